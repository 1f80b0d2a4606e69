import { expect, test } from "vitest";
import type { CubeComponents, Dimension, HierarchyNode } from "../vocabulary/component.ts";
import { canJoinDimensions, joinComponents } from "./join-components.ts";

const dimension = (cubeIri: string, id: string, change: Partial<Dimension> = {}): Dimension => ({
  id: `${cubeIri}.${id}`,
  cubeIri,
  kind: "NominalDimension",
  label: id,
  isNumerical: false,
  isKeyDimension: true,
  values: [],
  related: [],
  ...change,
});
const value = (text: string, label = text, position?: number) => ({
  value: text,
  label,
  ...(position === undefined ? {} : { position }),
});
const of = (...dimensions: Dimension[]): CubeComponents => ({ dimensions, measures: [] });

test("JO9 a joined dimension is the first one, with the values of all by value and by position", () => {
  const one = dimension("one", "canton", {
    order: 7,
    values: [value("2", "Bern", 2), value("3", "Uri", 1)],
  });
  const two = dimension("two", "kanton", {
    description: "two’s own",
    values: [value("1", "Zürich", 3), value("2", "Berne", 2)],
  });
  const other = dimension("two", "sector");
  const { dimensions } = joinComponents([
    { components: of(one), joinBy: ["one.canton"] },
    { components: of(other, two), joinBy: ["two.kanton"] },
  ]);
  expect(dimensions.map(({ id }) => id)).toEqual(["joinBy__0", "two.sector"]);
  expect(dimensions[0]).toMatchObject({
    cubeIri: "joinBy",
    label: "canton, kanton",
    order: 7,
    values: [
      { ...value("3", "Uri", 1), originals: [0] },
      value("2", "Bern", 2),
      { ...value("1", "Zürich", 3), originals: [1] },
    ],
    originalIds: [
      { cubeIri: "one", dimensionId: "one.canton", label: "canton" },
      { cubeIri: "two", dimensionId: "two.kanton", label: "kanton", description: "two’s own" },
    ],
  });
});

test("JO9 values of the same label stay apart, of the same value become one", () => {
  const one = dimension("one", "k", { values: [value("a", "same"), value("10")] });
  const two = dimension("two", "k", {
    values: [value("b", "same"), value("a", "other"), value("9")],
  });
  const [joined] = joinComponents([
    { components: of(one), joinBy: [one.id] },
    { components: of(two), joinBy: [two.id] },
  ]).dimensions;
  expect(joined?.label).toBe("k");
  expect(joined?.values.map((each) => each.value)).toEqual(["9", "10", "a", "b"]);
  expect(joined?.values.find((each) => each.value === "a")?.label).toBe("same");
});

test("JO9 a joined tree has the places of every dataset, each once", () => {
  type Tree = { [name: string]: Tree | undefined };
  const nodesOf = (tree: Tree, isIn: (name: string) => boolean, depth = 0): HierarchyNode[] =>
    Object.entries(tree).map(([name, below = {}]) => ({
      value: name,
      label: name,
      depth,
      dimensionId: "x",
      hasValue: isIn(name),
      children: nodesOf(below, isIn, depth + 1),
    }));
  const withTree = (iri: string, names: string, tree?: Tree): Dimension => {
    const values = names.split(" ").map((name) => value(name));
    const isIn = (name: string): boolean => values.some((each) => each.value === name);
    return dimension(iri, "place", { values, ...(tree && { hierarchy: nodesOf(tree, isIn) }) });
  };
  const write = (nodes: readonly HierarchyNode[] = []): string =>
    nodes
      .map(({ label, depth, hasValue, children }) =>
        [depth, label, hasValue ? "" : "-", children.length > 0 ? `(${write(children)})` : ""].join(
          "",
        ),
      )
      .join(" ");
  const join = (...dimensions: Dimension[]): string =>
    write(
      joinComponents(dimensions.map((each) => ({ components: of(each), joinBy: [each.id] })))
        .dimensions[0]?.hierarchy,
    );
  const one = withTree("one", "world fr", { world: { europe: { fr: {} } } });
  const two = withTree("two", "europe fr de jp", {
    world: { asia: { jp: {} }, europe: { fr: {}, de: {} } },
  });
  expect(join(one, two)).toBe("0world(1asia-(2jp) 1europe(2de 2fr))");
  expect(join(one, withTree("two", "fr world"))).toBe("0world(1europe-(2fr))");
  expect(join(one, withTree("two", "fr jp"))).toBe("0world(1europe-(2fr)) 0jp");
  expect(join(one, withTree("two", "fr jp", { fr: {}, asia: { jp: {} } }))).toBe(
    "0asia-(1jp) 0world(1europe-(2fr))",
  );
  expect(join(withTree("one", "fr de"), two)).toBe("");
});

test("SO5 the values of a joined dimension are in one order whatever the language of the host", () => {
  const one = dimension("one", "canton", { values: [value("{x"), value("10"), value("ä")] });
  const two = dimension("two", "kanton", { values: [value("9"), value("z"), value("a")] });
  const { dimensions } = joinComponents([
    { components: of(one), joinBy: ["one.canton"] },
    { components: of(two), joinBy: ["two.kanton"] },
  ]);
  expect(dimensions[0]?.values.map(({ value: each }) => each)).toEqual([
    "9",
    "10",
    "a",
    "ä",
    "z",
    "{x",
  ]);
});

test("JO5 times are one dimension only in the same unit and form", () => {
  const year = dimension("one", "t", { timeUnit: "Year", timeFormat: "%Y" });
  expect(canJoinDimensions(year, { ...year, id: "x" })).toBe(true);
  expect(canJoinDimensions(year, { ...year, timeUnit: "Month" })).toBe(false);
  expect(canJoinDimensions(year, { ...year, timeFormat: "%Y-%m" })).toBe(false);
});

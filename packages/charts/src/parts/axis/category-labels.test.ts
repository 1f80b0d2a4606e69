import { decodeTable, selectRows } from "@statelier/model";
import { expect, test } from "vitest";
import { drawFixture, layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { findOverlaps } from "../text/find-overlaps.ts";
import type { PlotScene, SceneText } from "../../scene/scene.ts";
import { TICK_SIZE } from "../text/type-sizes.ts";

const YEAR = /^\d{4}$/;

const yearsOf = ({ texts }: PlotScene): SceneText[] =>
  texts.filter(({ role, lines }) => role === "tick" && YEAR.test(lines.join("")));

test("columns of years in unequal steps are all named: between two of them nobody can guess a third", () => {
  const [wide, narrow] = [800, 480].map((width) =>
    yearsOf(drawFixture("column", "irregular-years", { width })),
  );
  expect(wide?.map(({ lines }) => lines.join())).toContain("1941");
  expect(wide).toHaveLength(18);
  expect(wide?.some(({ rotate }) => rotate)).toBe(false);
  expect(narrow).toHaveLength(18);
  expect(narrow?.every(({ rotate }) => rotate)).toBe(true);
});

test("where even turned names have no room, columns in equal distances are named", () => {
  const years = yearsOf(drawFixture("column", "irregular-years", { width: 320 }));
  const steps = years.slice(1).map(({ x }, index) => Math.round(x - (years[index]?.x ?? 0)));
  expect(years.length).toBeGreaterThan(4);
  expect(new Set(steps.slice(1, -1)).size).toBeLessThanOrEqual(2);
});

const ORDERED = "ordered-names";

const drawOrdered = (
  kind: "OrdinalDimension" | "NominalDimension",
  width: number,
  rename = (name: string, _index: number): string => name,
): PlotScene => {
  const { components, table } = readFixture("column", ORDERED);
  for (const dimension of components.dimensions) Object.assign(dimension, { kind });
  for (const column of table.columns)
    if (column.type === "dictionary") column.labels = column.labels?.map(rename) ?? [];
  const input = { width, components, table: decodeTable(table) };
  return drawFixture("column", ORDERED, input);
};

const drawRows = (name: string, rows: readonly number[], width: number): string[] => {
  const table = selectRows(makeFixtureInput(readFixture("column", name)).table, rows);
  return yearsOf(drawFixture("column", name, { width, table })).map(({ lines }) => lines.join());
};

test.each([360, 800])(
  "few of them carry their years at %d px, the first and the last too",
  (width) => {
    const years = drawRows("irregular-years", [4, 5, 12, 16, 17], width);
    expect(years).toEqual(["1888", "1900", "1970", "2010", "2020"]);
  },
);

test("among the gaps of a calendar the columns are named", () => {
  expect(drawRows("years-single", [0, 5, 8, 11], 320)).toEqual(["2012", "2017", "2020", "2023"]);
});

test("a few columns in a long calendar carry their own years, the first and the last first of all", () => {
  expect(drawRows("years-single", [0, 1, 11], 320)).toEqual(["2012", "2023"]);
});

const namesUnder = ({ texts, plot }: PlotScene): SceneText[] =>
  texts.filter(({ role, y }) => role === "tick" && y > plot.y + plot.height + TICK_SIZE);

test.each([280, 320, 343, 358, 390])(
  "ten long names in an order all stand under their columns at %d px, turned",
  (width) => {
    for (const kind of ["OrdinalDimension", "NominalDimension"] as const) {
      const names = namesUnder(drawOrdered(kind, width));
      expect(names).toHaveLength(10);
      expect(names.every(({ rotate }) => rotate)).toBe(true);
      expect(names.filter(({ lines }) => lines.join().includes("…")).length).toBeLessThan(2);
    }
  },
);

const BRANCHES =
  "Industrie,Handels,Bildung,Verwaltung,Landwirtschaft,Gesundheit,Banken,Kunst,Energie,Post";

test.each([280, 320, 360, 390, 480, 576])(
  "names that begin alike all keep what differs, at %d px",
  (width) => {
    const branches = BRANCHES.split(",");
    const scene = drawOrdered(
      "NominalDimension",
      width,
      (_, index) => `Bruttowertschöpfung zu laufenden Preisen der ${branches[index]}`,
    );
    const names = namesUnder(scene).map(({ lines }) => lines.join(" ").replaceAll("- ", ""));
    expect(names).toHaveLength(10);
    expect(names.map((name, index) => name.includes(branches[index]!.slice(0, 5)))).toEqual(
      branches.map(() => true),
    );
  },
);

test.each([390, 480])(
  "no year of a decade is cut where the plot has room to move, at %d px",
  (width) => {
    const scene = drawOrdered(
      "NominalDimension",
      width,
      (_, index) => `Durchschnitt der Jahre ${1931 + 10 * index}–${1940 + 10 * index}`,
    );
    const names = namesUnder(scene).map(({ lines }) => lines.join(""));
    expect(names.filter((name) => !/\d{4}–\d{4}$/.test(name))).toEqual([]);
  },
);

test("classes of numbers in an order are skipped in turn on a phone, and read horizontally", () => {
  const classes = drawOrdered("OrdinalDimension", 320, (_, index) => `${index}0’000–${index}9’999`);
  const names = namesUnder(classes);
  expect(names.length).toBeGreaterThan(2);
  expect(names.length).toBeLessThan(10);
  expect(names.some(({ rotate }) => rotate)).toBe(false);
});

const drawMany = (count: number, width: number): PlotScene => {
  const { components, table, ...rest } = readFixture("column", ORDERED);
  const [year] = components.dimensions;
  const ids = Array.from({ length: count }, (_, index) => `v${index}`);
  const labels = ids.map((_, index) => `${10 + index * 5}’000 Dollar Einkommen im Jahr und mehr`);
  const columns = table.columns.map((column) =>
    column.type === "dictionary"
      ? { ...column, values: ids, labels, codes: [...ids.keys()] }
      : { ...column, values: ids.map((_, index) => 100 + ((index * 37) % 90)) },
  ) as typeof table.columns;
  const values = ids.map((value, position) => ({ value, label: labels[position]!, position }));
  return layoutChart(
    makeFixtureInput(
      {
        ...rest,
        components: {
          ...components,
          dimensions: [{ ...year!, values }] as typeof components.dimensions,
        },
        table: { rowCount: count, columns },
      },
      { width },
    ),
  ) as PlotScene;
};

test.each([280, 320, 392, 460, 576])(
  "many long names in an order are turned, and none lies on another, at %d px",
  (width) => {
    for (const count of [16, 20, 26, 32]) {
      const scene = drawMany(count, width);
      expect(findOverlaps(scene)).toEqual([]);
      const names = scene.texts.filter(({ lines }) => lines.join(" ").includes("Dollar"));
      expect(names.length).toBeGreaterThan(5);
      expect(names.every(({ rotate }) => rotate)).toBe(true);
    }
  },
);

test.each([300, 336, 480, 800])(
  "the first and the last of columns over years are named at %d px, in even steps where those reach both",
  (width) => {
    const scene = drawFixture("column", "first-iowa-electricity", { width });
    const years = yearsOf(scene).map(({ lines }) => Number(lines.join()));
    expect([years[0], years.at(-1)]).toEqual([2001, 2017]);
    expect(new Set(years.slice(1).map((year, index) => year - years[index]!)).size).toBe(1);
    expect(years.length).toBeGreaterThan(2);
    expect(findOverlaps(scene)).toEqual([]);
  },
);

test.each([280, 320, 400])(
  "a round year gives way to the last one beside it, at %d px",
  (width) => {
    const { table } = makeFixtureInput(readFixture("column", "first-iowa-electricity"));
    const year = table.columns.find(({ id }) => id.endsWith("/year"));
    if (year?.type !== "dictionary") throw new Error("There are no years");
    const last = year.values.indexOf("2017");
    const rows = Array.from(year.codes.keys()).filter((row) => year.codes[row] !== last);
    const own = selectRows(table, rows);
    const scene = drawFixture("column", "first-iowa-electricity", { width, table: own });
    const years = yearsOf(scene).map(({ lines }) => lines.join());
    expect([years[0], years.at(-1)]).toEqual(["2001", "2016"]);
    expect(findOverlaps(scene)).toEqual([]);
  },
);

test("charts of before keep their round years", () => {
  const change = (config: object): void => {
    Object.assign(config, { extensions: {} });
  };
  const years = yearsOf(drawFixture("column", "first-iowa-electricity", { width: 336, change }));
  expect(years.map(({ lines }) => lines.join())).toEqual(["2005", "2010", "2015"]);
});

import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { describeStep } from "./describe-step.ts";

const t = createTranslator("en", collectMessages("en", ["controls", "editor", "kit", "viewer"]));

test("a step says what was changed: the type, the field and its component, the filter, the text and its language", async () => {
  const { session } = await openTestSession();
  const { config, components } = session.read();
  const [{ iri: cubeIri, filters: set } = { iri: "", filters: {} }] = config.cubes;
  const dimension = components.dimensions.find(({ id }) => set[id]?.type === "single");
  const say = (event: Parameters<typeof session.dispatch>[0]): string => {
    session.dispatch(event);
    const step = session.read().history.past.at(-1);
    return step ? describeStep(step.name, session.read(), t) : "";
  };
  const { id = "", label = "", values = [] } = dimension ?? {};
  const shown = set[id];
  const value = values.find(
    (each) => shown?.type === "single" && each.value !== shown.value,
  )?.value;
  const filters = [{ cubeIri, dimensionId: id }];
  expect(say({ type: "CHART_META_CHANGE", field: "title", locale: "de", value: "Wald" })).toBe(
    "Title (German)",
  );
  expect(say({ type: "FILTER_SET_SINGLE", filters, value: value ?? "" })).toBe(`filter (${label})`);
  expect(say({ type: "CHART_TYPE_CHANGED", chartType: "table" })).toBe("chart type (Table)");
});

test("a step of the filter of joined datasets names the dimension that they share", async () => {
  const { session } = await openTestSession();
  const { config, components } = session.read();
  const dimensions = components.dimensions.map((dimension) => {
    const { id, cubeIri, label } = dimension;
    return { ...dimension, id: `joinBy ${id}`, originalIds: [{ cubeIri, dimensionId: id, label }] };
  });
  const [dimension] = components.dimensions;
  const { id, label } = dimension!;
  const step = { id: "history.filter" as const, args: { dimensionId: id } };
  const joined = { config, components: { ...components, dimensions } };
  expect(describeStep(step, joined, t)).toBe(`filter (${label})`);
});

test("UR3 typing the text of an annotation is one step in each language, and steps say which setting they changed", async () => {
  const { session } = await openTestSession();
  const set = (path: [string], value: unknown): void =>
    session.dispatch({ type: "CHART_FIELD_UPDATED", field: "extensions", path, value });
  const write = (text: Record<string, string>): void =>
    set(["remarks"], [{ key: "1", type: "event", at: "2", text }]);
  set(["remarks"], [{ key: "1", type: "event", at: "1" }]);
  set(["remarks"], [{ key: "1", type: "event", at: "2" }]);
  for (const text of ["L", "Le", "Leh"]) write({ en: text });
  for (const text of ["K", "Kr"]) write({ en: "Leh", de: text });
  const [measure] = session.read().components.measures;
  set(["logAxes"], { y: true });
  session.dispatch({
    type: "CHART_FIELD_UPDATED",
    field: "extensions",
    path: ["axisStarts", measure?.id ?? ""],
    value: "data",
  });
  set(["patterns"], true);
  set(["note"], { en: "Corrected" });
  expect(
    session.read().history.past.map(({ name }) => describeStep(name, session.read(), t)),
  ).toEqual([
    "annotation",
    "annotation",
    "annotation (English)",
    "annotation (German)",
    "logarithmic axis",
    `Start of the axis (${measure?.label})`,
    "Patterns as well as colours",
    "Note below the chart",
  ]);
});

test("UR1 steps that change options of one field say which", async () => {
  const { session } = await openTestSession();
  const set = (path: [string], value: unknown): void =>
    session.dispatch({ type: "CHART_FIELD_UPDATED", field: "y", path, value });
  set(["customDomain"], [0, 9000]);
  set(["showValues"], true);
  set(["showDots"], true);
  expect(
    session.read().history.past.map(({ name }) => describeStep(name, session.read(), t)),
  ).toEqual([
    "Range of the value axis (Vertical axis)",
    "Values in the chart (Vertical axis)",
    `${t("editor.dots")} (Vertical axis)`,
  ]);
});

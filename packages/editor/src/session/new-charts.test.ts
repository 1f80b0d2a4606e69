import { FIELD_VALUE_NONE, type ObservationTable } from "@statelier/model";
import { expect, test } from "vitest";
import {
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
} from "../testing/make-test-components.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { ComponentsCache } from "./components-cache.ts";
import { EditorSession } from "./editor-session.ts";

const NAMES = Array.from({ length: 12 }, (_, index) => `a${index}`);
const area = makeTestDimension("area", NAMES, { kind: "GeoShapesDimension" });
const measure = makeTestMeasure("deaths");

const tableOf = (values: number[]): ObservationTable => ({
  rowCount: values.length,
  columns: [
    {
      type: "dictionary",
      id: area.id,
      codes: Int32Array.from(values.keys()),
      values: NAMES,
      labels: NAMES,
    },
    { type: "number", id: measure.id, values: Float64Array.from(values) },
  ],
});

const SKEWED = tableOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 900]);
const EVEN = tableOf(NAMES.map((_, index) => index));

/** A session whose chart has just become a map, shown with these observations. */
const openMap = async (table: ObservationTable) => {
  const world = await openTestSession({
    data: {
      components: async () => ({
        dimensions: [makeTestYears(["2020"]), area],
        measures: [measure],
      }),
      possibleFilters: async () => [],
    },
  });
  const { session } = world;
  const before = session.read().config.chartType;
  session.dispatch({ type: "CHART_TYPE_CHANGED", chartType: "map" });
  const show = (shown = table, to = session): void => {
    const { config, components } = to.read();
    to.noticeDrawn({ config, components, table: shown });
  };
  show();
  const color = (of = session): unknown => {
    const { config } = of.read();
    return config.chartType === "map" ? config.fields.areaLayer?.color : config.chartType;
  };
  return { ...world, before, show, color };
};

const CLASSES = { scaleType: "discrete", interpolationType: "quantile", nbClass: 5 };
const LINEAR = { scaleType: "continuous", interpolationType: "linear" };

test("MP12 a map that was just made begins with classes where one area would leave all others alike", async () => {
  const { session, before, color } = await openMap(SKEWED);
  expect(color()).toMatchObject(CLASSES);
  session.undo();
  expect(color()).toBe(before);
  session.redo();
  expect(color()).toMatchObject(CLASSES);
});

test("MP12 a map waits to be drawn until it has the classes with which it begins", async () => {
  const { session, show } = await openMap(tableOf([]));
  const isUnsettled = (table: ObservationTable): boolean => {
    const { config, components } = session.read();
    return session.isUnsettled({ config, components, table });
  };
  expect(isUnsettled(EVEN)).toBe(false);
  expect(isUnsettled(SKEWED)).toBe(true);
  show(SKEWED);
  expect(isUnsettled(SKEWED)).toBe(false);
});

test("MP12 a map of values that spread is linear, and stays so under others", async () => {
  const { color, show } = await openMap(EVEN);
  show(SKEWED);
  expect(color()).toMatchObject(LINEAR);
});

test("MP12 an author's scale stays, and so does that of a map which is opened again", async () => {
  const { session, color, show, environment } = await openMap(tableOf([]));
  const { state, components } = session.read();
  const cache = new ComponentsCache();
  for (const { cubes } of state.chartConfigs) cache.put(cubes, components);
  const opened = new EditorSession("opened", { state, components: cache }, environment);
  show(SKEWED, opened);
  expect(color(opened)).toMatchObject(LINEAR);
  for (const chartType of ["bar", "map"] as const)
    opened.dispatch({ type: "CHART_TYPE_CHANGED", chartType });
  opened.undo();
  opened.undo();
  show(SKEWED, opened);
  expect(color(opened)).toMatchObject(LINEAR);
  session.dispatch({ type: "CHART_PALETTE_CHANGED", field: "areaLayer", paletteId: "blues" });
  const { config, components: own } = session.read();
  expect(session.isUnsettled({ config, components: own, table: SKEWED })).toBe(false);
  show(SKEWED);
  expect(color()).toMatchObject(LINEAR);
});

test("FC6 points that were just made begin with the names of those that stand apart, and stay without where their author takes them away", async () => {
  const births = makeTestMeasure("births");
  const { session } = await openTestSession({
    data: {
      components: async () => ({ dimensions: [area], measures: [measure, births] }),
      possibleFilters: async () => [],
    },
  });
  session.dispatch({ type: "CHART_TYPE_CHANGED", chartType: "bar" });
  session.dispatch({ type: "CHART_TYPE_CHANGED", chartType: "scatterplot" });
  const along = {
    type: "number" as const,
    id: births.id,
    values: Float64Array.from(EVEN.columns[1]!.type === "number" ? EVEN.columns[1]!.values : []),
  };
  const table = { ...SKEWED, columns: [...SKEWED.columns, along] };
  const read = () => session.read().config.extensions?.pointLabels?.[area.id];
  const show = (): void => {
    const { config, components } = session.read();
    session.noticeDrawn({ config, components, table });
  };
  const { config, components } = session.read();
  expect(session.isUnsettled({ config, components, table })).toBe(true);
  show();
  expect(read()).toContain("a11");
  const path = ["pointLabels", area.id];
  session.dispatch({
    type: "CHART_FIELD_UPDATED",
    field: "extensions",
    path,
    value: FIELD_VALUE_NONE,
  });
  show();
  expect(read()).toBeUndefined();
});

import { DataError } from "@statelier/data";
import { buildComponentId, joinComponents } from "@statelier/model";
import { expect, test } from "vitest";
import {
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
  TEST_CUBE,
} from "../testing/make-test-components.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { EditorSession } from "./editor-session.ts";
import { loadSession } from "./load-session.ts";

const OTHER = "https://example.org/other";

const otherYear = buildComponentId(OTHER, "jahr");

const other = {
  dimensions: [{ ...makeTestYears(["2020", "2021"]), cubeIri: OTHER, id: otherYear }],
  measures: [
    { ...makeTestMeasure("births"), cubeIri: OTHER, id: buildComponentId(OTHER, "births") },
  ],
};

const JOIN_BY = { [TEST_CUBE]: [buildComponentId(TEST_CUBE, "year")], [OTHER]: [otherYear] };

const own = {
  dimensions: [makeTestYears(["2020", "2021"]), makeTestDimension("sector", ["total", "b", "c"])],
  measures: [makeTestMeasure("deaths")],
};

/** A source with two datasets that the test may switch off. */
const openTwo = async () => {
  const source = { isDown: false };
  const components = { [TEST_CUBE]: own, [OTHER]: other };
  const world = await openTestSession({
    data: {
      latestIri: async (_source, iri) => iri,
      components: async (_scope, cubes) => {
        if (source.isDown) throw new DataError("SOURCE_DOWN", "down");
        const inputs = cubes.map(({ iri, joinBy = [] }) => ({
          components: components[iri as keyof typeof components],
          joinBy,
        }));
        return inputs.length > 1 ? joinComponents(inputs) : inputs[0]!.components;
      },
    },
  });
  const readIris = () => world.session.read().config.cubes.map(({ iri }) => iri);
  return { ...world, source, readIris };
};

test("JO2 JO3 a dataset is added to the active chart and taken away again", async () => {
  const { session, readIris } = await openTwo();
  expect(await session.addDataset(OTHER, JOIN_BY)).toBe(true);
  expect(readIris()).toEqual([TEST_CUBE, OTHER]);
  await session.removeDataset(TEST_CUBE);
  expect(readIris()).toEqual([OTHER]);
  session.undo();
  session.undo();
  expect(readIris()).toEqual([TEST_CUBE]);
});

test("UR4 the steps of a chart survive a reload after a dataset was added, removed, or its source is away", async () => {
  const { session, source, environment } = await openTwo();
  const title = (value: string) =>
    ({ type: "CHART_META_CHANGE", field: "title", locale: "en", value }) as const;
  session.dispatch(title("Deaths"));
  await session.addDataset(OTHER, JOIN_BY);
  await session.removeDataset(TEST_CUBE);
  session.undo();
  session.flush();
  const reload = async () => {
    const loaded = await loadSession({ type: "stored", id: "abc" }, environment);
    if (loaded.type !== "editing") throw new Error(loaded.type);
    return new EditorSession("abc", loaded, environment);
  };
  const again = await reload();
  again.redo();
  expect(again.read().components.dimensions.map(({ id }) => id)).toEqual([otherYear]);
  again.undo();
  again.undo();
  expect(again.read().config.cubes).toHaveLength(1);
  expect(again.read().missing).toBeUndefined();
  again.undo();
  expect(again.read().config.meta.title.en).toBe("");
  expect(again.read().history).not.toHaveProperty("isCut");
  again.travelBack(-2);
  again.flush();
  source.isDown = true;
  expect((await reload()).read().history.past).toHaveLength(2);
});

test("a dataset whose components do not come is not added, and the log says why", async () => {
  const { session, source, readIris, logged } = await openTwo();
  source.isDown = true;
  expect(await session.addDataset(OTHER, JOIN_BY)).toBe(false);
  expect(readIris()).toEqual([TEST_CUBE]);
  expect(logged).toEqual([expect.stringContaining("Could not fetch dimensions and measures")]);
});

test("a dataset that cannot be taken away stays, and the log says why", async () => {
  const { session, source, readIris, logged, notices } = await openTwo();
  await session.addDataset(OTHER, JOIN_BY);
  source.isDown = true;
  await session.removeDataset(TEST_CUBE);
  expect(readIris()).toEqual([TEST_CUBE, OTHER]);
  expect(logged).toEqual([expect.stringContaining(`Could not remove the dataset ${TEST_CUBE}`)]);
  expect(notices).toEqual([]);
});

test("CH1 a chart of another dataset is added and active; one that cannot be loaded is told", async () => {
  const { session, source, notices } = await openTwo();
  const first = session.read().config.key;
  expect(await session.addChartOf(OTHER)).toBe(true);
  expect(session.read().state.chartConfigs).toHaveLength(2);
  expect(session.read().config.cubes[0]?.iri).toBe(OTHER);
  expect(session.read().config.key).not.toBe(first);
  source.isDown = true;
  expect(await session.addChartOf("https://example.org/third")).toBe(false);
  expect(session.read().state.chartConfigs).toHaveLength(2);
  expect(notices).toMatchObject([{ type: "chart-not-added", error: { code: "SOURCE_DOWN" } }]);
});

test("the caution before datasets are joined is read once in a browser", async () => {
  const { session, stored } = await openTwo();
  expect(session.isCautionRead()).toBe(false);
  session.dismissCaution();
  expect(session.isCautionRead()).toBe(true);
  expect(stored.get("statelier-join-caution")).toBe("read");
});

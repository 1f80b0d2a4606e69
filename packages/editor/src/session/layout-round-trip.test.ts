import { readFileSync } from "node:fs";
import { type ConfigClient, type DataClient, DataError } from "@statelier/data";
import { type LayoutType, makeLayout, type StateWithCharts } from "@statelier/document";
import { isRecord } from "@statelier/model";
import { hasTestData, listTestData, testDataPath } from "@statelier/model/testing/test-data";
import { expect, test, vi } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { makeTestEnvironment, openTestSession } from "../testing/make-test-environment.ts";
import { EditorSession } from "./editor-session.ts";
import { loadSession } from "./load-session.ts";
import { withoutPanels } from "./stored-state.ts";

const LAYOUTING = { type: "copy", key: "stored", isLayouting: true, isEdit: true } as const;

/** Opens a stored document in the layout screen, publishes it, and answers what was stored. */
const openAndPublish = async (
  data: Record<string, unknown>,
  changes: Partial<DataClient> = {},
  step: StateWithCharts["state"] = "LAYOUTING",
) => {
  const createConfig = vi.fn<ConfigClient["createConfig"]>(async () => makeStoredConfig());
  const getConfig = async () => makeStoredConfig({ data });
  const { environment, left, logged } = makeTestEnvironment({
    data: changes,
    configs: { createConfig, getConfig },
  });
  const loaded = await loadSession(LAYOUTING, environment);
  if (loaded.type !== "editing") throw new Error(JSON.stringify(loaded));
  const session = new EditorSession("abc", loaded, environment);
  const { state } = session.read();
  expect(state.state).toBe(step);
  session.publish();
  await vi.waitFor(() => expect([left.length, logged]).toEqual([1, []]));
  return { state, stored: createConfig.mock.calls.map(([config]) => config.data) };
};

const withoutStep = ({ state: _step, ...document }: StateWithCharts) => document;

const makeTwoCharts = async (type: LayoutType): Promise<Record<string, unknown>> => {
  const { session } = await openTestSession();
  session.dispatch({ type: "CHART_CONFIG_ADD" });
  session.dispatch({ type: "STEP_NEXT" });
  const text = { de: "", fr: "", it: "", en: "Between" };
  session.dispatch({ type: "LAYOUT_BLOCK_ADD", text });
  const { layout, chartConfigs } = session.read().state;
  const keys = chartConfigs.map(({ key }) => key);
  session.dispatch({ type: "LAYOUT_CHANGED", layout: makeLayout(type, layout, keys) });
  session.dispatch({ type: "LAYOUT_ACTIVE_FIELD_CHANGED" });
  return { ...withoutStep(session.read().state) };
};

test.each(["tab", "tall", "vertical", "canvas"] as const)(
  "charts laid out as %s open in the layout screen, are published and come back equal",
  async (type) => {
    const data = await makeTwoCharts(type);
    const { state, stored } = await openAndPublish(data);
    expect(withoutStep(state)).toEqual(JSON.parse(JSON.stringify(data)));
    expect(stored).toHaveLength(1);
    const again = await openAndPublish(stored[0] ?? {});
    expect(again.state).toEqual(state);
    expect(again.stored).toEqual(stored);
  },
);

test("LA10 D17 charts with addresses of their own come back each by itself", async () => {
  const data = await makeTwoCharts("singleURLs");
  const { state, stored } = await openAndPublish(data);
  expect(withoutStep(state)).toEqual(JSON.parse(JSON.stringify(data)));
  expect(stored.map((each) => (each["chartConfigs"] as unknown[]).length)).toEqual([1, 1]);
});

test("D17 charts with addresses of their own that are public already are not published again where others failed", async () => {
  const data = await makeTwoCharts("singleURLs");
  let calls = 0;
  const createConfig = vi.fn<ConfigClient["createConfig"]>(async () => {
    calls += 1;
    if (calls === 2) throw new DataError("RATE_LIMITED", "Too many");
    return makeStoredConfig({ key: `public00000${calls}` });
  });
  const getConfig = async () => makeStoredConfig({ data });
  const { environment, left, opened, notices } = makeTestEnvironment({
    configs: { createConfig, getConfig },
  });
  const loaded = await loadSession(LAYOUTING, environment);
  if (loaded.type !== "editing") throw new Error(loaded.type);
  const session = new EditorSession("abc", loaded, environment);
  session.publish();
  await vi.waitFor(() => expect(notices).toMatchObject([{ type: "error" }]));
  session.publish();
  await vi.waitFor(() => expect(left).toEqual(["/v/public000001?publishSuccess=true"]));
  expect([calls, opened]).toEqual([3, ["/v/public000003?publishSuccess=true"]]);
});

const SAVED = "saved-charts";

const dashboards = hasTestData(SAVED)
  ? listTestData(SAVED).flatMap((name) => {
      const parsed: unknown = JSON.parse(readFileSync(testDataPath(SAVED, name), "utf8"));
      const data = isRecord(parsed) && isRecord(parsed["data"]) ? parsed["data"] : parsed;
      const isOne = isRecord(data) && Array.isArray(data["chartConfigs"]);
      return isOne && (data["chartConfigs"] as unknown[]).length > 1 ? [{ name, data }] : [];
    })
  : [{ name: "each dashboard", data: {} }];

test.skipIf(!hasTestData(SAVED)).for(dashboards)(
  "$name, which another program saved, is published from the layout screen and comes back equal (STATELIER_TEST_DATA)",
  async ({ data }) => {
    const source = {
      components: async () => ({ dimensions: [], measures: [] }),
      unversionedIri: async () => undefined,
    };
    const { state, stored } = await openAndPublish(data, source);
    const { layout, chartConfigs } = data as unknown as StateWithCharts;
    expect(state.layout.blocks.map(({ key }) => key)).toEqual(layout.blocks.map(({ key }) => key));
    expect(state.chartConfigs.map(({ key }) => key)).toEqual(chartConfigs.map(({ key }) => key));
    const again = await openAndPublish(stored[0] ?? {}, source);
    // Which panel was open is of the screen: publishing closes it.
    expect(withoutPanels(again.state)).toEqual(withoutPanels(state));
    expect(withoutPanels(again.stored)).toEqual(withoutPanels(stored));
  },
);

const MAPS = ["map-1.json", "map-nfi-chart-config.json"];

test.skipIf(!hasTestData(SAVED)).for(MAPS)(
  "%s, which another program saved, opens in the editor, is published and comes back equal (STATELIER_TEST_DATA)",
  async (name) => {
    const source = {
      components: async () => ({ dimensions: [], measures: [] }),
      unversionedIri: async () => undefined,
    };
    const data: unknown = JSON.parse(readFileSync(testDataPath(SAVED, name), "utf8"));
    const { state, stored } = await openAndPublish(
      isRecord(data) ? data : {},
      source,
      "CONFIGURING_CHART",
    );
    expect(state.chartConfigs.map(({ chartType }) => chartType)).toEqual(["map"]);
    const again = await openAndPublish(stored[0] ?? {}, source, "CONFIGURING_CHART");
    expect(withoutPanels(again.state)).toEqual(withoutPanels(state));
    expect(withoutPanels(again.stored)).toEqual(withoutPanels(stored));
  },
);

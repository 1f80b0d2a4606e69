import { describe, expect, test } from "vitest";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import { makeComponents, TEST_CUBE } from "../testing/make-test-components.ts";
import { makeLayout } from "../dashboard/layout-blocks.ts";
import type { ConfiguratorState } from "../document/configurator-state.ts";
import type { EditorEvent } from "./events/events.ts";
import { ALL_STATES } from "./events/handler.ts";
import { HANDLERS } from "./handler-table.ts";
import { makeState } from "./testing/make-test-state.ts";
import { transition } from "./transition.ts";
import { charts, context, effectsOf, send } from "./testing/send-events.ts";

test("ST8 what each state listens to is written down", async () => {
  const names = Object.keys(HANDLERS).toSorted() as (keyof typeof HANDLERS)[];
  const width = Math.max(...names.map((name) => name.length));
  const header = `${"".padEnd(width)}  ${ALL_STATES.join("  ")}`;
  const rows = names.map((name) => {
    const cells = ALL_STATES.map((state) =>
      (HANDLERS[name].allowed.includes(state) ? "x" : "·").padEnd(state.length),
    );
    return `${name.padEnd(width)}  ${cells.join("  ")}`.trimEnd();
  });
  await expect([header, ...rows, ""].join("\n")).toMatchFileSnapshot("./state-event-table.txt");
});

test("ST8 an event that its state does not allow changes nothing and says so", () => {
  const state = makeState();
  const event: EditorEvent = { type: "DASHBOARD_TIME_RANGE_FILTER_REMOVE" };
  const result = transition(state, event, context);
  expect(result.state).toBe(state);
  expect(result.effects).toEqual([
    {
      type: "LOG_IGNORED",
      event: event.type,
      state: "CONFIGURING_CHART",
      reason: "state",
      message: "Ignoring DASHBOARD_TIME_RANGE_FILTER_REMOVE as state is incompatible with action",
    },
  ]);
});

describe("steps", () => {
  const two = send(makeState(), { type: "CHART_CONFIG_ADD" });

  test("ST1 one chart goes straight to publishing, several over the layout", () => {
    expect(send(makeState(), { type: "STEP_NEXT" }).state).toBe("PUBLISHING");
    expect(effectsOf(makeState(), { type: "STEP_NEXT" })).toContainEqual({ type: "PUBLISH" });
    const layouting = charts(send(two, { type: "STEP_NEXT" }));
    expect([layouting.state, layouting.activeChartKey]).toEqual(["LAYOUTING", "first"]);
    expect(send(layouting, { type: "STEP_NEXT" }).state).toBe("PUBLISHING");
  });

  test("ST1 a chart that is left with words or texts of a page goes over the layout, too", () => {
    const one = charts(makeState());
    const { layout } = one;
    const words = { de: "", fr: "", it: "", en: "Overview" };
    const titled = { ...one, layout: { ...layout, meta: { ...layout.meta, title: words } } };
    expect(send(titled, { type: "STEP_NEXT" }).state).toBe("LAYOUTING");
    const publishing = send(titled, { type: "STEP_NEXT" }, { type: "STEP_NEXT" });
    expect(publishing.state).toBe("PUBLISHING");
    expect(send(publishing, { type: "STEP_PREVIOUS" }).state).toBe("LAYOUTING");
    const text = { type: "text" as const, key: "words", text: words, initialized: true };
    const withText = { ...one, layout: { ...layout, blocks: [...layout.blocks, text] } };
    expect(send(withText, { type: "STEP_NEXT" }).state).toBe("LAYOUTING");
    const apart = makeLayout("singleURLs", titled.layout, [one.activeChartKey]);
    expect(send({ ...titled, layout: apart }, { type: "STEP_NEXT" }).state).toBe("PUBLISHING");
  });

  test("ST1 a dataset becomes a document with its first chart", () => {
    const start: ConfiguratorState = {
      version: "4.6.0",
      state: "SELECTING_DATASET",
      dataSource: { type: "sparql", url: "u" },
    };
    expect(send(start, { type: "STEP_NEXT" })).toBe(start);
    const chartConfig = makeInitialChartConfig("line", {
      components: makeComponents(),
      cubes: [{ iri: TEST_CUBE }],
      key: "k",
    })!;
    const result = transition(start, { type: "STEP_NEXT", chartConfig }, context);
    expect(result.state).toMatchObject({
      state: "CONFIGURING_CHART",
      activeChartKey: "k",
      chartConfigs: [chartConfig],
    });
    expect(result.effects.map(({ type }) => type)).toEqual([
      "FETCH_POSSIBLE_FILTERS",
      "SAVE_LOCAL",
    ]);
  });

  test("ST2 an initial state becomes the choice of a dataset with the source at hand", () => {
    const initial: ConfiguratorState = {
      version: "4.6.0",
      state: "INITIAL",
      dataSource: { type: "sparql", url: "other" },
    };
    expect(send(makeState(), { type: "INITIALIZED", state: initial })).toEqual({
      version: "4.6.0",
      state: "SELECTING_DATASET",
      dataSource: { type: "sparql", url: "https://example.org/query" },
    });
  });

  test("another source is taken before there is a chart, and not beside one", () => {
    const dataSource = { type: "sql", url: "tables" } as const;
    const event: EditorEvent = { type: "DATASOURCE_CHANGED", dataSource };
    expect(send(two, { type: "STEP_PREVIOUS" }, event)).toEqual({
      version: "4.6.0",
      state: "SELECTING_DATASET",
      dataSource,
    });
    expect(send(two, event)).toBe(two);
  });

  test("ST3 back goes the same way, and back to the datasets forgets the charts", () => {
    const back: EditorEvent = { type: "STEP_PREVIOUS" };
    expect(send(two, { type: "STEP_NEXT" }, { type: "STEP_NEXT" }, back).state).toBe("LAYOUTING");
    expect(send(makeState(), { type: "STEP_NEXT" }, back).state).toBe("CONFIGURING_CHART");
    const configuring = charts(
      send(two, { type: "CHART_ACTIVE_FIELD_CHANGED", field: "x" }, { type: "STEP_NEXT" }, back),
    );
    expect(configuring.chartConfigs.map(({ activeField }) => activeField)).toEqual([
      undefined,
      undefined,
    ]);
    expect(send(two, back)).toEqual({
      version: "4.6.0",
      state: "SELECTING_DATASET",
      dataSource: two.dataSource,
    });
  });

  test("ST4 a chart of the layout is configured on its own", () => {
    const added = charts(two).chartConfigs[1]!.key;
    const state = charts(
      send(two, { type: "STEP_NEXT" }, { type: "CONFIGURE_CHART", chartKey: added }),
    );
    expect([state.state, state.activeChartKey]).toEqual(["CONFIGURING_CHART", added]);
  });

  test("ST6 a failed publication steps back, says why and loses nothing", () => {
    const publishing = send(makeState(), { type: "STEP_NEXT" });
    const result = transition(
      publishing,
      { type: "PUBLISH_FAILED", errorId: "error.STORE.title" },
      context,
    );
    expect(result.effects[0]).toEqual({
      type: "TOAST",
      variant: "error",
      messageId: "error.STORE.title",
    });
    expect(charts(result.state).chartConfigs).toEqual(
      charts(makeState()).chartConfigs.map((config) => ({ ...config, activeField: undefined })),
    );
    expect(effectsOf(publishing, { type: "PUBLISHED", key: "abc" })).toEqual([
      { type: "NAVIGATE", to: { page: "published", key: "abc" } },
    ]);
  });
});

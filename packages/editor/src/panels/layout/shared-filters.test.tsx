import { KitProvider } from "@statelier/ui";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorContext, type EditorValue } from "../../chart/editor-context.ts";
import { EditorPlace } from "../../chart/editor-place.ts";
import { makeTestDimension, makeTestMeasure } from "../../testing/make-test-components.ts";
import { openTestSession } from "../../testing/make-test-environment.ts";
import { MappedFilter } from "../../controls/mapped-filter.tsx";
import { renderInEditor } from "../../testing/render-in-editor.tsx";
import { SharedFilters } from "./shared-filters.tsx";

const NAMESPACES = ["controls", "editor", "kit", "layout", "viewer"] as const;

const sector = makeTestDimension("sector", ["total", "b", "c"]);
const month = makeTestDimension("month", ["2020-01", "2020-02", "2021-01"], {
  kind: "TemporalDimension",
  timeUnit: "Month",
});

/** Two charts over time, on one sector each. */
const openBoard = async (time = month) => {
  const components = { dimensions: [time, sector], measures: [makeTestMeasure("deaths")] };
  const { session } = await openTestSession({
    data: { components: async () => components },
  });
  session.dispatch({ type: "CHART_CONFIG_ADD" });
  session.dispatch({ type: "STEP_NEXT" });
  const show = (locale: (typeof UI_LOCALES)[number], part = <SharedFilters />): string => {
    const value = { session, place: new EditorPlace(), locale, sources: [] };
    return renderToStaticMarkup(
      <KitProvider locale={locale} messages={collectMessages(locale, NAMESPACES)}>
        <EditorContext value={value as unknown as EditorValue}>{part}</EditorContext>
      </KitProvider>,
    );
  };
  return { session, show };
};

/** Shared, on the first value of the dimension, which no chart has on its own. */
const shareFirst = ({
  dispatch,
}: Pick<Awaited<ReturnType<typeof openBoard>>["session"], "dispatch">) => {
  const value = sector.values[0]!.value;
  const filters = { [sector.id]: { type: "single" as const, value } };
  dispatch({ type: "DASHBOARD_DATA_FILTER_ADD", dimensionId: sector.id });
  dispatch({
    type: "DASHBOARD_DATA_FILTERS_SET",
    dataFilters: { componentIds: [sector.id], filters },
  });
};

test.each([
  ["de", "Jan. 2020"],
  ["fr", "janv. 2020"],
] as const)("the ends of a period are said as dates are written: %s", async (locale, date) => {
  const { session, show } = await openBoard();
  session.dispatch({
    type: "DASHBOARD_TIME_RANGE_FILTER_UPDATE",
    timeRange: { active: true, timeUnit: "Month", presets: { from: "2020-01", to: "2020-02" } },
  });
  expect(show(locale)).toContain(`aria-valuetext="${date}"`);
});

test("DP4 the ends of a shared period of many days are typed or picked, not looked for in a list", async () => {
  const days = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const { session, show } = await openBoard(
    makeTestDimension("day", days, { kind: "TemporalDimension", timeUnit: "Day" }),
  );
  session.dispatch({
    type: "DASHBOARD_TIME_RANGE_FILTER_UPDATE",
    timeRange: { active: true, timeUnit: "Day", presets: { from: days[0]!, to: days[9]! } },
  });
  const fields = show("en").match(/<input[^>]*type="text"[^>]*value="[^"]*"/g) ?? [];
  expect(fields.map((each) => /value="([^"]*)"/.exec(each)?.[1])).toEqual([
    "01.01.2024",
    "10.01.2024",
  ]);
});

test("DA10 a shared period of another unit stands at what it leaves of the dates", async () => {
  const { session, show } = await openBoard();
  session.dispatch({
    type: "DASHBOARD_TIME_RANGE_FILTER_UPDATE",
    timeRange: { active: true, timeUnit: "Year", presets: { from: "2020", to: "2020" } },
  });
  expect(show("en").match(/aria-valuetext="[^"]*"/g)).toEqual([
    'aria-valuetext="Jan 2020"',
    'aria-valuetext="Feb 2020"',
  ]);
});

test.each(UI_LOCALES)(
  "charts of which a shared filter leaves one value are named: %s",
  async (locale) => {
    const { session, show } = await openBoard();
    const filters = [{ cubeIri: sector.cubeIri, dimensionId: sector.id }];
    const note = /<output[^>]*>([^<]+)<\/output>/;
    session.dispatch({ type: "STEP_PREVIOUS" });
    session.dispatch({ type: "CHART_FIELD_CHANGED", field: "segment", componentId: sector.id });
    session.dispatch({ type: "CHART_CONFIG_FILTER_SET_MULTI", filters, values: ["total", "b"] });
    session.dispatch({
      type: "CHART_META_CHANGE",
      field: "title",
      locale,
      value: "Of several sectors",
    });
    session.dispatch({ type: "STEP_NEXT" });
    expect(show(locale)).not.toMatch(note);
    session.dispatch({ type: "DASHBOARD_DATA_FILTER_ADD", dimensionId: sector.id });
    expect(note.exec(show(locale))?.[1]).toMatch(/\bB\b[^]*: Of several sectors\./);
    session.dispatch({ type: "DASHBOARD_DATA_FILTER_REMOVE", dimensionId: sector.id });
    expect(show(locale)).not.toMatch(note);
  },
);

test("what is shared can be ended when one chart alone is filtered by it, and goes with the last but one", async () => {
  const { session, show } = await openBoard();
  session.dispatch({ type: "DASHBOARD_DATA_FILTER_ADD", dimensionId: sector.id });
  session.dispatch({ type: "STEP_PREVIOUS" });
  session.dispatch({ type: "CHART_FIELD_CHANGED", field: "segment", componentId: sector.id });
  session.dispatch({ type: "STEP_NEXT" });
  expect(show("en")).toMatch(/role="switch"[^>]*checked[^]*SECTOR/i);
  const [first] = session.read().state.chartConfigs;
  session.dispatch({ type: "CHART_CONFIG_REMOVE", chartKey: first!.key });
  expect(session.read().state.dashboardFilters.dataFilters.componentIds).toEqual([]);
  session.undo();
  expect(session.read().state.dashboardFilters.dataFilters.componentIds).toEqual([sector.id]);
});

test.each(UI_LOCALES)(
  "a chart's own filter says which value the layout sets in its place: %s",
  async (locale) => {
    const { session, show } = await openBoard();
    const note = new RegExp(`<p[^>]*>[^<]*: ${sector.values[0]!.label}\\.`);
    const filter = <MappedFilter component={sector} />;
    shareFirst(session);
    session.dispatch({ type: "STEP_PREVIOUS" });
    expect(show(locale, filter)).toMatch(note);
    session.dispatch({ type: "STEP_NEXT" });
    const { layout, chartConfigs } = session.read().state;
    const publishableChartKeys = chartConfigs.map(({ key }) => key);
    session.dispatch({
      type: "LAYOUT_CHANGED",
      layout: { ...layout, type: "singleURLs", publishableChartKeys },
    });
    expect(show(locale, filter)).not.toMatch(note);
  },
);

test("a stored chart that is alone under a shared filter says so, without a way to a layout: its next step would publish it", async () => {
  const { session, show } = await openBoard();
  session.dispatch({ type: "DASHBOARD_DATA_FILTER_ADD", dimensionId: sector.id });
  session.dispatch({ type: "STEP_PREVIOUS" });
  const filter = <MappedFilter component={sector} />;
  const toLayout = ">Layout</button>";
  expect(show("en", filter)).toContain(toLayout);
  const { state, ...snapshot } = session.read();
  const chartConfigs = state.chartConfigs.slice(0, 1);
  const alone = renderInEditor("en", { ...snapshot, state: { ...state, chartConfigs } }, filter);
  expect(alone).toContain("The layout sets this filter");
  expect(alone).not.toContain(toLayout);
});

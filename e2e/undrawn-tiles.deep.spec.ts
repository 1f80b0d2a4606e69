import { type ChartConfig, makeLayout } from "@statelier/document";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const CHARTS = 90;

/** A dashboard of tables with more rows than the server writes for one page. */
const publishTables = async (url: string): Promise<string> => {
  const iri = await findDataset(url, "weather");
  const { document } = await makeChartDocument(url, { iri, chartType: "table" });
  const [chart] = document.chartConfigs;
  const chartConfigs = Array.from({ length: CHARTS }, (_, at) => ({
    ...chart,
    key: `table${String(at).padStart(7, "0")}`,
    cubes: [{ iri, filters: {} }],
    settings: { showSearch: true, showAllRows: true },
  })) as ChartConfig[];
  const keys = chartConfigs.map(({ key }) => key);
  const blocks = keys.map((key) => ({ type: "chart" as const, key, initialized: true }));
  const { meta } = document.layout;
  return publishDocument(url, {
    ...document,
    chartConfigs,
    activeChartKey: keys[0],
    layout: makeLayout("vertical", { meta, blocks }, keys),
  });
};

test("the charts of a dashboard that the server leaves out are drawn when they come near", async ({
  page,
  server,
}) => {
  const key = await publishTables(server.url);
  const sent = await (await page.request.get(`/en/v/${key}`)).text();
  const left = sent.match(/data-undrawn/g)?.length ?? 0;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(CHARTS);
  await page.goto(`/en/v/${key}`);
  const last = page.locator(`#chart-${CHARTS}`);
  await expect(last.locator("[data-undrawn]")).toHaveCount(1);
  await expect(last.getByRole("link", { name: "Show this chart on its own" })).toBeAttached();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator("figure table").first()).toBeVisible();
  await expect(last.locator("[data-undrawn]")).toHaveCount(0);
  await expect(last.getByRole("heading", { level: 2 })).toHaveCount(1);
});

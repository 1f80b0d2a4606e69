import type { ChartConfig } from "@statelier/document";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

type Interactive = NonNullable<ChartConfig["interactiveFiltersConfig"]>;

const openPeriod = (config: ChartConfig): ChartConfig => {
  const interactive: Interactive | undefined = config.interactiveFiltersConfig;
  if (!interactive) throw new Error("no viewers' filters on this type");
  return {
    ...config,
    interactiveFiltersConfig: {
      ...interactive,
      timeRange: { ...interactive.timeRange, active: true },
    },
  };
};

const publish = async (url: string, change: (config: ChartConfig) => ChartConfig) => {
  const iri = await findDataset(url, "life expectancy");
  const { document } = await makeChartDocument(url, { iri, chartType: "line", change });
  return publishDocument(url, document);
};

test.describe("the brush", () => {
  test("narrows the period by keys, writes one entry of history, and Back undoes it", async ({
    page,
    server,
  }) => {
    const key = await publish(server.url, openPeriod);
    await page.goto(`/en/v/${key}`);
    const from = page.getByRole("slider", { name: "Start of the period" });
    await from.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(from).toHaveAttribute("aria-valuetext", "1965");
    await expect(page.getByLabel("From")).toHaveValue("1965");
    await expect(page).toHaveURL(/t\.from=1965&t\.to=2005/);
    await page.keyboard.press("End");
    await expect(from).toHaveAttribute("aria-valuetext", "2005");
    await expect(page).toHaveURL(/t\.from=2005/);
    await page.goBack();
    await expect(from).toHaveAttribute("aria-valuetext", "1965");
    await page.goBack();
    await expect(from).toHaveAttribute("aria-valuetext", "1955");
    await expect(page).not.toHaveURL(/t\.from/);
    await expectAccessible(page);
  });

  test("follows a pointer and snaps to dates that exist", async ({ page, server }) => {
    const key = await publish(server.url, openPeriod);
    await page.goto(`/en/v/${key}`);
    const to = page.getByRole("slider", { name: "End of the period" });
    const box = await to.boundingBox();
    if (!box) throw new Error("no handle");
    await page.mouse.move(box.x + 10, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x - 200, box.y + 20, { steps: 5 });
    await expect(page).not.toHaveURL(/t\.to/);
    await page.mouse.up();
    await expect(page).toHaveURL(/t\.to=(19|20)\d[05]$/);
    await page.getByRole("button", { name: "Whole period" }).click();
    await expect(to).toHaveAttribute("aria-valuetext", "2005");
  });
});

/** One column per country, one year after the other. */
const animate = (config: ChartConfig): ChartConfig => {
  if (config.chartType !== "column") throw new Error("no column chart");
  const { filters } = config.cubes[0] ?? { filters: {} };
  const [country] = Object.keys(filters).filter((id) => /country/i.test(id));
  const [cube] = config.cubes;
  if (!country || !cube) throw new Error("no country");
  return {
    ...config,
    cubes: [{ ...cube, filters: {} }],
    fields: {
      ...config.fields,
      x: { componentId: country },
      animation: {
        componentId: config.fields.x.componentId,
        showPlayButton: true,
        duration: 10,
        type: "stepped",
        dynamicScales: false,
      },
    },
  };
};

test("an animation shows its last value, plays from the start, stops, and steps by hand", async ({
  page,
  server,
}) => {
  const iri = await findDataset(server.url, "life expectancy");
  const { document } = await makeChartDocument(server.url, {
    iri,
    chartType: "column",
    change: animate,
  });
  const key = await publishDocument(server.url, document);
  const html = await (await fetch(`${server.url}/en/v/${key}`)).text();
  expect(html).toMatch(/Year: 2005/);
  await page.goto(`/en/v/${key}`);
  const slider = page.getByRole("slider", { name: "Year" });
  await expect(slider).toHaveAttribute("aria-valuetext", "2005");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(slider).toHaveAttribute("aria-valuetext", /19[5-9]\d/);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page).toHaveURL(/at=(19|20)\d\d/);
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "1955");
  await expect(page).toHaveURL(/at=1955/);
  await page.reload();
  await expect(slider).toHaveAttribute("aria-valuetext", "1955");
  await expectAccessible(page);
});

import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page offers the view that it shows as SVG and PNG", async ({ page, server }) => {
    const iri = await findDataset(server.url, "life expectancy");
    const { document } = await makeChartDocument(server.url, {
      iri,
      chartType: "column",
      change: (config) => {
        const interactive = config.interactiveFiltersConfig;
        if (!interactive) throw new Error("no viewers' filters on this type");
        const singles = Object.entries(config.cubes[0]?.filters ?? {}).flatMap(([id, filter]) =>
          filter.type === "single" ? [id] : [],
        );
        const dataFilters = { active: true, componentIds: singles, defaultOpen: true };
        return { ...config, interactiveFiltersConfig: { ...interactive, dataFilters } };
      },
    });
    const key = await publishDocument(server.url, document);
    await page.goto(`/en/v/${key}?f.country=che`);
    await page.getByText("Download").click();
    const svgPath = await page.getByRole("link", { name: /SVG/ }).getAttribute("href");
    expect(svgPath).toBe(`/en/v/${key}.svg?f.country=che`);
    const svg = await (await fetch(`${server.url}${svgPath}`)).text();
    expect(svg).toContain("Country: Switzerland");
    expect(svg.match(/<g class="marks">.*?<\/g>/)?.[0].match(/<rect/g)).toHaveLength(11);
    const pngPath = await page.getByRole("link", { name: /2× \(PNG\)/ }).getAttribute("href");
    const png = Buffer.from(await (await fetch(`${server.url}${pngPath}`)).arrayBuffer());
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual(["PNG", 1600]);
  });
});

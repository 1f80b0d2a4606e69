import { readFileSync } from "node:fs";
import { FieldEditor } from "./support/field-editor.ts";
import { openDataFilters, publishChart } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page offers the view that it shows as SVG and PNG", async ({ page, server }) => {
    const key = await publishChart(server.url, "life expectancy", {
      chartType: "column",
      change: openDataFilters,
    });
    await page.goto(`/en/v/${key}?f.country=che`);
    await page.getByText("Download").click();
    const svgPath = await page.getByRole("link", { name: /SVG/ }).getAttribute("href");
    expect(svgPath).toBe(`/en/v/${key}.svg?f.country=che`);
    const svg = await (await fetch(`${server.url}${svgPath}`)).text();
    expect(svg).toContain("Country: Switzerland");
    expect(svg).toContain(`${server.url}/en/v/${key}`);
    expect(svg.match(/<g class="marks"[^>]*>.*?<\/g>/)?.[0].match(/<rect/g)).toHaveLength(11);
    const pngPath = await page.getByRole("link", { name: /2× \(PNG\)/ }).getAttribute("href");
    const png = Buffer.from(await (await fetch(`${server.url}${pngPath}`)).arrayBuffer());
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual(["PNG", 1600]);
  });
});

test(
  "an author saves a chart that is not published as SVG and PNG, or reads why not",
  { tag: "@deep" },
  async ({ page }) => {
    const editor = new FieldEditor(page);
    await editor.open("life-expectancy");
    const save = async (entry: RegExp): Promise<{ name: string; file: Buffer }> => {
      const saving = page.waitForEvent("download");
      await editor.chart.getByRole("button", { name: "Save as image" }).click();
      await page.getByRole("menuitem", { name: entry }).click();
      const download = await saving;
      return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
    };
    const svg = await save(/SVG/);
    expect(svg.name).toMatch(/^[a-z-]+\.svg$/);
    const svgText = svg.file.toString("utf8");
    const [, title = ""] = /<title[^>]*>([^<]+)/.exec(svgText) ?? [];
    expect(title.length).toBeGreaterThan(3);
    const { name, file } = await save(/2× \(PNG\)/);
    expect([name, file.toString("latin1", 1, 4)]).toEqual([
      svg.name.replace(".svg", "-2x.png"),
      "PNG",
    ]);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svgText) ?? [];
    expect([width, height].map(Number)).toEqual([
      file.readUInt32BE(16) / 2,
      file.readUInt32BE(20) / 2,
    ]);
    expect(file.toString("utf8")).toContain(`Title\0\0\0en\0\0${title}`);
    await page.route("**/*.woff2", (route) => route.abort());
    await editor.chart.getByRole("button", { name: "Save as image" }).click();
    await page.getByRole("menuitem", { name: /1× \(PNG\)/ }).click();
    await expect(editor.chart.getByRole("alert")).toContainText("Check your connection");
  },
);

test(
  "an author whose line was away for a moment gets a picture at the next try",
  { tag: "@deep" },
  async ({ page }) => {
    const editor = new FieldEditor(page);
    await editor.open("life-expectancy");
    const ask = async (): Promise<void> => {
      await editor.chart.getByRole("button", { name: "Save as image" }).click();
      await page.getByRole("menuitem", { name: /1× \(PNG\)/ }).click();
    };
    // As the browser answers for a script that it has once failed to fetch.
    await page.route(/\/draw-png-in-browser-\w+\.js$/, (route) => route.abort());
    await ask();
    await expect(editor.chart.getByRole("alert")).toContainText("Check your connection");
    const saving = page.waitForEvent("download");
    await ask();
    expect((await saving).suggestedFilename()).toMatch(/\.png$/);
  },
);

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DRAWN_CHART_TYPES } from "@statelier/charts";
import { build } from "vite";
import { drawFixture, type FixtureFile } from "./support/draw-fixtures.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const WIDTHS = [360, 800];

/** The drawing code as one script for a browser. */
const bundleForBrowser = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      lib: {
        entry: `${ROOT}e2e/support/draw-fixtures.ts`,
        formats: ["iife"],
        name: "pictures",
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("Nothing was built.");
  return output.output[0].code;
};

type InBrowser = { pictures: { drawFixture: typeof drawFixture } };

const withoutIds = (svg: string): string => svg.replaceAll(/ (id|aria-labelledby)="[^"]*"/g, "");

const FILES = globSync("packages/charts/src/types/*/fixtures/*.json", { cwd: ROOT });
const byType = Map.groupBy(FILES, (file) => file.split("/").at(-3) ?? "");

for (const [type, files] of byType)
  test(`${type}: server and browser draw every fixture to the same bytes, as XML with title and description`, async ({
    page,
  }) => {
    await page.goto("about:blank");
    await page.addScriptTag({ content: await bundleForBrowser() });
    for (const file of files) {
      const text = readFileSync(`${ROOT}${file}`, "utf8");
      const here = WIDTHS.flatMap((width) => drawFixture(JSON.parse(text) as FixtureFile, width));
      const answer = await page.evaluate(
        ([json, widths]) => {
          const { pictures } = globalThis as unknown as InBrowser;
          const drawn = widths.flatMap((width) => pictures.drawFixture(JSON.parse(json), width));
          const xml = new DOMParser().parseFromString(drawn.at(-1) ?? "", "image/svg+xml");
          const read = (name: string) => xml.querySelector(name)?.textContent ?? "";
          return JSON.stringify({ drawn, texts: ["parsererror", "title", "desc"].map(read) });
        },
        [text, WIDTHS] as const,
      );
      const { drawn, texts } = JSON.parse(answer) as { drawn: string[]; texts: string[] };
      expect(drawn.map(withoutIds).join("\n") === here.map(withoutIds).join("\n"), file).toBe(true);
      expect(texts[0], file).toBe("");
      expect(texts[1]?.length, file).toBeGreaterThan(3);
      expect(texts[2]?.length, file).toBeGreaterThan(20);
    }
  });

test("there is a case for every chart type that is drawn", () => {
  expect([...byType.keys()].length).toBe(DRAWN_CHART_TYPES.length);
});

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
    expect(svg).toContain(`${server.url}/en/v/${key}`);
    expect(svg.match(/<g class="marks">.*?<\/g>/)?.[0].match(/<rect/g)).toHaveLength(11);
    const pngPath = await page.getByRole("link", { name: /2× \(PNG\)/ }).getAttribute("href");
    const png = Buffer.from(await (await fetch(`${server.url}${pngPath}`)).arrayBuffer());
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual(["PNG", 1600]);
  });
});

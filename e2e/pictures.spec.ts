import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DRAWN_CHART_TYPES } from "@statelier/charts";
import { build } from "vite";
import { drawFixture, type FixtureFile } from "./support/draw-fixtures.ts";
import { FieldEditor } from "./support/field-editor.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const WIDTHS = [360, 800];

let bundled: Promise<string> | undefined;

/** The drawing code as one script for a browser; built once in a process. */
const bundleForBrowser = (): Promise<string> => (bundled ??= buildForBrowser());

const buildForBrowser = async (): Promise<string> => {
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
      const draw = (width: number) => drawFixture(JSON.parse(text) as FixtureFile, width);
      const here = (await Promise.all(WIDTHS.map(draw))).flat();
      const answer = await page.evaluate(
        async ([json, widths]) => {
          const { pictures } = globalThis as unknown as InBrowser;
          const draw = (width: number) => pictures.drawFixture(JSON.parse(json), width);
          const drawn = (await Promise.all(widths.map(draw))).flat();
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
    expect(svg.match(/<g class="marks"[^>]*>.*?<\/g>/)?.[0].match(/<rect/g)).toHaveLength(11);
    const pngPath = await page.getByRole("link", { name: /2× \(PNG\)/ }).getAttribute("href");
    const png = Buffer.from(await (await fetch(`${server.url}${pngPath}`)).arrayBuffer());
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual(["PNG", 1600]);
  });
});

test("an author saves a chart that is not published as SVG and PNG, or reads why not", async ({
  page,
}) => {
  const editor = new FieldEditor(page);
  await editor.open("life-expectancy");
  const save = async (entry: RegExp): Promise<{ name: string; file: Buffer }> => {
    const saving = page.waitForEvent("download");
    await editor.chart.getByRole("button", { name: "Save as picture" }).click();
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
  expect(file.toString("utf8")).toContain(`Title\0\0\0\0\0${title}`);
  await page.route("**/*.woff2", (route) => route.abort());
  await editor.chart.getByRole("button", { name: "Save as picture" }).click();
  await page.getByRole("menuitem", { name: /1× \(PNG\)/ }).click();
  await expect(editor.chart.getByRole("alert")).toContainText("Check your connection");
});

import { CHART_TYPES } from "@statelier/document";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { build } from "vite";
import { drawFixture, type FixtureFile } from "./support/draw-fixtures.ts";
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
  expect([...byType.keys()].length).toBe(CHART_TYPES.length);
});

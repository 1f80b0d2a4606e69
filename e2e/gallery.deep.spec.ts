import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { expectAccessible } from "./support/test.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const ADDRESS = "http://gallery.example/";
const TYPES = `${ROOT}packages/charts/src/types`;

const THEMES = ["light", "dark"] as const;
const WIDTHS = ["280", "340", "640", "1200"];
const LANGUAGES = ["de", "fr", "it", "en"];

/** Each width in a language of its own, with one theme after the other; axe looks at the narrowest and at the widest. */
const LOOKS = WIDTHS.map((width, at) => ({
  width,
  language: LANGUAGES[at] ?? "",
  theme: THEMES[at % THEMES.length] ?? "",
  isChecked: at === 0 || at === WIDTHS.length - 1,
}));

type Files = Map<string, string | Uint8Array>;

/** The gallery's files by name, with the warnings of React that only its development build gives. */
const buildGallery = async (): Promise<Files> => {
  const built = await build({
    configFile: false,
    root: `${ROOT}gallery`,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"development"' },
    build: { write: false, minify: false, chunkSizeWarningLimit: 100_000 },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("Nothing was built.");
  return new Map(
    built.output.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]),
  );
};

const CONTENT_TYPES = { html: "text/html", js: "text/javascript", css: "text/css" };

const serve = async (page: Page, files: Files): Promise<void> => {
  await page.route(`${ADDRESS}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || "index.html";
    const body = files.get(name);
    if (body === undefined) throw new Error(`The gallery asks for ${name}.`);
    const ending = name.split(".").at(-1) ?? "";
    await route.fulfill({
      body: typeof body === "string" ? body : Buffer.from(body),
      contentType: CONTENT_TYPES[ending as keyof typeof CONTENT_TYPES] ?? "font/woff2",
    });
  });
};

const listCases = (type: string): string[] =>
  globSync("*.json", { cwd: `${TYPES}/${type}/fixtures` });

/** Cases whose committed drawing shows a place. */
const listDrawnCases = (type: string): string[] =>
  globSync("*.svg", { cwd: `${TYPES}/${type}/fixtures` }).filter((name) =>
    readFileSync(`${TYPES}/${type}/fixtures/${name}`, "utf8").includes("data-mark"),
  );

/** Folders without cases are forms of a type, whose cases are the type's own. */
const WITH_CASES = globSync("*/fixtures", { cwd: TYPES }).map(dirname);

let files: Files;
test.beforeAll(async () => {
  files = await buildGallery();
});

for (const type of WITH_CASES)
  test(`${type}: no console output and nothing that axe finds in four widths, four languages and two themes`, async ({
    page,
  }) => {
    const output: string[] = [];
    page.on("console", (message) => output.push(message.text()));
    page.on("pageerror", (error) => output.push(error.message));
    await page.addInitScript("globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true }");
    await serve(page, files);
    for (const { width, language, theme, isChecked } of LOOKS) {
      await page.goto(`${ADDRESS}?type=${type}&theme=${theme}&width=${width}&language=${language}`);
      const figures = page.locator(`figure[data-case][lang=${language}]`);
      await expect(figures).toHaveCount(listCases(type).length);
      expect(output).toEqual([]);
      if (type === "map")
        await expect(figures.filter({ has: page.locator("svg [data-mark]") })).toHaveCount(
          listDrawnCases(type).length,
        );
      if (isChecked) await expectAccessible(page);
    }
  });

test("cases with a part in their names are shown of all types, and none is said", async ({
  page,
}) => {
  const names = WITH_CASES.flatMap((type) => listCases(type).map((name) => `${type}/${name}`));
  await serve(page, files);
  for (const part of ["pie", "limits"]) {
    await page.goto(`${ADDRESS}?only=${part}`);
    await expect(page.locator("figure[data-case]")).toHaveCount(
      names.filter((name) => name.includes(part)).length,
    );
  }
  await page.goto(`${ADDRESS}?only=nothing&type=pie`);
  await expect(
    page.getByText("No case of the type “pie” has “nothing” in its name."),
  ).toBeVisible();
});

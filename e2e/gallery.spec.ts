import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { expectAccessible } from "./support/test.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const ADDRESS = "http://gallery.example/";
const TYPES = `${ROOT}packages/charts/src/types`;

const THEMES = ["light", "dark"] as const;
const WIDTHS = ["280", "360", "800", "1200"];
const LANGUAGES = ["de", "fr", "it", "en"];

/** Each width in another language than in the other theme; axe looks at narrow light ones and wide dark ones. */
const listLooks = (theme: (typeof THEMES)[number]) =>
  WIDTHS.map((width, at) => ({
    width,
    language: LANGUAGES[(at + THEMES.indexOf(theme)) % LANGUAGES.length] ?? "",
    isChecked: at === (theme === "light" ? 0 : 3),
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

let files: Files;
test.beforeAll(async () => {
  files = await buildGallery();
});

const TYPE_NAMES = readdirSync(TYPES).filter((name) => !name.includes("."));
const CASES = TYPE_NAMES.flatMap((type) => THEMES.map((theme) => ({ type, theme })));

for (const { type, theme } of CASES)
  test(`${type}, ${theme}: no console output and nothing that axe finds in four widths and four languages`, async ({
    page,
  }) => {
    const fixtures = readdirSync(`${TYPES}/${type}/fixtures`).filter((n) => n.endsWith(".json"));
    const output: string[] = [];
    page.on("console", (message) => output.push(message.text()));
    page.on("pageerror", (error) => output.push(error.message));
    await page.addInitScript("globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true }");
    await serve(page, files);
    await page.goto(`${ADDRESS}?type=${type}&theme=${theme}`);
    for (const { width, language, isChecked } of listLooks(theme)) {
      await page.locator("select[name=width]").selectOption(width);
      await page.locator("select[name=language]").selectOption(language);
      const figures = page.locator(`figure[data-case][lang=${language}]`);
      await expect(figures).toHaveCount(fixtures.length);
      expect(output).toEqual([]);
      if (isChecked) await expectAccessible(page);
    }
  });

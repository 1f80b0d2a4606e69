import { makeDrawingWork } from "../turns/drawing-work.ts";
import { makeInitialDocument } from "@statelier/document";
import { expect, it } from "vitest";
import { ANONYMOUS } from "../http/viewer.ts";
import { makeTestPages, TEST_CONFIG, TEST_KEY, TEST_SOURCE } from "../testing/make-test-pages.ts";
import type { Page, PageRequest } from "./contract/page.ts";
import { renderWaiting } from "./render-waiting.tsx";

const request: PageRequest = {
  method: "GET",
  url: new URL(`http://localhost/fr/v/${TEST_KEY}`),
  locale: "fr",
  path: `/v/${TEST_KEY}`,
  isPhone: false,
  isRead: true,
  reference: "0badcafe",
  viewer: ANONYMOUS,
  takeNonce: () => "",
  work: makeDrawingWork(),
};

const empty = { de: "", fr: "", it: "", en: "" };
const cubes = ["x:1", "x:2"].map((iri) => ({ iri, filters: {} }));
const titles = {
  "x:1": { ...empty, de: "Strom", fr: "Courant" },
  "x:2": { ...empty, de: "Wärme" },
};

/** What goes ahead of the data. */
const readFrame = async (
  title: string,
  datasetTitles = {},
  form: "page" | "embed" = "page",
): Promise<string> => {
  const config = {
    ...TEST_CONFIG,
    cubes,
    meta: { title: { ...empty, fr: title }, description: empty, label: empty },
    extensions: { "dataset-titles": datasetTitles },
  };
  const document = makeInitialDocument({ dataSource: TEST_SOURCE, chartConfig: config });
  const found = { document, config, source: TEST_SOURCE };
  const finishing = new Promise<Page>(() => undefined);
  const page = renderWaiting(request, makeTestPages(), found, { form, finishing });
  if (page.kind !== "streamed") throw new TypeError("The page does not go ahead of its data.");
  const pieces = page.pieces[Symbol.asyncIterator]();
  const { value = "" } = await pieces.next();
  return value;
};

/** The titles of its window and of its page. */
const readTitles = async (title: string, datasetTitles = {}): Promise<(string | undefined)[]> => {
  const frame = await readFrame(title, datasetTitles);
  return ["title", "h1"].map((tag) => frame.match(`<${tag}\\b[^>]*>(.*?)</${tag}>`)?.[1]);
};

it("a page ahead of its data has the title of its chart, else those that its datasets had when it was published", async () => {
  expect(await readTitles("Le *courant*", titles)).toEqual([
    "Le courant · Statelier",
    "Le courant",
  ]);
  expect(await readTitles("", titles)).toEqual(["Courant, Wärme · Statelier", "Courant, Wärme"]);
  expect(await readTitles("")).toEqual(["Graphique · Statelier", "Graphique"]);
});

it("a page ahead of its data is announced and found as the whole one is, and the links of a frame leave it", async () => {
  const head = async (form: "page" | "embed"): Promise<string> =>
    (await readFrame("Le courant", {}, form)).split("</head>")[0] ?? "";
  const page = await head("page");
  expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/fr/v/${TEST_KEY}">`));
  expect(page).toMatch(new RegExp(`hreflang="de" href="[^"]*/de/v/${TEST_KEY}"`));
  expect(page).toContain('<meta property="og:title" content="Le courant">');
  expect(page).toMatch(new RegExp(`og:image" content="[^"]*/fr/v/${TEST_KEY}.png[?]shape=card"`));
  expect(page).toContain("application/json+oembed");
  const embed = await head("embed");
  expect(embed).toContain('<base target="_blank"><meta name="robots" content="noindex">');
  expect(embed).not.toContain("canonical");
});

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
};

const empty = { de: "", fr: "", it: "", en: "" };
const cubes = ["x:1", "x:2"].map((iri) => ({ iri, filters: {} }));
const titles = {
  "x:1": { ...empty, de: "Strom", fr: "Courant" },
  "x:2": { ...empty, de: "Wärme" },
};

/** The titles of window and page of what goes ahead of the data. */
const readTitles = async (title: string, datasetTitles = {}): Promise<(string | undefined)[]> => {
  const config = {
    ...TEST_CONFIG,
    cubes,
    meta: { title: { ...empty, fr: title }, description: empty, label: empty },
    extensions: { "dataset-titles": datasetTitles },
  };
  const document = makeInitialDocument({ dataSource: TEST_SOURCE, chartConfig: config });
  const found = { document, config, source: TEST_SOURCE };
  const page = renderWaiting(request, makeTestPages(), found, new Promise<Page>(() => undefined));
  if (page.kind !== "streamed") throw new TypeError("The page does not go ahead of its data.");
  const pieces = page.pieces[Symbol.asyncIterator]();
  const { value = "" } = await pieces.next();
  return ["title", "h1"].map((tag) => value.match(`<${tag}\\b[^>]*>(.*?)</${tag}>`)?.[1]);
};

it("a page ahead of its data has the title of its chart, else those that its datasets had when it was published", async () => {
  expect(await readTitles("Le *courant*", titles)).toEqual([
    "Le courant · Statelier",
    "Le courant",
  ]);
  expect(await readTitles("", titles)).toEqual(["Courant, Wärme · Statelier", "Courant, Wärme"]);
  expect(await readTitles("")).toEqual(["Graphique · Statelier", "Graphique"]);
});

import { type ChartConfig, makeInitialDocument } from "@statelier/document";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { makeTestCharts, TEST_CONFIG, TEST_KEY, TEST_SOURCE } from "../testing/make-test-pages.ts";
import { makeOembedRoute, OEMBED_PATH } from "./oembed-route.ts";

const title = { de: "Strom", fr: "Courant", it: "Corrente", en: "Power “Éo”\u000B <b> & more" };
const chartConfig: ChartConfig = { ...TEST_CONFIG, meta: { ...TEST_CONFIG.meta, title } };
const PUBLIC = "https://charts.example";

const untitled = { ...chartConfig.meta, title: { de: "", fr: "", it: "", en: "" } };
const unnamed: ChartConfig = { ...chartConfig, meta: untitled };

const single = makeInitialDocument({ dataSource: TEST_SOURCE, chartConfig });
const { layout } = single;
const board = {
  ...single,
  layout: { ...layout, meta: { ...layout.meta, title: { ...title, en: "All *power*" } } },
};

const noCharacter = { ...title, en: "Power\uFFFF" };
const broken: ChartConfig = { ...chartConfig, meta: { ...chartConfig.meta, title: noCharacter } };

const services = makeTestCharts({
  documents: {
    [TEST_KEY]: chartConfig,
    unnamed00000: unnamed,
    broken000000: broken,
    boardboard00: board,
  },
});

const app = new Hono();
app.get(
  OEMBED_PATH,
  makeOembedRoute(services, () => new Date("2026-11-21T10:00:00Z")),
);

const ask = (params: Record<string, string>) =>
  app.request(`${OEMBED_PATH}?${new URLSearchParams(params)}`);

const url = `${PUBLIC}/en/v/abcdefghijkl?percent=1`;

const unescape = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** Name and text of each element below the root; anything else in the file fails. */
const readXml = (xml: string): Record<string, string> => {
  const [, inner = ""] =
    /^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?>\n<oembed>\n([\s\S]*)<\/oembed>\n$/.exec(
      xml,
    ) ?? [];
  expect(inner.replaceAll(/<(\w+)>([^<>]*)<\/\1>\n/g, "")).toBe("");
  return Object.fromEntries(
    [...inner.matchAll(/<(\w+)>([^<>]*)<\/\1>\n/g)].map(([, name = "", text = ""]) => [
      name,
      unescape(text),
    ]),
  );
};

test("an answer has what the type rich asks for, and a frame that shows the same view", async () => {
  const answer = await ask({ url });
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=.*stale-if-error=0$/);
  const oembed = await answer.json();
  expect(oembed).toMatchObject({
    version: "1.0",
    type: "rich",
    title: "Power “Éo” <b> & more",
    provider_url: `${PUBLIC}/`,
    width: 720,
  });
  expect(oembed.html).toContain(`src="${PUBLIC}/en/embed/abcdefghijkl?percent=1"`);
  expect(oembed.html).not.toContain("<b>");
  expect(oembed.height).toBeGreaterThan(oembed.thumbnail_height);
  expect(oembed.thumbnail_url).toMatch(/abcdefghijkl\.png\?percent=1&width=720$/);
});

test("XML says the same as JSON", async () => {
  const answer = await ask({ url, format: "xml" });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/xml; charset=utf-8",
  ]);
  const said: Record<string, unknown> = await (await ask({ url })).json();
  expect(readXml(await answer.text())).toEqual(
    Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)])),
  );
});

test("XML stays readable whatever stands in a title", async () => {
  const answer = await ask({ url: `${PUBLIC}/en/v/broken000000`, format: "xml" });
  expect(readXml(await answer.text())["title"]).toBe("Power");
});

test("nothing is larger than the consumer takes; a picture that would be is left out", async () => {
  const oembed = await (await ask({ url, maxwidth: "300", maxheight: "200" })).json();
  expect([oembed.width, oembed.height]).toEqual([300, 200]);
  expect(oembed.thumbnail_url).toBeUndefined();
});

test.each([
  [{}, 400],
  [{ url: `${PUBLIC}/en/v/nothing` }, 404],
  [{ url: `${PUBLIC}/en/v/zyxwvutsrqpo` }, 404],
  [{ url: "https://elsewhere.example/en/v/abcdefghijkl" }, 404],
  [{ url, format: "yaml" }, 501],
])("%j is answered with %d and a sentence", async (params, status) => {
  const answer = await ask(params);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    status,
    "text/plain; charset=utf-8",
  ]);
});

test("a chart without a title is named by its dataset, and so is its frame", async () => {
  const answer = await (await ask({ url: `${PUBLIC}/de/v/unnamed00000` })).json();
  expect(answer).toMatchObject({ type: "rich", title: "Electricity production", width: 720 });
  expect(answer.html).toContain('title="Electricity production"');
});

test("several charts are named as their page is", async () => {
  const answer = await (await ask({ url: `${PUBLIC}/en/v/boardboard00` })).json();
  expect(answer).toMatchObject({ title: "All power" });
  expect(answer.html).toContain('title="All power"');
});

import { expect, test, vi } from "vitest";
import type { DrawingBudget } from "../turns/drawing-work.ts";
import { makeChart, makeDocument, markupOf, serveDocument } from "../testing/serve-document.ts";

const CHARTS = 5;
const keys = Array.from({ length: CHARTS }, (_, at) => `chart000000${at}`);
const board = makeDocument(
  keys.map((key) => makeChart(key)),
  { type: "tall", title: "All of them" },
);

const ample: DrawingBudget = { ms: 60_000, characters: 1e8, pageCharacters: 1e8 };
const serve = (change: Partial<DrawingBudget>) =>
  serveDocument(board, undefined, 60_000, { ...ample, ...change });

const countDrawn = (html: string) => html.match(/<figure\b/g)?.length ?? 0;
const countLeft = (html: string) => html.match(/data-undrawn/g)?.length ?? 0;

test("the tiles for which no work is left have their title, a sentence and the way to the chart and its data", async () => {
  const none = serve({ ms: 0 });
  const { status, body, headers } = await none.page();
  expect(status).toBe(200);
  expect([countDrawn(markupOf(body)), countLeft(body)]).toEqual([0, CHARTS]);
  for (const key of keys) expect(markupOf(body)).toContain(`Title ${key}</span></h2>`);
  expect(markupOf(body)).toContain("Your browser draws this one when you come to it.");
  expect(markupOf(body)).toMatch(/<a href="\/en\/v\/[\w-]+\?chart=2">Show this chart on its own</);
  expect(markupOf(body)).toMatch(/<a href="\/en\/v\/[\w-]+\?chart=2&amp;as=table">Data table</);
  expect(headers.get("etag")).not.toBeNull();
  const single = await none.page("?chart=2", "embed");
  expect([single.status, countDrawn(single.body), countLeft(single.body)]).toEqual([200, 1, 0]);
});

test("a page is drawn until it has as many characters as it may; honest ones do not notice", async () => {
  const whole = await serve({}).page();
  expect([countDrawn(whole.body), countLeft(whole.body)]).toEqual([CHARTS, 0]);
  const { body } = await serve({ characters: whole.body.length / 2 }).page();
  expect(countDrawn(body)).toBeGreaterThan(0);
  expect(countLeft(body)).toBeGreaterThan(0);
  expect(countDrawn(body) + countLeft(body)).toBe(CHARTS);
});

test("so is a preview, without addresses that it has not, and what stands inside another page", async () => {
  const preview = await serve({ ms: 0 }).preview();
  expect([preview.status, countDrawn(preview.body), countLeft(preview.body)]).toEqual([
    200,
    0,
    CHARTS,
  ]);
  expect(markupOf(preview.body)).not.toContain("Show this chart on its own");
  const embed = await serve({ ms: 0 }).page("", "embed");
  expect([countDrawn(embed.body), countLeft(embed.body)]).toEqual([0, CHARTS]);
});

test("a page that is more than a page may be is refused in a sentence", async () => {
  const large = serve({ pageCharacters: 10_000 });
  for (const { status, body } of [await large.preview(), await large.page()]) {
    expect(status).toBe(422);
    expect(body).toContain("DOCUMENT_TOO_LARGE");
    expect(body).toContain("There is too much at chartConfigs: its page would have 1 MB;");
  }
});

test("it is not put together again for a while, and is drawn where its bound has room for it then", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const { page, budget } = serve({ pageCharacters: 10_000 });
    expect((await page()).status).toBe(422);
    budget.pageCharacters = ample.pageCharacters;
    expect((await page()).status).toBe(422);
    expect((await page("?chart=2", "embed")).status).toBe(200);
    vi.setSystemTime(Date.now() + 21_000);
    expect((await page()).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test("pictures, their words and archives of a board leave charts out and say so", async () => {
  const none = serve({ ms: 0 });
  const svg = await none.file("svg");
  expect(svg.body).toContain("Title chart0000003");
  expect(svg.body.match(/is left out here/g)).toHaveLength(CHARTS - 1);
  expect(svg.headers.get("cache-control")).toBe("no-cache");
  expect((await none.file("txt")).body).toContain("This chart is left out here");
  const files = await none.archive();
  expect([...files.keys()].filter((name) => name.endsWith(".svg"))).toEqual([]);
  expect([...files.keys()].filter((name) => name.endsWith(".csv"))).toHaveLength(CHARTS);
  expect([...files.entries()].find(([name]) => name.startsWith("00 "))?.[1]).toContain(
    "This chart is left out here",
  );
  const whole = await serve({}).archive();
  expect([...whole.keys()].filter((name) => name.endsWith(".svg"))).toHaveLength(CHARTS);
});

test("nothing further is drawn for a reader who has gone", async () => {
  const { app } = serve({});
  const gone = new AbortController();
  gone.abort();
  const state = JSON.stringify({ ...board, state: "CONFIGURING_CHART" });
  const answer = await app.request("/en/preview", {
    method: "POST",
    body: new URLSearchParams({ state }),
    signal: gone.signal,
  });
  expect([answer.status, await answer.text()]).toEqual([499, ""]);
});

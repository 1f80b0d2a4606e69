import { afterEach, expect, test, vi } from "vitest";
import { DRAWING_BUDGET } from "../turns/drawing-work.ts";
import {
  makeChart,
  makeDocument,
  markupOf,
  ODD,
  serveDocument,
} from "../testing/serve-document.ts";

const odd = makeChart("odd", { iri: ODD });
const sound = makeChart("sound");
const FAILED = /Something went wrong/;

const serveBoard = () =>
  serveDocument(makeDocument([odd, sound], { type: "tall", title: "A board" }));

const readReference = (body: string): string | undefined =>
  /logged as (\w{8})/.exec(markupOf(body))?.[1];

afterEach(() => {
  vi.useRealTimers();
});

test("a chart of a dashboard that fails while it is drawn leaves the others, on the page", async () => {
  const { page, preview } = serveBoard();
  for (const { status, body } of [await page(), await page("", "embed"), await preview()]) {
    expect(status).toBe(200);
    const markup = markupOf(body);
    expect(markup.match(new RegExp(FAILED, "g"))).toHaveLength(1);
    expect(markup).toContain("INTERNAL");
    for (const title of ["Title odd", "Title sound"]) expect(markup).toContain(title);
    expect(markup.match(/<figure/g)).toHaveLength(1);
    // The program does not try what the server could not.
    expect(body.match(/"key":"odd","title"/g)).toHaveLength(1);
  }
  expect((await page("?chart=1", "embed")).status).toBe(500);
  expect((await page("?chart=2", "embed")).status).toBe(200);
});

test("in its picture", async () => {
  const { file } = serveBoard();
  const { status, body, headers } = await file("svg");
  expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
  for (const said of [FAILED, /Title odd/, /Title sound/]) expect(body).toMatch(said);
});

test("its card shows the first one that can be drawn", async () => {
  const { file } = serveBoard();
  const { status, body, headers } = await file("svg", "?shape=card");
  expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(body).toContain("A board");
  expect(body).not.toMatch(FAILED);
});

test("and in its archive", async () => {
  const files = await serveBoard().archive();
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      "00 Missing charts.txt",
      "02 Title sound-filtered.csv",
      "02 Title sound-filtered.svg",
    ]),
  );
  expect(files.get("00 Missing charts.txt")).toMatch(/^1\. Title odd\n.*Something went wrong/);
});

test("where none can be drawn the page says what went wrong", async () => {
  const { page, file } = serveDocument(
    makeDocument([odd, { ...odd, key: "odd2" }], { type: "tall" }),
  );
  for (const answer of [await page(), await file("svg")])
    expect([answer.status, FAILED.test(answer.body)]).toEqual([500, true]);
});

test("it is tried again a minute later, on a page that is kept as well", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { page } = serveBoard();
  const first = readReference((await page()).body);
  expect(first).toBeDefined();
  expect(readReference((await page()).body)).toBe(first);
  vi.setSystemTime(Date.now() + 61_000);
  const later = readReference((await page()).body);
  expect(later).toBeDefined();
  expect(later).not.toBe(first);
});

test("where it has used up the work of a picture one of the others is drawn all the same", async () => {
  const charts = [odd, sound, makeChart("late")];
  const board = makeDocument(charts, { type: "tall", title: "A board" });
  const budget = { ...DRAWING_BUDGET, ms: Number.MIN_VALUE };
  const { status, body } = await serveDocument(board, undefined, 60_000, budget).file("svg");
  expect(status).toBe(200);
  expect(body).toMatch(FAILED);
  expect(body).toContain("About sound");
  expect(body).not.toContain("About late");
  expect(body).toContain("is left out here");
});

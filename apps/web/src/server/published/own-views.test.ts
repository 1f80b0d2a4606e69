import { expect, test } from "vitest";
import { makeRateLimit, perMinute } from "../http/rate-limit.ts";
import { DRAWING_BUDGET } from "../turns/drawing-work.ts";
import { makeChart, makeDocument, serveDocument } from "../testing/serve-document.ts";

const document = makeDocument([makeChart("chart0000001"), makeChart("chart0000002")]);

/** So many seconds of drawing, which do not come back while a test runs. */
const serve = (seconds: number) =>
  serveDocument(document, undefined, 60_000, {
    ...DRAWING_BUDGET,
    drawingLimit: makeRateLimit(perMinute(seconds), () => 0),
  });

test("previews of one caller are charged by what they cost, honest ones are never refused", async () => {
  const served = serve(12);
  for (let count = 0; count < 4; count += 1) expect((await served.preview()).status).toBe(200);
  const few = serve(1);
  expect((await few.preview()).status).toBe(200);
  const { status, headers, body } = await few.preview();
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(body).toContain("RATE_LIMITED");
});

test("previews that one caller sends at once wait for each other, and more than ten do not wait", async () => {
  const served = serve(10_000);
  const answers = await Promise.all(Array.from({ length: 12 }, () => served.preview()));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  const one = serve(1);
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => one.preview()));
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("views that nobody keeps are charged, those of a chart as it was published are not", async () => {
  const served = serve(1);
  expect((await served.page("?f.country=che")).status).toBe(200);
  const { status, headers, body } = await served.page("?f.country=arg&f.sex=women");
  expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(body).toContain("RATE_LIMITED");
  // What is kept is there for everybody.
  expect((await served.page("?f.country=che")).status).toBe(200);
  for (const search of ["", "?chart=2"]) expect((await served.page(search)).status).toBe(200);
  expect((await served.page("?f.sex=women", "embed")).status).toBe(429);
});

test("whoever has had much drawn gets a dashboard as it was published with fewer drawings, and others get it whole", async () => {
  let now = 0;
  const served = serveDocument(
    makeDocument([makeChart("chart0000001"), makeChart("chart0000002")], { type: "tall" }),
    undefined,
    60_000,
    { ...DRAWING_BUDGET, drawingLimit: makeRateLimit(perMinute(1), () => now) },
  );
  expect((await served.page("?f.sex=women")).status).toBe(200);
  const less = await served.page();
  expect([less.status, less.body.match(/data-undrawn/g)?.length]).toEqual([200, 2]);
  now = 600_000;
  const whole = await served.page();
  expect([whole.status, whole.body.includes("data-undrawn")]).toEqual([200, false]);
});

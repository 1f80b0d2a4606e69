import { Hono } from "hono";
import { expect, test } from "vitest";
import { chargeDocuments, chargeOpening, chargeWork, takePainting } from "./charge-work.ts";
import { makeRateLimit, perMinute } from "./rate-limit.ts";

const start = (most: number) => {
  let now = 0;
  const limit = makeRateLimit(perMinute(most), () => now);
  const charge = chargeWork({
    limit,
    callerOf: (context) => context.req.header("x-caller") ?? "",
    refuse: () => new Response("too much", { status: 429 }),
  });
  const app = new Hono()
    .use(charge)
    .get("/small", (context) => context.text("a"))
    .get("/painted", async (context) => {
      const seconds = await takePainting(context);
      return context.body(null, seconds > 0 ? 429 : 200);
    })
    .get("/listed", (context) => {
      chargeDocuments(context, 500);
      return context.body(null);
    })
    .get("/opened", (context) => {
      chargeOpening(context, 50_000);
      return context.body(null);
    })
    .get("/known", (context) => context.body(null, 304))
    .get("/large", () => new Response(new Uint8Array(2_500_000), { headers: { ETag: '"a"' } }));
  const ask = async (path: string, caller = "a") => {
    const answer = await app.request(path, { headers: { "x-caller": caller } });
    const { byteLength } = await answer.arrayBuffer();
    return { answer, byteLength };
  };
  return { ask, limit, pass: (ms: number) => (now += ms) };
};

test("each request costs one, and its address alone waits when all is spent", async () => {
  const { ask, pass } = start(3);
  for (let count = 0; count < 3; count += 1) expect((await ask("/small")).answer.status).toBe(200);
  const { answer } = await ask("/small");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "20"]);
  expect((await ask("/small", "b")).answer.status).toBe(200);
  pass(20_000);
  expect((await ask("/small")).answer.status).toBe(200);
});

test("a long answer costs by its bytes, and comes whole", async () => {
  const { ask, limit } = start(100);
  const { answer, byteLength } = await ask("/large");
  expect([byteLength, answer.headers.get("ETag")]).toEqual([2_500_000, '"a"']);
  expect([limit.secondsUntil("a", 74), limit.secondsUntil("a", 76)]).toEqual([0, 2]);
});

test("an answer that nobody reads to its end costs what was sent of it", async () => {
  const { limit } = start(100);
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(500_000)),
  });
  const charge = chargeWork({ limit, callerOf: () => "c", refuse: () => new Response() });
  const app = new Hono().use(charge).get("/", () => new Response(endless));
  const reader = (await app.request("/")).body!.getReader();
  for (let count = 0; count < 4; count += 1) await reader.read();
  await reader.cancel();
  expect(limit.secondsUntil("c", 82)).toBeGreaterThan(0);
  expect(limit.secondsUntil("c", 50)).toBe(0);
});

test("a picture that had to be painted costs more", async () => {
  const { ask, limit } = start(100);
  await ask("/painted");
  expect([limit.secondsUntil("a", 89), limit.secondsUntil("a", 90)]).toEqual([0, 1]);
});

test("documents that are read for it cost, however little of them is sent", async () => {
  const { ask, limit } = start(100);
  await ask("/listed");
  expect([limit.secondsUntil("a", 89), limit.secondsUntil("a", 90)]).toEqual([0, 1]);
});

test("an answer that the caller has already costs as much: it was made to be compared", async () => {
  const { ask, limit } = start(100);
  for (let count = 0; count < 10; count += 1) await ask("/known");
  expect([limit.secondsUntil("a", 90), limit.secondsUntil("a", 91)]).toEqual([0, 1]);
});

test("a document that is opened costs by its size, whatever is answered of it", async () => {
  const { ask, limit } = start(100);
  await ask("/opened");
  expect([limit.secondsUntil("a", 89), limit.secondsUntil("a", 90)]).toEqual([0, 1]);
});

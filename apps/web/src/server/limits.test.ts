import { expect, test } from "vitest";
import { makeRateLimit, perMinute } from "./http/rate-limit.ts";
import { openPngPainter } from "./images/png-painter.ts";
import { makeTestApp } from "./testing/make-test-app.ts";
import { makeTestCharts, TEST_CONFIG, TEST_KEY } from "./testing/make-test-pages.ts";

const start = (most: number) => {
  const workLimit = makeRateLimit(perMinute(most), () => 0);
  const app = makeTestApp({
    pages: makeTestCharts({ documents: { [TEST_KEY]: TEST_CONFIG } }),
    workLimit,
    trustProxy: true,
    pngPainter: {
      paint: async () => ({ ok: true, png: new Uint8Array([1]) }),
      close: () => Promise.resolve(),
    },
    graphql: () => Promise.resolve(Response.json({ data: {} })),
  });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { "X-Forwarded-For": "192.0.2.1", ...headers } });
  const countSpent = (): number => {
    for (let spent = 0; spent < most; spent += 1)
      if (workLimit.secondsUntil("192.0.2.1", most - spent) === 0) return spent;
    return most;
  };
  return { ask, countSpent };
};

test.each([
  ["/api/graphql?query={a}", /"id":"RATE_LIMITED"/],
  [`/de/v/${TEST_KEY}.svg`, /RATE_LIMITED/],
  [`/de/v/${TEST_KEY}.png?shape=card`, /RATE_LIMITED/],
  [`/fr/v/${TEST_KEY}.csv`, /RATE_LIMITED/],
  [`/it/v/${TEST_KEY}.json?scope=all`, /RATE_LIMITED/],
  ["/it/feed.atom", /RATE_LIMITED/],
  ["/en/team/t1.atom", /RATE_LIMITED/],
  [`/fr/v/${TEST_KEY}.atom`, /RATE_LIMITED/],
  ["/de/sitemap-charts-1.xml", /RATE_LIMITED/],
  [`/oembed?url=https://charts.example/en/v/${TEST_KEY}`, /RATE_LIMITED/],
  ["/en/browse.csv?dataset=https://example.org/cube", /RATE_LIMITED/],
  [`/de/v/${TEST_KEY}.rq`, /RATE_LIMITED/],
  [`/de/v/${TEST_KEY}/reach/0-a`, /RATE_LIMITED/],
  ["/de/sitemap-catalogue.xml", /RATE_LIMITED/],
])(
  "%s is refused once the work of an address is used up, other addresses are not",
  async (path, text) => {
    // Eleven are what a picture costs that has to be painted.
    const { ask } = start(12);
    for (let spent = 0; spent < 6; spent += 1) {
      await ask(`/en/v/${TEST_KEY}.svg`);
      await ask(`/en/v/${TEST_KEY}.csv`);
    }
    const refused = await ask(path);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "5"]);
    expect(await refused.text()).toMatch(text);
    const other = await ask(path, { "X-Forwarded-For": "192.0.2.2" });
    expect(other.status).not.toBe(429);
  },
);

test("pages are shown to an address whose work is used up", async () => {
  const { ask } = start(1);
  await ask(`/en/v/${TEST_KEY}.svg`);
  expect((await ask(`/en/v/${TEST_KEY}.svg`)).status).toBe(429);
  expect((await ask(`/en/v/${TEST_KEY}`)).status).toBe(200);
});

test.each([`/en/v/${TEST_KEY}.svg`, `/en/v/${TEST_KEY}.csv`])(
  "%s costs as much where the caller has it already: it is made to be compared",
  async (path) => {
    const { ask, countSpent } = start(100);
    const tag = (await ask(path)).headers.get("ETag") ?? "";
    expect(countSpent()).toBe(1);
    for (let count = 0; count < 10; count += 1)
      expect((await ask(path, { "If-None-Match": tag })).status).toBe(304);
    expect(countSpent()).toBe(11);
  },
);

test("pictures that are asked for at once are painted as far as the allowance goes", async () => {
  const workLimit = makeRateLimit(perMinute(100), () => 0);
  let painted = 0;
  const app = makeTestApp({
    pages: makeTestCharts({ documents: { [TEST_KEY]: TEST_CONFIG } }),
    workLimit,
    trustProxy: true,
    pngPainter: {
      paint: async () => {
        painted += 1;
        return { ok: true, png: new Uint8Array([1]) };
      },
      close: () => Promise.resolve(),
    },
  });
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_, at) =>
      app.request(`/en/v/${TEST_KEY}.png?width=${300 + at}`, {
        headers: { "X-Forwarded-For": "192.0.2.1" },
      }),
    ),
  );
  expect(painted).toBe(7);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(23);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a picture costs its painting once", async () => {
  const pngPainter = openPngPainter();
  const workLimit = makeRateLimit(perMinute(100), () => 0);
  const app = makeTestApp({
    pages: makeTestCharts({ documents: { [TEST_KEY]: TEST_CONFIG } }),
    workLimit,
    trustProxy: true,
    pngPainter,
  });
  const ask = () =>
    app.request(`/en/v/${TEST_KEY}.png`, { headers: { "X-Forwarded-For": "192.0.2.1" } });
  expect((await ask()).status).toBe(200);
  expect([
    workLimit.secondsUntil("192.0.2.1", 89),
    workLimit.secondsUntil("192.0.2.1", 90),
  ]).toEqual([0, 1]);
  expect((await ask()).status).toBe(200);
  expect([
    workLimit.secondsUntil("192.0.2.1", 88),
    workLimit.secondsUntil("192.0.2.1", 89),
  ]).toEqual([0, 1]);
  await pngPainter.close();
});

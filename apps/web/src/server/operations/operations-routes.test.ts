import { type Context, Hono } from "hono";
import { expect, test } from "vitest";
import { makeOperatorGate } from "./operator-gate.ts";
import type { OperationsReport } from "./operations-report.ts";
import { makeOperationsRoutes } from "./operations-routes.ts";

const TOKEN = "a-token-of-some-length";
const NOW = Date.UTC(2026, 10, 21, 12);

const REPORT: OperationsReport = {
  at: NOW,
  startedAt: NOW - 7_200_000,
  residentBytes: 431_900_000,
  sources: [
    {
      name: "office <b>",
      type: "sparql",
      url: "https://data.example.org/query",
      status: {
        breaker: "open",
        waitMs: 3_400,
        queries: 1_234,
        failures: 8,
        lastSuccessAt: NOW - 180_000,
        lastFailure: { at: NOW - 5_000, id: "SOURCE_TIMEOUT" },
        shapes: { breaker: "probing", waitMs: 0, queries: 41, failures: 9 },
        catalogue: { datasets: 12, readAt: NOW - 3_600_000, isStale: true },
        answers: { entries: 7, bytes: 2_000_000, maxBytes: 64_000_000, standIns: 3 },
      },
    },
    {
      name: "tables",
      type: "sql",
      url: "https://tables.example.org/",
      status: {
        breaker: "closed",
        waitMs: 0,
        queries: 0,
        failures: 0,
        copy: {
          files: 3,
          bytes: 7_000_000,
          isRunning: false,
          canRevalidate: true,
          changedAt: NOW - 86_400_000,
          confirmedAt: NOW - 3_600_000,
          failure: { at: NOW - 2_000, id: "SOURCE_DOWN", sentence: "a.csv <404>" },
        },
      },
    },
    { name: "new", type: "sql", url: "https://new.example.org/" },
  ],
  unreadable: [
    {
      id: "set-1",
      source: "sparql https://data.example.org/query",
      iri: "https://data.example.org/<air>/2",
      count: 1_234,
      readAt: NOW - 60_000,
    },
  ],
  caches: [
    {
      name: "columns",
      entries: 2,
      bytes: 1_250_000,
      maxBytes: 256_000_000,
      hits: 3,
      misses: 1,
      evictions: 0,
    },
    { name: "files", entries: 1, bytes: 100_000, maxBytes: 2_000_000_000 },
  ],
  limits: {
    queryTimeoutMs: 30_000,
    queryMaxBytes: 200_000_000,
    queryMaxRows: 1_000_000,
    wholeCubeRows: 1_000_000,
    publishPerHour: 60,
    refreshMs: 60_000,
  },
};

const start = () => {
  let time = NOW;
  const gate = makeOperatorGate({
    token: TOKEN,
    callerOf: (context) => context.req.header("x-caller") ?? "one",
    now: () => time,
  });
  const app = new Hono<{ Variables: { takeNonce: () => string } }>();
  app.use(async (context, next) => {
    context.set("takeNonce", () => "nonce-1");
    await next();
  });
  const assets = () => ({ scripts: ["/x.js"], styles: ["/x.css"], preloads: [], fonts: [] });
  const toLocale = (context: Context) => context.redirect("/fr/operations");
  const collect = () => Promise.resolve(REPORT);
  const again: string[] = [];
  const readAgain = (id: string) => again.push(id) > 0;
  const origin = "https://charts.example";
  app.route("/", makeOperationsRoutes({ gate, collect, readAgain, origin, assets, toLocale }));
  const post = (headers: Record<string, string>) =>
    app.request("/de/operations/read-again", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: "id=set-1",
    });
  const ask = (path: string, authorization?: string, caller = "one") =>
    app.request(path, {
      headers: { "x-caller": caller, ...(authorization ? { authorization } : {}) },
    });
  return { ask, post, again, pass: (ms: number) => (time += ms) };
};

const basic = (password: string) => `Basic ${btoa(`somebody:${password}`)}`;

test.each(["/de/operations", "/en/operations", "/api/operations"])(
  "%s is for those who have the token, as a password or a bearer",
  async (path) => {
    const { ask } = start();
    const without = await ask(path);
    expect(without.status).toBe(401);
    expect(without.headers.get("www-authenticate")).toMatch(/^Basic /);
    expect(await without.text()).not.toContain("office");
    for (const wrong of [
      basic("wrong"),
      basic(`${TOKEN}x`),
      basic(""),
      "Bearer",
      "Digest a",
      `Bearer ${TOKEN.slice(1)}`,
    ])
      expect([wrong, (await ask(path, wrong)).status]).toEqual([wrong, 401]);
    for (const right of [basic(TOKEN), `Bearer ${TOKEN}`, `bearer ${TOKEN}`]) {
      const answer = await ask(path, right);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  },
);

test("the path without a language asks for the token before it leads anywhere", async () => {
  const { ask } = start();
  expect((await ask("/operations")).status).toBe(401);
  expect((await ask("/operations", basic("wrong"))).status).toBe(401);
  const answer = await ask("/operations", basic(TOKEN));
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/fr/operations"]);
});

test("who guesses often is refused for a while; the right token and others are not", async () => {
  const { ask, pass } = start();
  for (let count = 0; count < 30; count += 1) await ask("/api/operations", basic(`wrong ${count}`));
  const refused = await ask("/api/operations", basic("wrong once more"));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("/api/operations", basic(TOKEN))).status).toBe(200);
  expect((await ask("/api/operations", basic("wrong"), "two")).status).toBe(401);
  pass(3_600_000);
  expect((await ask("/api/operations", basic("wrong"))).status).toBe(401);
});

test("pages that are not asked for with a password are no guesses", async () => {
  const { ask } = start();
  for (let count = 0; count < 100; count += 1) await ask("/de/operations");
  expect((await ask("/de/operations", basic(TOKEN))).status).toBe(200);
});

test("the JSON is the report", async () => {
  const { ask } = start();
  expect(await (await ask("/api/operations", `Bearer ${TOKEN}`)).json()).toEqual(REPORT);
});

test.each([
  [
    "de",
    "Betrieb",
    "nach Fehlern pausiert, nächster Versuch in 4\u00a0s",
    "vor 3 Minuten",
    "3 Dateien, 7\u00a0MB, geändert",
    "ein Versuch läuft · 41, davon 9 fehlgeschlagen",
  ],
  [
    "fr",
    "Exploitation",
    "en pause après des échecs, prochain essai dans 4\u00a0s",
    "il y a 3 minutes",
    "3 fichiers, 7\u00a0Mo, modifiés",
    "· 41, dont 9 en échec",
  ],
  [
    "it",
    "Esercizio",
    "sospesa dopo errori, prossima richiesta tra 4\u00a0s",
    "3 minuti fa",
    "3 file, 7\u00a0MB, modificati",
    "· 41, non riuscite: 9",
  ],
  [
    "en",
    "Operations",
    "paused after failures, next query in 4 s",
    "3 minutes ago",
    "3 files, 7 MB, changed",
    "Shapes, from another endpoint</dt>",
  ],
])("the page says in %s how everything fares, without a script", async (locale, ...texts) => {
  const { ask } = start();
  const html = await (await ask(`/${locale}/operations`, basic(TOKEN))).text();
  expect(html).toContain(`<html lang="${locale}">`);
  for (const text of [
    ...texts,
    "office &lt;b&gt;",
    "a.csv &lt;404&gt;",
    "SOURCE_TIMEOUT",
    "75</td>",
    "<td>–</td>",
  ])
    expect(html).toContain(text);
  expect(html).not.toContain("<script");
  expect(html).toContain('<style nonce="nonce-1">');
  expect(html).not.toMatch(/operations\.\w+|\{\w+\}(?![^<]*<\/style>)/);
});

test.each([
  ["de", "Unlesbare Zahlen", "Neu lesen"],
  ["fr", "Nombres illisibles", "Relire"],
  ["it", "Numeri illeggibili", "Rileggi"],
  ["en", "Numbers that cannot be read", "Read again"],
])(
  "datasets with cells that are no numbers stand in %s with a button",
  async (locale, ...texts) => {
    const { ask } = start();
    const html = await (await ask(`/${locale}/operations`, basic(TOKEN))).text();
    for (const text of [
      ...texts,
      "https://data.example.org/&lt;air&gt;/2",
      "<td>1\u{202f}234</td>".replace("\u{202f}", locale === "fr" ? "\u{202f}" : "’"),
      `<form method="post" action="/${locale}/operations/read-again">`,
      `aria-label="${texts.at(-1)}${locale === "fr" ? "\u{202f}" : ""}: https://data.example.org/`,
    ])
      expect(html).toContain(text);
  },
);

test("the button is for operators on the page itself: not without the token, not from another origin", async () => {
  const { post, again } = start();
  const authorization = basic(TOKEN);
  expect((await post({})).status).toBe(401);
  expect((await post({ authorization, "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await post({ authorization, "Sec-Fetch-Site": "same-site" })).status).toBe(403);
  expect((await post({ authorization, Origin: "https://evil.example" })).status).toBe(403);
  expect(again).toEqual([]);
  const own = await post({ authorization, Origin: "https://charts.example" });
  expect([own.status, own.headers.get("location")]).toEqual([303, "/de/operations"]);
  await post({ authorization, "Sec-Fetch-Site": "same-origin", Origin: "https://other.example" });
  expect(again).toEqual(["set-1", "set-1"]);
});

import { Hono } from "hono";
import { expect, test } from "vitest";
import type { PageRequest } from "./render/contract/page.ts";
import { makeRateLimit, perHour } from "./http/rate-limit.ts";
import { makeTestApp } from "./testing/make-test-app.ts";
import { makeTestPages } from "./testing/make-test-pages.ts";
import { makeLog } from "./logging/log.ts";

const start = ({ onPage }: { onPage?: (request: PageRequest) => void } = {}) => {
  const pages: PageRequest[] = [];
  const lines: string[] = [];
  const log = makeLog("warn", (line) => lines.push(line));
  const app = makeTestApp({
    pages: makeTestPages({ log }),
    render: (request) => {
      pages.push(request);
      onPage?.(request);
      return Promise.resolve({ kind: "html", status: 200, html: "<p>" });
    },
    config: {
      publishLimit: makeRateLimit(perHour(9)),
      store: { countViews: () => Promise.reject(new Error("disk on fire")) },
    } as never,
    graphql: () => {
      log.warn("a data call failed");
      return Promise.resolve(Response.json({ errors: [] }));
    },
  });
  return { app: new Hono().route("/", app), pages, lines };
};

test.each<[string, RequestInit, boolean]>([
  ["a reader who opens it", {}, true],
  ["a HEAD", { method: "HEAD" }, false],
  ["a prefetch", { headers: { "Sec-Purpose": "prefetch" } }, false],
  ["a prerender", { headers: { "Sec-Purpose": "prefetch;prerender" } }, false],
  ["a prefetch of an older browser", { headers: { Purpose: "prefetch" } }, false],
  ["a program with a token", { headers: { Authorization: "Bearer statelier_x" } }, false],
  ["a script", { headers: { "User-Agent": "python-requests/2.32" } }, false],
  ["a program that does not say what it is", { headers: { "User-Agent": "" } }, false],
  [
    "a search engine",
    { headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com)" } },
    false,
  ],
])("a page knows whether it is read: %s", async (_, init, isRead) => {
  const { app, pages } = start();
  const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  const sent = new Headers(init.headers);
  for (const [name, value] of Object.entries(headers)) if (!sent.has(name)) sent.set(name, value);
  await app.request("/en/v/abcdefghijkl", { ...init, headers: sent });
  expect(pages).toMatchObject([{ isRead }]);
});

test.each([
  ["/de/browse?search=%00", "text/plain", "Die Anfrage wurde nicht verstanden"],
  ["/en/v/abcdefghij%00l", "text/plain", "The request was not understood"],
  ["/api/config/list?titles=%00", "application/json", "BAD_REQUEST"],
])(
  "an address with the character U+0000 is refused in its own form: %s",
  async (path, type, said) => {
    const { app, pages } = start();
    const answer = await app.request(path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("Content-Type")).toContain(type);
    expect(await answer.text()).toContain(said);
    expect(pages).toEqual([]);
  },
);

test.each([
  ["/de/preview", "Die Anfrage wurde nicht verstanden"],
  ["/api/config-create", "BAD_REQUEST"],
  ["/api/graphql", "BAD_REQUEST"],
])("a body that says that it is compressed is refused: %s", async (path, said) => {
  const { app } = start();
  const send = (encoding: string) => {
    const headers = { "content-type": "application/json", "content-encoding": encoding };
    return app.request(path, { method: "POST", headers, body: "{}" });
  };
  const answer = await send("gzip");
  expect(answer.status).toBe(415);
  expect(await answer.text()).toContain(said);
  expect((await send("Identity")).status).not.toBe(415);
});

test("all addresses of one network of IPv6 are one caller of /sparql", async () => {
  const callers: string[] = [];
  const sparql = (_: Request, caller: string) => {
    callers.push(caller);
    return Promise.resolve(new Response());
  };
  const app = makeTestApp({ sparql, trustProxy: true });
  for (const address of ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:2::1"])
    await app.request("/sparql", { headers: { "X-Forwarded-For": address } });
  expect(callers).toEqual(["2001:db8:0:1::/64", "2001:db8:0:1::/64", "2001:db8:0:2::/64"]);
});

test("who ends the connection in the middle of a request brings no error into the log", async () => {
  const gone = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  const { app, lines } = start({
    onPage: () => {
      throw gone;
    },
  });
  expect((await app.request("/en/browse")).status).toBe(400);
  expect(lines).toEqual([]);
});

test("header, envelope, page and log of a request share a reference, each request its own", async () => {
  const { app, pages, lines } = start();
  const refused = await app.request("/api/config-create", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{",
  });
  const reference = refused.headers.get("X-Request-Id");
  expect(reference).toMatch(/^[0-9a-f]{8}$/);
  expect(await refused.json()).toMatchObject({ error: { reference } });

  const broken = await app.request("/api/config/view?id=abcdefghijkl");
  const second = broken.headers.get("X-Request-Id");
  expect(await broken.json()).toMatchObject({ error: { id: "INTERNAL", reference: second } });
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ level: "error", reference: second });

  const data = await app.request("/api/graphql", { method: "POST" });
  const third = data.headers.get("X-Request-Id");
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ reference: third });

  const page = await app.request("/en/browse");
  expect(pages.at(-1)?.reference).toBe(page.headers.get("X-Request-Id"));
  expect(new Set([reference, second, third, pages.at(-1)?.reference]).size).toBe(4);
});

test("a content policy names each of its directives once: browsers heed the first alone", async () => {
  const { app } = start({});
  const policy = (await app.request("/en/browse")).headers.get("Content-Security-Policy") ?? "";
  const names = policy.split("; ").map((directive) => directive.split(" ")[0]);
  expect(names).toContain("img-src");
  expect(names).toEqual([...new Set(names)]);
});

test("only a page that takes a nonce has one in its content policy, each answer its own", async () => {
  const nonces: string[] = [];
  const { app } = start({
    onPage: ({ path, takeNonce }) => path === "/browse" && nonces.push(takeNonce(), takeNonce()),
  });
  const read = async (path: string) =>
    (await app.request(path)).headers.get("Content-Security-Policy") ?? "";
  expect(await read("/en/v/abcdefghijkl")).not.toContain("nonce");
  const first = await read("/en/browse");
  expect(first).toContain(`style-src-elem 'self' 'nonce-${nonces[0]}'`);
  expect(nonces[1]).toBe(nonces[0]);
  await read("/en/browse");
  expect(nonces[2]).not.toBe(nonces[0]);
});

test("the content policy names each directive once: browsers heed the first alone", async () => {
  const { app } = start();
  const policy = (await app.request("/en/browse")).headers.get("Content-Security-Policy") ?? "";
  const names = policy.split("; ").map((directive) => directive.split(" ")[0]);
  expect(names).toContain("img-src");
  expect(new Set(names).size).toBe(names.length);
});

test("a frame of no origin may ask for data as any other page, also where the question is long", async () => {
  const { app } = start();
  const asked = { headers: { Origin: "null", "Access-Control-Request-Headers": "content-type" } };
  const before = await app.request("/api/graphql", { method: "OPTIONS", ...asked });
  expect(before.ok).toBe(true);
  expect(before.headers.get("Access-Control-Allow-Methods")).toContain("POST");
  expect(before.headers.get("Access-Control-Allow-Headers")).toMatch(/content-type/i);
  for (const method of ["OPTIONS", "GET", "POST"]) {
    const answer = await app.request("/api/graphql", { method, ...asked });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  }
  const gone = await app.request("/en/v/abcdefghijkl/reach/0-gone");
  expect([gone.status, gone.headers.get("Access-Control-Allow-Origin")]).toEqual([404, "*"]);
  const stored = await app.request("/api/config/view?id=abcdefghijkl", asked);
  expect(stored.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test.each([
  "/",
  "/browse",
  "/browse/theme/x?search=life",
  "/browse.csv?dataset=x",
  "/create/new",
  "/v/abcdefghijkl?f.a=b",
  "/v/abcdefghijkl.png",
  "/embed/abcdefghijkl",
  "/preview",
  "/preview_post",
  "/accessibility",
])("%s leads to the reader's language", async (path) => {
  const { app } = start();
  const answer = await app.request(path, { headers: { "Accept-Language": "it" } });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, `/it${path}`]);
});

test.each(["/operations", "/operations/x", "/es/browse", "/wp-login.php"])(
  "%s, which no page has, is answered where it is asked, in the reader's language",
  async (path) => {
    const { app, pages } = start();
    const answer = await app.request(path, { headers: { "Accept-Language": "it" } });
    expect(answer.headers.get("location")).toBeNull();
    expect(answer.headers.get("vary")).toContain("Accept-Language");
    expect(pages).toMatchObject([{ path, locale: "it" }]);
  },
);

test.each(["svg", "png", "txt", "csv", "xlsx", "parquet", "json", "rq"])(
  "a chart that is missing as .%s is said in the language of its address",
  async (extension) => {
    const { app } = start();
    for (const [locale, words] of [
      ["de", "Diagramm nicht gefunden"],
      ["fr", "Graphique introuvable"],
      ["it", "Grafico non trovato"],
      ["en", "Chart not found"],
    ]) {
      const answer = await app.request(`/${locale}/v/abcdefghijkl.${extension}`);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(words!)]);
    }
  },
);

test("pages of listed origins may publish, those of others may not", async () => {
  const origins = ["https://charts.example", "https://listed.example"];
  const limit = makeRateLimit(perHour(9));
  const listed = makeTestApp({
    config: {
      store: {},
      origins,
      publishing: "on",
      publishLimit: limit,
      attemptLimit: limit,
    } as never,
  });
  const send = async (origin: string) => {
    const headers = { origin, "Content-Type": "text/plain" };
    const answer = await listed.request("/api/config-create", { method: "POST", headers });
    return answer.status;
  };
  // The body is looked at where the page may send one.
  expect([await send("https://listed.example"), await send("https://evil.example")]).toEqual([
    415, 403,
  ]);
});

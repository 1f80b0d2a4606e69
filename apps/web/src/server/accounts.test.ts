import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openAccounts } from "./accounts/accounts.ts";
import type { ConfigStore } from "./store/config-store.ts";
import { makeRateLimit, perMinute } from "./http/rate-limit.ts";
import { openSqliteStore } from "./store/sqlite-store.ts";
import { makeTestApp } from "./testing/make-test-app.ts";
import { makeTestCharts, makeTestPages, TEST_KEY } from "./testing/make-test-pages.ts";

/** The form that only whoever is signed in sees. */
const SIGN_OUT = `action="/api/sign-out"`;

const ORIGIN = "https://charts.example";

let store: ConfigStore;
beforeEach(() => {
  store = openSqliteStore(":memory:");
});
afterEach(() => store.close());

const start = (publicUrl = ORIGIN) => {
  const accounts = openAccounts(
    { accounts: { mode: "local", providers: [], newRole: "publisher" }, publicUrl },
    store.people,
    () => "me",
  );
  const pages = { ...makeTestPages(), publicUrl, accounts: accounts.facts };
  const app = makeTestApp({ accounts, pages, config: { store } as never });
  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(form).toString(),
    });
  const signIn = async () => {
    const token = accounts.local?.link.token ?? "";
    const answer = await send("/api/sign-in/local", { token, return: "/en/browse" });
    return { answer, cookie: answer.headers.get("Set-Cookie")?.split(";")[0] ?? "", token };
  };
  return { app, accounts, send, signIn };
};

describe("signing in by the server's link", () => {
  it("works once and leads back to where somebody came from", async () => {
    const { send, signIn } = start();
    const { answer, token } = await signIn();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/browse"]);
    expect(answer.headers.get("Set-Cookie")).toMatch(
      /^__Host-statelier-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const [logged] = await store.people.listActions(1);
    expect(logged).toMatchObject({
      action: "sign-in",
      facts: { provider: "local" },
      caller: "unknown",
    });
    const again = await send("/api/sign-in/local", { token });
    expect(again.headers.get("Location")).toBe("/sign-in?problem=link");
    expect(again.headers.get("Set-Cookie")).toBeNull();
  });

  it("takes no other token, and no form of another site", async () => {
    const { send, accounts } = start();
    const wrong = await send("/api/sign-in/local", { token: "x".repeat(32) });
    expect(wrong.headers.get("Set-Cookie")).toBeNull();
    const token = accounts.local?.link.token ?? "";
    for (const headers of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ] as Record<string, string>[]) {
      const foreign = await send("/api/sign-in/local", { token }, headers);
      expect([foreign.status, foreign.headers.get("Set-Cookie")]).toEqual([403, null]);
    }
  });

  it("is refused over http on another machine, with the reason", async () => {
    const { app, send } = start("http://charts.example");
    const page = await app.request("/en/sign-in");
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining("STATELIER_PUBLIC_URL"),
    ]);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect((await send("/api/sign-in/local", { token: "x" })).status).toBe(404);
  });
});

it("who signs out everywhere stands in the log", async () => {
  const { send, signIn } = start();
  const { cookie } = await signIn();
  await send("/api/sign-out", { everywhere: "true" }, { cookie });
  await send("/api/sign-out", { everywhere: "true" }, { cookie });
  const actions = (await store.people.listActions(10)).map(({ action }) => action);
  expect(actions).toEqual(["sign-out", "sign-in"]);
});

it("a form that is larger than any of this site is not read to its end", async () => {
  const { app } = start();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 1_000) controller.close();
      else controller.enqueue(new Uint8Array(10_000).fill(97));
    },
  });
  const request = new Request(`${ORIGIN}/api/sign-out`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: ORIGIN },
    body,
    duplex: "half",
  } as RequestInit);
  expect((await app.request(request)).status).toBe(303);
  expect(sent).toBeLessThan(10);
});

it("the figures that filters of a draft reach are kept by nobody on the way", async () => {
  const { accounts, signIn } = start();
  const { cookie } = await signIn();
  const charts = makeTestCharts();
  const openPublished: typeof charts.openPublished = async (request) => {
    const opening = await charts.openPublished(request);
    if (request.viewer.kind !== "person" || !opening.ok)
      return { ok: false, refusal: { reason: "unknown" } };
    return { ok: true, opened: { ...opening.opened, reach: { name: "0-x", answers: [] } } };
  };
  const pages = { ...charts, openPublished };
  const app = makeTestApp({ accounts, pages, config: { store } as never });
  const path = `/en/v/${TEST_KEY}/reach/0-x`;
  const own = await app.request(path, { headers: { cookie } });
  expect([own.status, own.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect((await app.request(path)).status).toBe(404);
});

describe("a page", () => {
  it("shows who is signed in and is kept by nobody, and is open to all again after signing out", async () => {
    const { app, send, signIn } = start();
    const { cookie } = await signIn();
    const own = await app.request("/en/sign-in", { headers: { cookie } });
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await own.text()).toContain(SIGN_OUT);
    await send("/api/sign-out", { return: "/en/" }, { cookie });
    const after = await app.request("/en/sign-in", { headers: { cookie } });
    expect(await after.text()).not.toContain(SIGN_OUT);
    expect(after.headers.get("Cache-Control")).not.toContain("private");
  });

  it("of a published chart, or a frame, looks up no session and sets no cookie", async () => {
    const { accounts, signIn } = start();
    const { cookie } = await signIn();
    const find = vi.spyOn(store.people, "findSession");
    const pages = makeTestCharts();
    const app = makeTestApp({ accounts, pages, config: { store } as never });
    for (const path of [`/en/v/${TEST_KEY}`, `/en/embed/${TEST_KEY}`, `/en/embed/unknown00000`]) {
      const answer = await app.request(path, { headers: { cookie } });
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      expect(answer.headers.get("Cache-Control")).not.toContain("private");
    }
    expect(find).not.toHaveBeenCalled();
    await app.request("/en/v/unknown00000", { headers: { cookie } });
    expect(find).toHaveBeenCalledTimes(1);
  });

  it("of a draft is there for its person alone", async () => {
    const { accounts, signIn } = start();
    const { cookie } = await signIn();
    const countView = vi.fn<() => void>();
    const charts = makeTestCharts();
    const pages: typeof charts = {
      ...charts,
      countView,
      openPublished: (request) =>
        request.viewer.kind === "person"
          ? charts.openPublished(request)
          : Promise.resolve({ ok: false, refusal: { reason: "unknown" } }),
    };
    const app = makeTestApp({ accounts, pages, config: { store } as never });
    const path = `/en/v/${TEST_KEY}`;
    const own = await app.request(path, { headers: { cookie } });
    expect([own.status, own.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(countView).not.toHaveBeenCalled();
    const [foreign, unknown] = await Promise.all(
      [path, "/en/v/unknown00000"].map(async (each) => app.request(each)),
    );
    expect([foreign?.status, unknown?.status]).toEqual([404, 404]);
    const inFrame = await app.request(`/en/embed/${TEST_KEY}`, { headers: { cookie } });
    expect(inFrame.status).toBe(404);
    const workLimit = makeRateLimit(perMinute(25), () => 0);
    const limited = makeTestApp({ accounts, pages, workLimit, config: { store } as never });
    const ask = async () => limited.request(path, { headers: { cookie } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "12"]);
    expect(await refused.text()).toContain("RATE_LIMITED");
    expect((await limited.request(path)).status).toBe(404);
  });
});

it.each(["v", "embed"])("a chart that was taken back says so at its address: %s", async (form) => {
  const pages = makeTestPages({
    openPublished: () => Promise.resolve({ ok: false, refusal: { reason: "unpublished" } }),
  });
  const answer = await makeTestApp({ pages }).request(`/en/${form}/${TEST_KEY}`);
  expect([answer.status, await answer.text()]).toEqual([
    404,
    expect.stringContaining("CHART_UNPUBLISHED"),
  ]);
});

it.each(["v", "embed"])("a chart that was taken back names whom to ask: %s", async (form) => {
  const accessibility = { body: "Office of Energy", contact: "charts@office.example" };
  const pages = makeTestPages({
    accessibility,
    openPublished: () => Promise.resolve({ ok: false, refusal: { reason: "unpublished" } }),
  });
  const answer = await makeTestApp({ pages }).request(`/de/${form}/${TEST_KEY}`);
  const text = await answer.text();
  expect(text).toContain("Office of Energy");
  expect(text).toContain('href="mailto:charts@office.example"');
});

it("nothing speaks of signing in where accounts are switched off", async () => {
  const off = { mode: "off", providers: [], newRole: "publisher" } as const;
  const accounts = openAccounts({ accounts: off, publicUrl: ORIGIN }, store.people, () => "me");
  const pages = { ...makeTestPages(), accounts: accounts.facts };
  const app = makeTestApp({ accounts, pages, config: { store } as never });
  const page = await (await app.request("/en/profile")).text();
  expect(page.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain('href="/en/sign-in?');
  for (const path of ["/api/sign-in/local", "/api/sign-in/office"])
    expect((await app.request(path, { method: "POST" })).status).toBe(404);
});

import { Hono } from "hono";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sendCookies } from "../http/cookies.ts";
import type { Person } from "../http/viewer.ts";
import type { ConfigStore } from "../store/config-store.ts";
import { openSqliteStore } from "../store/sqlite-store.ts";
import { StoreFailure } from "../store/store-failure.ts";
import { makeSessions } from "./sessions.ts";

const HOUR = 3_600_000;

let at: number;
let store: ConfigStore;
let app: Hono;
let anna: Person;
beforeEach(async () => {
  at = Date.parse("2026-11-23T08:00:00Z");
  store = openSqliteStore(":memory:", { now: () => new Date(at) });
  anna = await store.people.welcome(
    { provider: "test", subject: "anna", name: "Anna", email: null },
    { id: "anna", role: "author" },
  );
  const cookie = { name: "statelier-session", attributes: "Path=/; HttpOnly; SameSite=Lax" };
  const sessions = makeSessions(store.people, cookie, () => at);
  app = new Hono();
  app.use(sendCookies);
  app.get("/open", async (context) => {
    await sessions.open(context, anna);
    return context.text("");
  });
  app.get("/who", async (context) => context.text((await sessions.find(context))?.name ?? "-"));
  app.get("/page", async (context) =>
    context.text((await sessions.findAndRenew(context))?.name ?? "-"),
  );
  app.get("/close", async (context) => {
    await sessions.close(context);
    return context.text("");
  });
  app.get("/close-all", async (context) => {
    await sessions.closeAll(context);
    return context.text("");
  });
});
afterEach(() => store.close());

const ask = async (path: string, cookie = ""): Promise<{ text: string; given: string }> => {
  const answer = await app.request(path, { headers: { cookie } });
  const given = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  return { text: await answer.text(), given };
};

const open = async (cookie = ""): Promise<string> => (await ask("/open", cookie)).given;

const who = async (cookie: string): Promise<string> => (await ask("/who", cookie)).text;

it("knows who is signed in by a token of 256 bits", async () => {
  const cookie = await open();
  expect(cookie).toMatch(/^statelier-session=[\w-]{43}$/);
  expect(await who(cookie)).toBe("Anna");
  expect(await who("")).toBe("-");
  expect(await who("statelier-session=x")).toBe("-");
  expect(await who(`${cookie}; ${cookie}`)).toBe("-");
});

it("lets a stolen cookie in no longer once its owner has signed out", async () => {
  const stolen = await open();
  expect((await ask("/close", stolen)).given).toBe("statelier-session=");
  expect(await who(stolen)).toBe("-");
});

it("ends the sessions of all browsers at once", async () => {
  const [desk, phone] = [await open(), await open()];
  await ask("/close-all", desk);
  expect([await who(desk), await who(phone)]).toEqual(["-", "-"]);
});

it("gives a new token at sign-in and ends the one that was there", async () => {
  const before = await open();
  const after = await open(before);
  expect(after).not.toBe(before);
  expect([await who(before), await who(after)]).toEqual(["-", "Anna"]);
});

it("ends after 12 hours that nobody used it, and goes on where somebody does", async () => {
  const cookie = await open();
  at += 11 * HOUR;
  expect(await who(cookie)).toBe("Anna");
  at += 11 * HOUR;
  expect(await who(cookie)).toBe("Anna");
  at += 13 * HOUR;
  expect(await who(cookie)).toBe("-");
});

it("ends after seven days however much it is used", async () => {
  const cookie = await open();
  for (let hours = 0; hours < 7 * 24; hours += 8) {
    expect(await who(cookie)).toBe("Anna");
    at += 8 * HOUR;
  }
  at += 1;
  expect(await who(cookie)).toBe("-");
});

it("gives a page another token after an hour, and takes the old one for a minute more", async () => {
  const cookie = await open();
  expect((await ask("/page", cookie)).given).toBe("");
  at += HOUR + 1;
  const { text, given } = await ask("/page", cookie);
  expect([text, given === cookie]).toEqual(["Anna", false]);
  expect([await who(given), await who(cookie)]).toEqual(["Anna", "Anna"]);
  expect((await ask("/page", cookie)).given).toBe("");
  at += 61_000;
  expect([await who(given), await who(cookie)]).toEqual(["Anna", "-"]);
});

it("knows who is signed in while the store takes no writes", async () => {
  const cookie = await open();
  at += HOUR;
  store.people.touchSession = () => Promise.reject(new StoreFailure("full"));
  expect(await who(cookie)).toBe("Anna");
  store.people.touchSession = () => Promise.reject(new TypeError("a fault"));
  expect((await app.request("/who", { headers: { cookie } })).status).toBe(500);
});

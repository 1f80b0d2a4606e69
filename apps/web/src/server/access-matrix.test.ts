import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Accounts } from "./accounts/accounts.ts";
import { makeSessions } from "./accounts/sessions.ts";
import { sendCookies } from "./http/cookies.ts";
import type { PersonViewer } from "./http/viewer.ts";
import type { ConfigStore } from "./store/config-store.ts";
import { openSqliteStore } from "./store/sqlite-store.ts";
import { makeChart, makeDocument, serveStore } from "./testing/serve-document.ts";

const TABLE = join(import.meta.dirname, "../../../../docs/accounts-matrix.md");

const COOKIE = { name: "statelier-session", attributes: "Path=/" };
const KEYS = {
  "draft of a person": "owndraft0001",
  "draft of a team": "teamdraft001",
  scheduled: "scheduled001",
  published: "published001",
  "taken back": "takenback001",
  removed: "removed00001",
  "never there": "neverthere01",
};
type State = keyof typeof KEYS;
const STATES = Object.keys(KEYS) as State[];

const FORMS: Record<string, (key: string) => string> = {
  page: (key) => `/en/v/${key}`,
  frame: (key) => `/en/embed/${key}`,
  SVG: (key) => `/en/v/${key}.svg`,
  PNG: (key) => `/en/v/${key}.png`,
  text: (key) => `/en/v/${key}.txt`,
  card: (key) => `/en/v/${key}.png?shape=card`,
  CSV: (key) => `/en/v/${key}.csv`,
  XLSX: (key) => `/en/v/${key}.xlsx`,
  JSON: (key) => `/en/v/${key}.json`,
  Parquet: (key) => `/en/v/${key}.parquet`,
  feed: (key) => `/en/v/${key}.atom`,
  oEmbed: (key) =>
    `/oembed?url=${encodeURIComponent(`https://charts.example/en/v/${key}`)}&format=json`,
  "API: chart": (key) => `/api/config/${key}`,
  "API: count": (key) => `/api/config/view?id=${key}`,
  "API: versions": (key) => `/api/config/versions?key=${key}`,
};

const WHO = ["nobody", "stranger", "team", "owner", "administrator"] as const;
type Who = (typeof WHO)[number];

/** Every call of the store, by its name: as many and the same ones ask as much of the database. */
let calls: string[] = [];
const count = <Store extends object>(of: Store): Store =>
  new Proxy(of, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === "object" && value !== null) return count(value);
      if (typeof value !== "function") return value;
      return (...args: unknown[]): unknown => {
        calls.push(String(name));
        return Reflect.apply(value, target, args);
      };
    },
  });

let store: ConfigStore;
let app: ReturnType<typeof serveStore>;
const cookies = new Map<Who, string>([["nobody", ""]]);

const welcome = async (id: Who): Promise<PersonViewer> => ({
  kind: "person",
  person: await store.people.welcome(
    { provider: "test", subject: id, name: id, email: null },
    { id, role: id === "administrator" ? "administrator" : "publisher" },
  ),
});

const insert = (key: string, publishedState: "DRAFT" | "PUBLISHED", teamId: string | null) =>
  store.insert({
    key,
    data: makeDocument([makeChart("chart0000001")]),
    userId: "owner",
    teamId,
    publishedState,
    draftOf: null,
  });

beforeAll(async () => {
  store = count(openSqliteStore(":memory:"));
  const sessions = makeSessions(store.people, COOKIE);
  const door = new Hono();
  door.use(sendCookies);
  const people = new Map<Who, PersonViewer>();
  for (const who of WHO.slice(1)) people.set(who, await welcome(who));
  door.get("/:who", async (context) => {
    const viewer = people.get(context.req.param("who") as Who);
    if (viewer) await sessions.open(context, viewer.person);
    return context.text("");
  });
  for (const who of people.keys()) {
    const answer = await door.request(`/${who}`);
    cookies.set(who, answer.headers.get("Set-Cookie")?.split(";")[0] ?? "");
  }
  await store.people.addTeam({ id: "t1", name: "Team" });
  for (const id of ["team", "owner"]) await store.people.setMember("t1", id, true);
  const owner = people.get("owner")!;
  await insert(KEYS["draft of a person"], "DRAFT", null);
  await insert(KEYS["draft of a team"], "DRAFT", "t1");
  await insert(KEYS.scheduled, "DRAFT", "t1");
  await store.schedule(KEYS.scheduled, "2999-01-01T00:00:00.000Z", owner);
  for (const state of ["published", "taken back", "removed"] as const)
    await insert(KEYS[state], "PUBLISHED", "t1");
  await store.addViews(new Map(STATES.map((state) => [KEYS[state], 7])), "2026-12-01");
  await store.unpublish(KEYS["taken back"], owner);
  await store.remove(KEYS.removed, owner);
  const accounts: Accounts = { facts: { signIn: "local" }, sessions };
  app = serveStore(store, accounts);
});
afterAll(() => store.close());

const ask = async (who: Who, path: string) => {
  const cookie = cookies.get(who) ?? "";
  return app.request(path, cookie === "" ? {} : { headers: { cookie } });
};

const buildTable = async (): Promise<string> => {
  const lines: string[] = [];
  for (const state of STATES)
    for (const [form, pathOf] of Object.entries(FORMS)) {
      const cells: number[] = [];
      for (const who of WHO) cells.push((await ask(who, pathOf(KEYS[state]))).status);
      lines.push(`| ${state} | ${form} | ${cells.join(" | ")} |`);
    }
  const head = `| state | form | ${WHO.join(" | ")} |\n|---|---|${WHO.map(() => "---|").join("")}`;
  return [
    "# Who gets what of a chart, in each state and form",
    "",
    "Written by `npx vitest run apps/web/src/server/access-matrix.test.ts -u`, which asks a server for each cell. The chart belongs to",
    "*owner* and, but for the first rows, to the team of *team* and *owner*; *stranger* is signed in as a publisher. `/api/graphql` knows",
    "datasets and no charts, and a preview link holds its chart itself: neither takes a key.",
    "",
    head,
    ...lines,
    "",
  ].join("\n");
};

it("who gets what of a chart is as docs/accounts-matrix.md says", async () => {
  await expect(await buildTable()).toMatchFileSnapshot(TABLE);
}, 60_000);

it("nobody but its people is told anything of a draft: answers, headers and steps are those of a key that never was", async () => {
  const secret: State[] = ["draft of a person", "draft of a team", "scheduled"];
  const askCounted = async (who: Who, state: State, form: string) => {
    calls = [];
    const answer = await ask(who, FORMS[form]!(KEYS[state]));
    const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
    const text = (await answer.text())
      .replaceAll(KEYS[state], "KEY")
      .replaceAll(/nonce="[^"]*"|"reference":"[^"]*"/g, "");
    const known = headers.map(([name, value]) => [name, value.replaceAll(/'nonce-[^']*'/g, "")]);
    return {
      status: answer.status,
      headers: known,
      text,
      steps: calls,
    };
  };
  for (const who of ["nobody", "stranger", "administrator"] as const)
    for (const form of Object.keys(FORMS)) {
      const never = await askCounted(who, "never there", form);
      for (const state of secret)
        expect(await askCounted(who, state, form), `${who}: ${state} as ${form}`).toEqual(never);
    }
}, 60_000);

it("what only its people see is kept by nobody on the way", async () => {
  for (const form of ["page", "SVG", "CSV", "API: chart"]) {
    const answer = await ask("owner", FORMS[form]!(KEYS["draft of a person"]));
    expect([form, answer.status, answer.headers.get("Cache-Control")]).toEqual([
      form,
      200,
      "private, no-store",
    ]);
  }
});

it("that a chart is not there is kept by nobody on the way: a second later it may be, or the answer carries a session", async () => {
  const forms = { ...FORMS, figures: (key: string) => `/en/v/${key}/reach/0-x` };
  for (const who of ["nobody", "stranger"] as const)
    for (const [form, pathOf] of Object.entries(forms)) {
      const { headers } = await ask(who, pathOf(KEYS.scheduled));
      expect(headers.get("Cache-Control"), `${who}: ${form}`).toMatch(
        who === "stranger" && form === "page" ? /^private, no-store$/ : /no-cache|no-store/,
      );
    }
});

it("lists and the sitemap name published charts alone", async () => {
  const sitemap = await (await ask("owner", "/en/sitemap-charts-1.xml")).text();
  for (const state of STATES)
    expect([state, sitemap.includes(KEYS[state])]).toEqual([state, state === "published"]);
});

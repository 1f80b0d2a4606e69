import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Accounts } from "./accounts/accounts.ts";
import { makeSessions } from "./accounts/sessions.ts";
import { makeRateLimit, perHour } from "./http/rate-limit.ts";
import { sendCookies } from "./http/cookies.ts";
import type { PersonViewer } from "./http/viewer.ts";
import type { ConfigStore } from "./store/config-store.ts";
import { openSqliteStore } from "./store/sqlite-store.ts";
import { serveConfigApi } from "./testing/serve-config-api.ts";
import { makeChart, makeDocument, serveStore } from "./testing/serve-document.ts";

const TABLE = join(import.meta.dirname, "../../../../docs/accounts-matrix.md");

const COOKIE = { name: "statelier-session", attributes: "Path=/" };
/** A dashboard: of it alone there is an archive. */
const CHARTS = [makeChart("chart0000001"), makeChart("chart0000002")];
const DOCUMENT = makeDocument(CHARTS, { type: "tall" });
const KEYS = {
  "draft of a person": "owndraft0001",
  "draft of a team": "teamdraft001",
  "draft of a published chart": "nextdraft001",
  scheduled: "scheduled001",
  published: "published001",
  "taken back": "takenback001",
  "draft of a team, its maker has left": "leftdraft001",
  "published, its maker has left the team": "leftpublic01",
  removed: "removed00001",
  "removed draft": "gonedraft001",
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
  ZIP: (key) => `/en/v/${key}.zip`,
  query: (key) => `/en/v/${key}.rq`,
  "progress of a file": (key) => `/en/v/${key}.progress?scope=all`,
  feed: (key) => `/en/v/${key}.atom`,
  oEmbed: (key) =>
    `/oembed?url=${encodeURIComponent(`https://charts.example/en/v/${key}`)}&format=json`,
  "API: chart": (key) => `/api/config/${key}`,
  "API: count": (key) => `/api/config/view?id=${key}`,
  "API: versions": (key) => `/api/config/versions?key=${key}`,
  "API: views by day": (key) => `/api/config/views?key=${key}`,
  "what its page reads": (key) => `/en/v/${key}/reach/0-x`,
};

/** What names many charts. */
const LISTS: Record<string, string> = {
  "API: list": "/api/config/list",
  "API: titles": "/api/config/list?titles=en",
  "feed of all": "/en/feed.atom",
  "feed of the team": "/en/team/t1.atom",
  sitemap: "/en/sitemap-charts-1.xml",
};

/** What changes a chart, as its person or a member of its team may or may not. */
const CHANGES: Record<string, (key: string) => readonly [string, object]> = {
  "save as a draft": (key) => ["config-update", { key, data: DOCUMENT, published_state: "DRAFT" }],
  publish: (key) => ["config-update", { key, data: DOCUMENT, published_state: "PUBLISHED" }],
  "give a time": (key) => ["config-release", { key, publish_at: "2999-12-01T08:30" }],
  "take back": (key) => ["config-unpublish", { key }],
  remove: (key) => ["config-remove", { key }],
  "bring back": (key) => ["config-restore", { key }],
  "give to the team": (key) => ["config-give", { key, team_id: "t1" }],
  "hand over": (key) => ["config-hand-over", { key, email: "heir@office.example" }],
};

/** Beside the person whose chart it is; the team is of the three so named, and of that person. */
const ROLES = {
  "has left": "publisher",
  stranger: "publisher",
  "team: reader": "reader",
  "team: author": "author",
  "team: publisher": "publisher",
  owner: "publisher",
  administrator: "administrator",
} as const;
type Somebody = keyof typeof ROLES;
type Who = "nobody" | Somebody;
const PEOPLE = Object.keys(ROLES) as Somebody[];
const WHO: readonly Who[] = ["nobody", ...PEOPLE];
const MEMBERS = PEOPLE.filter((who) => who === "owner" || who.startsWith("team"));

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

const welcome = async (into: ConfigStore, id: Somebody): Promise<PersonViewer> => ({
  kind: "person",
  person: await into.people.welcome(
    { provider: "test", subject: id, name: id, email: null },
    { id, role: ROLES[id] },
  ),
});

/** Everybody there is, and their team. */
const populate = async (into: ConfigStore): Promise<Map<Who, PersonViewer>> => {
  const people = new Map<Who, PersonViewer>();
  for (const who of PEOPLE) people.set(who, await welcome(into, who));
  await into.people.addTeam({ id: "t1", name: "Team" });
  for (const id of MEMBERS) await into.people.setMember("t1", id, true);
  await into.people.setMember("t1", "has left", true);
  await into.people.setMember("t1", "has left", false);
  return people;
};

/** A chart of the owner in a state, under a key. */
const makeInState = async (
  into: ConfigStore,
  state: State,
  { key, owner }: { key: string; owner: PersonViewer },
): Promise<void> => {
  if (state === "never there") return;
  const insert = (of: string, publishedState: "DRAFT" | "PUBLISHED", draftOf: string | null) =>
    into.insert({
      key: of,
      data: DOCUMENT,
      userId: state.includes("has left") ? "has left" : "owner",
      teamId: state === "draft of a person" ? null : "t1",
      publishedState,
      draftOf,
    });
  const isPublic = /^(?:published|taken back|removed$)/.test(state);
  const former = state === "draft of a published chart" ? `of${key.slice(2)}` : null;
  if (former !== null) await insert(former, "PUBLISHED", null);
  await insert(key, isPublic ? "PUBLISHED" : "DRAFT", former);
  if (state === "scheduled") await into.schedule(key, "2999-01-01T00:00:00.000Z", owner);
  if (state === "taken back") await into.unpublish(key, owner);
  if (state.startsWith("removed")) await into.remove(key, owner);
};

beforeAll(async () => {
  store = count(openSqliteStore(":memory:"));
  const sessions = makeSessions(store.people, COOKIE);
  const door = new Hono();
  door.use(sendCookies);
  const people = await populate(store);
  door.get("/:who", async (context) => {
    const viewer = people.get(context.req.param("who") as Who);
    if (viewer) await sessions.open(context, viewer.person);
    return context.text("");
  });
  for (const who of people.keys()) {
    const answer = await door.request(`/${encodeURIComponent(who)}`);
    cookies.set(who, answer.headers.get("Set-Cookie")?.split(";")[0] ?? "");
  }
  const owner = people.get("owner")!;
  for (const state of STATES) await makeInState(store, state, { key: KEYS[state], owner });
  await store.addViews(new Map(STATES.map((state) => [KEYS[state], 7])), "2026-12-01");
  const accounts: Accounts = { facts: { signIn: "local" }, sessions };
  app = serveStore(store, accounts);
});
afterAll(() => store.close());

const ask = async (who: Who, path: string) => {
  const cookie = cookies.get(who) ?? "";
  return app.request(path, cookie === "" ? {} : { headers: { cookie } });
};

const writeTable = (first: string, lines: readonly string[]): string[] => [
  `| state | ${first} | ${WHO.join(" | ")} |`,
  `|---|---|${WHO.map(() => "---|").join("")}`,
  ...lines,
];

const buildReads = async (): Promise<string[]> => {
  const lines: string[] = [];
  for (const state of STATES)
    for (const [form, pathOf] of Object.entries(FORMS)) {
      const cells: number[] = [];
      for (const who of WHO) cells.push((await ask(who, pathOf(KEYS[state]))).status);
      lines.push(`| ${state} | ${form} | ${cells.join(" | ")} |`);
    }
  return writeTable("form", lines);
};

const buildLists = async (): Promise<string[]> => {
  const found = new Map<string, { status: number; text: string }>();
  for (const [list, path] of Object.entries(LISTS))
    for (const who of WHO) {
      const answer = await ask(who, path);
      found.set(`${list} ${who}`, { status: answer.status, text: await answer.text() });
    }
  const cellOf = (list: string, who: Who, state: State): number => {
    const { status = 0, text = "" } = found.get(`${list} ${who}`) ?? {};
    return status === 200 && !text.includes(KEYS[state]) ? 404 : status;
  };
  return writeTable(
    "list",
    STATES.flatMap((state) =>
      Object.keys(LISTS).map(
        (list) =>
          `| ${state} | ${list} | ${WHO.map((who) => cellOf(list, who, state)).join(" | ")} |`,
      ),
    ),
  );
};

/** Each cell is asked for a chart of its own. */
const buildChanges = async (): Promise<string[]> => {
  const limit = makeRateLimit(perHour(10_000_000));
  const served = serveConfigApi({ attemptLimit: limit, workLimit: limit });
  const people = await populate(served.store);
  const heir = { provider: "test", subject: "heir", name: "heir", email: "heir@office.example" };
  await served.store.people.welcome(heir, { id: "heir", role: "author" });
  await served.store.people.setMember("t1", "heir", true);
  const owner = people.get("owner")!;
  let number = 0;
  const change = async (state: State, name: string, who: Who): Promise<number> => {
    const key = `k${String((number += 1)).padStart(11, "0")}`;
    await makeInState(served.store, state, { key, owner });
    const viewer = people.get(who);
    if (viewer) served.signIn(viewer.person);
    else served.signOut();
    return (await served.call(...CHANGES[name]!(key))).status;
  };
  const lines: string[] = [];
  for (const state of STATES)
    for (const name of Object.keys(CHANGES)) {
      const cells: number[] = [];
      for (const who of WHO) cells.push(await change(state, name, who));
      lines.push(`| ${state} | ${name} | ${cells.join(" | ")} |`);
    }
  await served.store.close();
  return writeTable("change", lines);
};

const buildPage = async (): Promise<string> =>
  [
    "# Who gets what of a chart, in each state and form",
    "",
    "Written by `npx vitest run apps/web/src/server/access-matrix.test.ts -u`, which asks a server for each cell. The chart belongs to",
    "*owner* (a publisher) and, but for the first state, to the team, of which three others are members, too; where its maker has left the",
    "team, that is the publisher *has left*, and *owner* is one of its members. *stranger* is signed in as a publisher. `/api/graphql`",
    "knows datasets and no charts, and a preview link holds its chart itself: neither takes a key.",
    "",
    ...(await buildReads()),
    "",
    "## Lists",
    "",
    "Of what names many charts: 200 where the chart is among them, 404 where it is not.",
    "",
    ...(await buildLists()),
    "",
    "## Changes",
    "",
    "401 is for people who are signed in; 403 their role does not allow, or the chart is somebody else's; 404 there is no such chart for them;",
    "400 and 409 this cannot be done to a chart in this state. It is handed over to another member of the team.",
    "",
    ...(await buildChanges()),
    "",
  ].join("\n");

it("who gets what of a chart is as docs/accounts-matrix.md says", async () => {
  await expect(await buildPage()).toMatchFileSnapshot(TABLE);
}, 60_000);

it("nobody but its people is told anything of a draft: answers, headers and steps are those of a key that never was", async () => {
  const secret: State[] = [
    "draft of a person",
    "draft of a team",
    "draft of a team, its maker has left",
    "draft of a published chart",
    "scheduled",
    "removed draft",
  ];
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
  for (const who of ["nobody", "has left", "stranger", "administrator"] as const)
    for (const form of Object.keys(FORMS)) {
      const never = await askCounted(who, "never there", form);
      for (const state of secret)
        expect(await askCounted(who, state, form), `${who}: ${state} as ${form}`).toEqual(never);
    }
}, 60_000);

it("what only its people see is kept by nobody on the way", async () => {
  for (const form of ["page", "SVG", "CSV", "ZIP", "query", "API: chart"]) {
    const answer = await ask("owner", FORMS[form]!(KEYS["draft of a person"]));
    expect([form, answer.status, answer.headers.get("Cache-Control")]).toEqual([
      form,
      200,
      "private, no-store",
    ]);
  }
});

it("that a chart is not there is kept by nobody on the way: a second later it may be, or the answer carries a session", async () => {
  for (const who of ["nobody", "stranger"] as const)
    for (const [form, pathOf] of Object.entries(FORMS)) {
      const { headers } = await ask(who, pathOf(KEYS.scheduled));
      expect(headers.get("Cache-Control"), `${who}: ${form}`).toMatch(
        who === "stranger" && form === "page" ? /^private, no-store$/ : /no-cache|no-store/,
      );
    }
});

it("what is public is answered without a look at sessions, and without a cookie, in every form", async () => {
  const forms = Object.entries(FORMS).filter(([form]) => !form.startsWith("API"));
  const lists = Object.entries(LISTS).filter(([list]) => !list.startsWith("API"));
  const paths = [
    ...forms.map(([, pathOf]) => pathOf(KEYS.published)),
    ...lists.map(([, path]) => path),
    "/sitemap.xml",
    "/en/sitemap-catalogue.xml",
    "/robots.txt",
    "/en/preview",
  ].filter((path) => !path.includes("/reach/"));
  for (const path of paths) {
    calls = [];
    const answer = await ask("owner", path);
    await answer.arrayBuffer();
    expect([path, answer.status, answer.headers.get("Set-Cookie")]).toEqual([path, 200, null]);
    expect([path, calls.filter((call) => /session/i.test(call))]).toEqual([path, []]);
    const kept = answer.headers.get("Cache-Control") ?? "";
    expect([path, kept.includes("private")]).toEqual([path, false]);
  }
  calls = [];
  await ask("owner", "/en/v/neverthere01");
  expect(calls).toContain("findSession");
});

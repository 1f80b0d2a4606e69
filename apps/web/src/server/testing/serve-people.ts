import { AsyncLocalStorage } from "node:async_hooks";
import {
  type CubeSource,
  handleDataRequest,
  makeDataSchema,
  makeSourceRegistry,
} from "@statelier/cubes";
import { makeTestMetadata } from "@statelier/viewer/download/testing/make-test-data";
import { Hono } from "hono";
import { makeSessions } from "../accounts/sessions.ts";
import { sendCookies } from "../http/cookies.ts";
import type { PersonViewer } from "../http/viewer.ts";
import type { ConfigStore } from "../store/config-store.ts";
import { openSqliteStore } from "../store/sqlite-store.ts";
import { makeRateLimit, perHour } from "../http/rate-limit.ts";
import {
  type ChartCase,
  makeFormer,
  makeInState,
  populate,
  type Team,
  type Who,
} from "./charts-in-states.ts";
import type { Asked, Change } from "./forms-of-charts.ts";
import { TEST_SOURCE } from "./make-test-pages.ts";
import { serveConfigApi } from "./serve-config-api.ts";
import { serveStore } from "./serve-document.ts";

/** What somebody is told, without what is of this request alone or repeats the key. */
export type Answer = {
  status: number;
  headers: [name: string, value: string][];
  text: string;
  /** Calls of the store, of what is baked and kept, and of sources, by their names and in their order. */
  steps: string[];
};

/** Notes each call of the parts that it was given, for the answer in whose making it is made. */
const makeCounter = () => {
  const making = new AsyncLocalStorage<string[]>();
  const count = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value === "object" && value !== null) return count(value);
        if (typeof value !== "function") return value;
        return (...args: unknown[]): unknown => {
          making.getStore()?.push(String(name));
          return Reflect.apply(value, target, args);
        };
      },
    });
  const countAnswer = async (key: string, ask: () => Promise<Response>): Promise<Answer> => {
    const steps: string[] = [];
    const clean = (text: string): string =>
      text.replaceAll(key, "KEY").replaceAll(/nonce-[^']*|nonce="[^"]*"|"reference":"[^"]*"/g, "");
    return making.run(steps, async () => {
      const answer = await ask();
      const text = clean(await answer.text());
      const headers = [...answer.headers]
        .filter(([name]) => name !== "x-request-id")
        .map(([name, value]): [string, string] => [name, clean(value)]);
      return { status: answer.status, headers, text, steps };
    });
  };
  return { count, countAnswer };
};

export const headerOf = ({ headers }: Answer, name: string): string =>
  headers.find(([each]) => each === name)?.[1] ?? "";

/** Where the answer is left as it is. */
const NO_KEY = "KEY";

const COOKIE = { name: "statelier-session", attributes: "Path=/" };

/** What the browser of each person holds. */
const signIn = async (
  store: ConfigStore,
  people: ReadonlyMap<Who, PersonViewer>,
): Promise<Map<Who, string>> => {
  const sessions = makeSessions(store.people, COOKIE);
  const door = new Hono();
  door.use(sendCookies);
  door.get("/:who", async (context) => {
    const viewer = people.get(context.req.param("who") as Who);
    if (viewer) await sessions.open(context, viewer.person);
    return context.text("");
  });
  const cookies = new Map<Who, string>();
  for (const who of people.keys()) {
    const answer = await door.request(`/${encodeURIComponent(who)}`);
    cookies.set(who, answer.headers.get("Set-Cookie")?.split(";")[0] ?? "");
  }
  return cookies;
};

/** A source that has a dataset of nothing under every name. */
const makeDatasets = (count: <Part extends object>(part: Part) => Part) => {
  const facets = { themes: [], subthemes: [], organizations: [], termsets: [] };
  const source: Partial<CubeSource> = {
    search: async ({ query }) => ({ results: [], total: 0, suggestion: query, facets }),
    metadata: async ({ iri }) => makeTestMetadata({ iri }),
    components: async () => ({ dimensions: [], measures: [], notes: [] }),
    observations: async ({ iri }) => ({ table: { rowCount: 0, columns: [] }, notes: [iri] }),
    possibleFilters: async () => [],
    termsets: async () => [],
    shapes: async ({ dimensionId }) => ({ notes: [dimensionId] }),
    progress: async () => undefined,
    latestIri: async (iri) => iri,
    unversionedIri: async (iri) => iri,
  };
  const sources = makeSourceRegistry(
    [{ ...TEST_SOURCE, aliases: [] }],
    () => count(source) as CubeSource,
  );
  const schema = makeDataSchema({ sources });
  return (request: Request) => handleDataRequest(request, schema);
};

/** A server that has no chart yet, with everybody signed in. */
export const servePeople = async () => {
  const { count, countAnswer } = makeCounter();
  const store = count(openSqliteStore(":memory:"));
  const people = await populate(store);
  const cookies = await signIn(store, people);
  const accounts = {
    facts: { signIn: "local" as const },
    sessions: makeSessions(store.people, COOKIE),
  };
  const { app, openPublished } = serveStore(store, {
    accounts,
    count,
    graphql: makeDatasets(count),
  });
  const ask = (who: Who, asked: Asked, key = NO_KEY): Promise<Answer> => {
    const [path, sent] = typeof asked === "string" ? [asked, {}] : asked;
    const headers = new Headers(sent.headers);
    const cookie = cookies.get(who);
    if (cookie) headers.set("cookie", cookie);
    return countAnswer(key, async () => app.request(path, { ...sent, headers }));
  };
  return { store, openPublished, ask };
};

/** A server of the calls that change charts: each finds a chart of its own. */
export const serveChanges = async () => {
  const { count, countAnswer } = makeCounter();
  const store = count(openSqliteStore(":memory:"));
  const limit = makeRateLimit(perHour(10_000_000));
  const served = serveConfigApi({ store, attemptLimit: limit, workLimit: limit });
  const people = await populate(store);
  const heir = { provider: "test", subject: "heir", name: "heir", email: "heir@office.example" };
  await store.people.welcome(heir, { id: "heir", role: "author" });
  for (const team of ["t1", "t2"]) await store.people.setMember(team, "heir", true);
  let number = 0;
  const change = async (
    who: Who,
    build: Change,
    { chart, team }: { chart: ChartCase; team: Team },
  ): Promise<Answer> => {
    const key = `k${String((number += 1)).padStart(11, "0")}`;
    await makeFormer(store, { ...chart, key });
    await makeInState(store, { ...chart, key });
    const viewer = people.get(who);
    if (viewer) served.signIn(viewer.person);
    else served.signOut();
    const [path, sent] = build(key, team);
    const headers = { "Content-Type": "application/json" };
    const request = { method: "POST", headers, body: JSON.stringify(sent) };
    return countAnswer(key, async () => served.app.request(`/api/${path}`, request));
  };
  return { store, change };
};

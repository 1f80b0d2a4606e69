import { makeInitialDocument } from "@statelier/document";
import { Hono } from "hono";
import { findProgram, readBearer } from "../accounts/program-tokens.ts";
import { newKey } from "../documents/new-key.ts";
import { makeOpenDocument } from "../documents/open-document.ts";
import { makeRateLimit, perHour, perMinute } from "../http/rate-limit.ts";
import { ANONYMOUS, type Person, type Viewer } from "../http/viewer.ts";
import { makeLog } from "../logging/log.ts";
import { makeConfigApi } from "../routes/config-api.ts";
import type { ConfigApiServices, Publishing } from "../routes/config-services.ts";
import type { ConfigStore } from "../store/config-store.ts";
import { openSqliteStore } from "../store/sqlite-store.ts";
import { TEST_CONFIG, TEST_IRI } from "./make-test-pages.ts";

export const TEST_DOCUMENT = makeInitialDocument({
  dataSource: { type: "sparql", url: "https://example.org/sparql" },
  chartConfig: {
    ...TEST_CONFIG,
    key: "chart0000001",
    cubes: [
      {
        iri: TEST_IRI,
        filters: { b: { type: "single", value: "1" }, a: { type: "single", value: "2" } },
      },
    ],
  },
});

const ANNA: Person = {
  id: "anna",
  name: "Anna",
  email: null,
  role: "publisher",
  provider: "test",
  subject: "anna",
};

type Answer = { data: Record<string, unknown>; message: string; error?: { id: string } };

type State = { viewer: Viewer; publishing: Publishing; keptBytes: number; changes: number };

const makeServices = (store: ConfigStore, state: State): ConfigApiServices => ({
  store,
  openDocument: makeOpenDocument(() => Promise.resolve(undefined), newKey),
  onChange: () => void (state.changes += 1),
  afterPublish: (_, onKept) => onKept(state.keptBytes),
  completeDocument: async (complete) => complete,
  get publishing() {
    return state.publishing;
  },
  timeZone: "Europe/Zurich",
  publishLimit: makeRateLimit(perHour(5)),
  attemptLimit: makeRateLimit(perHour(100)),
  workLimit: makeRateLimit(perMinute(100)),
  log: makeLog("error", () => undefined),
  origins: ["https://charts.example"],
  maxBytes: 60_000,
  chartsPerPerson: 1_000,
  roleGivers: [],
  webhookHosts: ["hooks.example"],
  callerOf: () => "reader",
  findCaller: async (context) => {
    const token = readBearer(context);
    return token === undefined ? state.viewer : findProgram(store.people, token);
  },
});

/** The calls of `/api` over a store in memory; `viewer` is whoever is signed in. */
export const serveConfigApi = (change: Partial<ConfigApiServices> = {}) => {
  const store = change.store ?? openSqliteStore(":memory:");
  const state: State = {
    viewer: ANONYMOUS,
    publishing: "on",
    keptBytes: 0,
    changes: 0,
  };
  const services = makeServices(store, state);
  Object.assign(services, change);
  const app = new Hono().route("/api", makeConfigApi(services));
  return {
    app,
    store,
    state,
    signIn: (person: Partial<Person> = {}): void => {
      state.viewer = { kind: "person", person: { ...ANNA, ...person } };
    },
    signOut: (): void => {
      state.viewer = ANONYMOUS;
    },
    /** Makes them known to the store, as signing in does. */
    welcome: (id: string, role: Person["role"] = "publisher") =>
      store.people.welcome({ provider: "test", subject: id, name: id, email: null }, { id, role }),
    call: async (
      path: string,
      body?: unknown,
      method = body === undefined ? "GET" : "POST",
      headers: Record<string, string> = {},
    ) => {
      const answer = await app.request(`/api/${path}`, {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { data, error, message } = (await answer.json()) as Answer;
      return { status: answer.status, data, message, id: error?.id, headers: answer.headers };
    },
  };
};

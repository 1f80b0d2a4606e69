import type { ConfigClient, DataClient } from "@statelier/data";
import type { CubeComponents } from "@statelier/model";
import { EditorSession } from "../session/editor-session.ts";
import { loadSession } from "../session/load-session.ts";
import type { SessionEnvironment, SessionNotice } from "../session/environment.ts";
import {
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
  TEST_CUBE,
} from "./make-test-components.ts";

const sector = makeTestDimension("sector", ["total", "b", "c"]);

const components: CubeComponents = {
  dimensions: [makeTestYears(["2020", "2021"]), sector],
  measures: [makeTestMeasure("deaths")],
};

const refuse = (): Promise<never> => Promise.reject(new Error("not asked for in these tests"));

/** A source with one dataset. */
const SOURCE: DataClient = {
  search: refuse,
  searchPage: refuse,
  facets: refuse,
  suggestion: refuse,
  metadata: refuse,
  observations: refuse,
  preview: refuse,
  termsets: refuse,
  largestValues: refuse,
  shapes: refuse,
  baseMap: refuse,
  mapProviders: refuse,
  mapService: refuse,
  unversionedIri: refuse,
  progress: refuse,
  latestIri: async (_source, iri) => (iri === "https://example.org/none" ? undefined : TEST_CUBE),
  components: async () => components,
  possibleFilters: async () => [{ type: "single", id: sector.id, value: "b" }],
};

const NO_SERVER: ConfigClient = {
  createConfig: refuse,
  getConfig: refuse,
  updateConfig: refuse,
  listConfigs: refuse,
  listViewDays: refuse,
  stepConfig: refuse,
  listTeams: refuse,
  giveConfig: refuse,
  releaseConfig: refuse,
  listVersions: refuse,
  listVersionMoments: refuse,
  findVersion: refuse,
  handOver: refuse,
  giveBack: refuse,
};

/** What a browser keeps; `isFull`: it takes nothing more. */
const makeTestStorage = (
  stored: Map<string, string>,
  isFull = false,
): SessionEnvironment["storage"] => ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    stored.set(key, value);
  },
  removeItem: (key) => void stored.delete(key),
  key: (at) => [...stored.keys()][at] ?? null,
  get length() {
    return stored.size;
  },
});

/** Test data: a source with one dataset (years by sectors, one measure) and a store in memory. */
export const makeTestEnvironment = (
  changes: {
    data?: Partial<DataClient>;
    configs?: Partial<ConfigClient>;
    isFull?: boolean;
    person?: SessionEnvironment["person"];
    words?: SessionEnvironment["words"];
  } = {},
) => {
  const stored = new Map<string, string>();
  const left: string[] = [];
  const opened: string[] = [];
  const kept: string[][] = [];
  const moved: string[] = [];
  const notices: SessionNotice[] = [];
  const logged: string[] = [];
  let count = 0;
  const environment: SessionEnvironment = {
    locale: "en",
    sources: [{ name: "test", type: "sparql", url: "https://example.org/query" }],
    data: { ...SOURCE, ...changes.data },
    configs: { ...NO_SERVER, ...changes.configs },
    storage: makeTestStorage(stored, changes.isFull),
    makeKey: () => {
      count += 1;
      return `key-${String(count).padStart(8, "0")}`;
    },
    now: () => new Date("2026-11-21T10:42:00"),
    isOnline: () => true,
    leave: (path) => left.push(path),
    open: (path) => opened.push(path),
    keepOthers: (key, others) => kept.push([key, ...others.map((other) => other.key)]),
    answerOpener: () => false,
    person: changes.person,
    moveTo: (id) => moved.push(id),
    notify: (notice) => {
      notices.push(notice);
      return () =>
        void notices.splice(0, notices.length, ...notices.filter((each) => each !== notice));
    },
    log: (message) => logged.push(message),
    ...(changes.words ? { words: changes.words } : {}),
  };
  return {
    environment,
    stored,
    left,
    opened,
    kept,
    moved,
    notices,
    logged,
    sector: sector.id,
    cube: TEST_CUBE,
  };
};

/** The first chart of the dataset, being edited. */
export const openTestSession = async (changes: Parameters<typeof makeTestEnvironment>[0] = {}) => {
  const world = makeTestEnvironment(changes);
  const start = { type: "cube", iri: world.cube, dataSource: null } as const;
  const loaded = await loadSession(start, world.environment);
  if (loaded.type !== "editing") throw new Error(loaded.type);
  return { ...world, session: new EditorSession("abc", loaded, world.environment) };
};

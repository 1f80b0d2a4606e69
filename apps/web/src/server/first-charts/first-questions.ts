import { listDrawingModules } from "@statelier/charts";
import { type DataClient, type DataScope, makeHttpDataClient } from "@statelier/data";
import { listQueryFilters } from "@statelier/document";
import { ByteCache, type Iri, type Locale } from "@statelier/model";
import type { NamedSource } from "@statelier/viewer";
import { fetchFirstChart, fetchGeography } from "@statelier/viewer/published-chart";
import type { Log } from "../logging/log.ts";

const MOST_BYTES = 4_000_000;
const HOUR_MS = 3_600_000;

/** What the editor needs for the first chart of a dataset. */
export type FirstNeeds = {
  /** Under which a browser asks for data. */
  addresses: readonly string[];
  /** What draws it, as paths from the root of the project. */
  modules: readonly string[];
};

/** What the editor will ask for, known as soon as somebody has asked for the page of a dataset before. */
export type FirstQuestions = {
  /** Waits for no source: what is not known yet is found out meanwhile, and the source has answered before the browser asks. */
  find(source: NamedSource, locale: Locale, iri: Iri): Promise<FirstNeeds>;
};

/** What may be asked for a first chart. */
const ASKED = [
  "latestIri",
  "components",
  "largestValues",
  "possibleFilters",
  "observations",
  "shapes",
  "baseMap",
] as const;

type Call = (...asked: readonly unknown[]) => Promise<unknown>;

/** Writes down under which address a browser asks for what `data` is asked for. */
const writeDown = (data: DataClient): { data: DataClient; addresses: Set<string> } => {
  const addresses = new Set<string>();
  const browser = makeHttpDataClient({
    endpoint: "/api/graphql",
    fetch: (address) => {
      // What is too long for an address has none that could be asked in advance.
      if (typeof address === "string" && address.includes("?")) addresses.add(address);
      return Promise.reject(new TypeError("The browser asks."));
    },
  });
  const asked: Partial<Record<(typeof ASKED)[number], Call>> = {};
  for (const name of ASKED)
    asked[name] = (...about) => {
      (browser[name] as Call)(...about).catch(() => undefined);
      return (data[name] as Call)(...about);
    };
  return { data: { ...data, ...asked } as DataClient, addresses };
};

/** All that the editor asks until the chart is there, one answer after the other. */
const askAll = async (all: DataClient, scope: DataScope, asked: Iri): Promise<FirstNeeds> => {
  const { data, addresses } = writeDown(all);
  const iri = await data.latestIri(scope.source, asked);
  if (iri === undefined) return { addresses: [...addresses], modules: [] };
  const components = await data.components(scope, [{ iri }]);
  const config = await fetchFirstChart(data, scope, { iri, components, key: "first" });
  await Promise.all([
    data.observations(scope, listQueryFilters(config, components)),
    fetchGeography(data, scope.source, { config, components }),
  ]);
  return { addresses: [...addresses], modules: listDrawingModules(config) };
};

const NO_ANSWER = { latestIri: async () => undefined, components: async () => undefined };

/** What is asked of every dataset. */
const listFirst = async (scope: DataScope, iri: Iri): Promise<FirstNeeds> => {
  const { data, addresses } = writeDown(NO_ANSWER as Partial<unknown> as DataClient);
  await Promise.all([data.latestIri(scope.source, iri), data.components(scope, [{ iri }])]);
  return { addresses: [...addresses], modules: [] };
};

export const makeFirstQuestions = (
  data: DataClient,
  log: Log,
  now: () => number = Date.now,
): FirstQuestions => {
  const cache = new ByteCache<FirstNeeds>(MOST_BYTES);
  const learn = async (key: string, scope: DataScope, iri: Iri): Promise<void> => {
    try {
      await cache.load(
        key,
        () => askAll(data, scope, iri),
        ({ addresses }) => 2 * addresses.join("").length,
      );
    } catch (error) {
      log.warn("the first chart of a dataset is not known", { iri, error });
    }
  };
  return {
    find: async ({ name, type, url }, locale, iri) => {
      const key = JSON.stringify([name, locale, iri, Math.floor(now() / HOUR_MS)]);
      const known = cache.get(key);
      if (known) return known;
      const scope: DataScope = { source: { type, url }, locale };
      void learn(key, scope, iri);
      return listFirst(scope, iri);
    },
  };
};

import type { ConfigClient, DataClient } from "@statelier/data";
import { buildComponentId, type CubeComponents, type Dimension } from "@statelier/model";
import type { SessionEnvironment, SessionNotice } from "../session/environment.ts";

const CUBE = "https://example.org/cube";

const base = { cubeIri: CUBE, isNumerical: false, isKeyDimension: true, related: [] };

const dimension = (name: string, kind: Dimension["kind"], values: string[]): Dimension => ({
  ...base,
  id: buildComponentId(CUBE, name),
  label: name,
  kind,
  values: values.map((value) => ({ value, label: value.toUpperCase() })),
});

const components: CubeComponents = {
  dimensions: [
    { ...dimension("year", "TemporalDimension", ["2020", "2021"]), timeUnit: "Year" },
    dimension("sector", "NominalDimension", ["a", "b", "c"]),
  ],
  measures: [
    {
      ...base,
      id: buildComponentId(CUBE, "deaths"),
      label: "deaths",
      kind: "NumericalMeasure",
      scaleType: "Ratio",
      isNumerical: true,
      isKeyDimension: false,
      isCurrency: false,
      isDecimal: false,
      values: [],
      limits: [],
    },
  ],
};

const refuse = (): Promise<never> => Promise.reject(new Error("not asked for in these tests"));

/** Test data: a source with one dataset (years by sectors, one measure) and a store in memory. */
export const makeTestEnvironment = (
  changes: { data?: Partial<DataClient>; configs?: Partial<ConfigClient>; isFull?: boolean } = {},
) => {
  const stored = new Map<string, string>();
  const left: string[] = [];
  const opened: string[] = [];
  const notices: SessionNotice[] = [];
  const logged: string[] = [];
  const sector = buildComponentId(CUBE, "sector");
  let count = 0;
  const environment: SessionEnvironment = {
    locale: "en",
    sources: [{ name: "test", type: "sparql", url: "https://example.org/query" }],
    data: {
      search: refuse,
      facets: refuse,
      suggestion: refuse,
      metadata: refuse,
      observations: refuse,
      preview: refuse,
      termsets: refuse,
      shapes: refuse,
      unversionedIri: refuse,
      latestIri: async (_source, iri) => (iri === "https://example.org/none" ? undefined : CUBE),
      components: async () => components,
      possibleFilters: async () => [{ type: "single", id: sector, value: "b" }],
      ...changes.data,
    },
    configs: {
      createConfig: refuse,
      getConfig: refuse,
      ...changes.configs,
    },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        if (changes.isFull) throw new DOMException("full", "QuotaExceededError");
        stored.set(key, value);
      },
      removeItem: (key) => void stored.delete(key),
    },
    makeKey: () => {
      count += 1;
      return `key-${String(count).padStart(8, "0")}`;
    },
    leave: (path) => left.push(path),
    open: (path) => opened.push(path),
    answerOpener: () => false,
    notify: (notice) => notices.push(notice),
    log: (message) => logged.push(message),
  };
  return { environment, stored, left, opened, notices, logged, sector, cube: CUBE };
};

import { readObject } from "../json.ts";
import { ADDED } from "../step.ts";
import type { StateStep } from "../step.ts";

const UNCACHED = "https://lindas.admin.ch/query";
const CACHED = "https://cached.lindas.admin.ch/query";

export const cachedDataSource = {
  from: "3.2.0",
  to: "3.2.1",
  what: "cached-data-source",
  up: (state, { lose }) => {
    const dataSource = readObject(state, "dataSource");
    if (!dataSource) {
      lose(["dataSource"], undefined, ADDED);
      return { ...state, dataSource: { type: "sparql", url: CACHED } };
    }
    if (dataSource.url !== UNCACHED) return state;
    lose(["dataSource", "url"], UNCACHED, { dormant: true });
    return { ...state, dataSource: { ...dataSource, url: CACHED } };
  },
  down: (state, { lose }) => {
    const dataSource = readObject(state, "dataSource");
    if (!dataSource) lose(["dataSource"], undefined, ADDED);
    else if (dataSource.url === UNCACHED) {
      lose(["dataSource", "url"], UNCACHED, { dormant: true });
    }
    return state;
  },
} as const satisfies StateStep;

import type { Catalogue } from "../search/catalogue.ts";
import { AttributeStore } from "./attribute-store.ts";
import {
  buildDimensionsQuery,
  buildDimensionTermsetsQuery,
  buildEntriesQuery,
  buildHistoriesQuery,
  buildUsedTermsetsQuery,
  type CatalogueScope,
} from "./build-catalogue-query.ts";
import { collectCatalogueIris, parseCatalogue } from "./parse-catalogue.ts";
import type { SparqlClient } from "./sparql-client.ts";

export const fetchCatalogue = async (
  client: SparqlClient,
  scope: CatalogueScope,
): Promise<Catalogue> => {
  const [entries, histories, usedTermsets, dimensions, dimensionTermsets] = await Promise.all([
    client.select(buildEntriesQuery(scope)),
    client.select(buildHistoriesQuery(scope)),
    client.select(buildUsedTermsetsQuery(scope)),
    client.select(buildDimensionsQuery(scope)),
    client.select(buildDimensionTermsetsQuery(scope)),
  ]);
  const rows = { entries, histories, usedTermsets, dimensions, dimensionTermsets };
  const names = await new AttributeStore(client).load(collectCatalogueIris(rows));
  return parseCatalogue(rows, names);
};

/** A catalogue that is read once and again when it is older than `maxAgeMs`; meanwhile the older one answers. */
export const makeCatalogueReader = (
  load: () => Promise<Catalogue>,
  maxAgeMs: number,
  now: () => number = Date.now,
): (() => Promise<Catalogue>) => {
  let current: { catalogue: Promise<Catalogue>; since: number } | undefined;
  let refreshing: Promise<void> | undefined;
  const start = (): Promise<Catalogue> => {
    const catalogue = load();
    const started = { catalogue, since: now() };
    current = started;
    catalogue.catch(() => {
      if (current === started) current = undefined;
    });
    return catalogue;
  };
  const refresh = async (): Promise<void> => {
    const since = now();
    try {
      const catalogue = await load();
      current = { catalogue: Promise.resolve(catalogue), since };
    } catch {
      if (current) current = { ...current, since };
    } finally {
      refreshing = undefined;
    }
  };
  return () => {
    if (!current) return start();
    if (now() - current.since > maxAgeMs) refreshing ??= refresh();
    return current.catalogue;
  };
};

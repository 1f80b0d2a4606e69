import type { Catalogue, CatalogueEntry } from "../search/catalogue.ts";
import type { Texts } from "../source/texts.ts";
import type { SparqlClient } from "./client/sparql-client.ts";
import { AttributeStore } from "./model/attribute-store.ts";
import { collectCatalogueIris, parseCatalogue } from "./parsing/parse-catalogue.ts";
import {
  buildDimensionsQuery,
  buildDimensionTermsetsQuery,
  buildEntriesQuery,
  buildHistoriesQuery,
  buildUsedTermsetsQuery,
  buildValueNamesQuery,
  type CatalogueScope,
} from "./queries/build-catalogue-query.ts";

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

/** Of one cube; a longer list is cut: the search is no index of addresses. */
const MAX_VALUE_NAMES = 2_000;

/** The names of the values that a cube's key dimensions list, in all languages; numbers and dates are none. */
export const fetchValueNames = async (
  client: SparqlClient,
  { iri }: CatalogueEntry,
): Promise<Texts> =>
  (await client.select(buildValueNamesQuery(iri, MAX_VALUE_NAMES))).flatMap(({ name }) =>
    name?.type === "literal" && /\p{L}/u.test(name.value)
      ? [{ text: name.value, language: name.language }]
      : [],
  );

import {
  buildComponentId,
  cellValue,
  type CubeComponents,
  type Filters,
  findColumn,
  findComponent,
  type HierarchyNode,
  type Iri,
  type Locale,
  type ObservationTable,
} from "@statelier/model";

import type { CubeSource, SearchRequest } from "../../source/cube-source.ts";
import { NORMALIZED } from "./normalize-answer.ts";

/** Where the identifiers of the catalogue lie. */
export const BASE_IRI = "https://example.org/base/";

export type OpenedSource = { source: CubeSource; close: () => Promise<void> };

/** A version of a dataset of the catalogue; without a version its series. */
export const cubeIri = (key: string, version?: number): Iri =>
  `${BASE_IRI}cube/${key}${version === undefined ? "" : `/${version}`}`;
export const idOf = (key: string, column: string): string =>
  buildComponentId(cubeIri(key), `${cubeIri(key)}/component/${column}`);
export const valueOf = (key: string, column: string, id: string): Iri =>
  `${cubeIri(key)}/value/${column}/${id}`;
export const place = (id: string): Iri => `${BASE_IRI}termset/places/${id}`;
export const termset = (key: string): Iri => `${BASE_IRI}termset/${key}`;

export const AIR = cubeIri("air", 9);
export const PARCELS = cubeIri("parcels", 1);
export const UNKNOWN = cubeIri("nothing", 1);
export const air = (column: string): string => idOf("air", column);
export const parcels = (column: string): string => idOf("parcels", column);

export const cells = (table: ObservationTable, id: string): (string | number | null)[] => {
  const column = findColumn(table, id);
  return column ? Array.from({ length: table.rowCount }, (_, row) => cellValue(column, row)) : [];
};

/** Rows as sorted text. */
export const rowsOf = (table: ObservationTable, ...ids: string[]): string[] =>
  NORMALIZED.rows(
    Array.from({ length: table.rowCount }, (_, row) =>
      ids.map((id) => String(cells(table, id)[row])).join(" "),
    ),
  );

export const valuesOf = (cube: CubeComponents, id: string): string[] =>
  (findComponent(cube, id)?.values ?? []).map(({ value }) => value);

/** A hierarchy as lines: dashes for the depth, a question mark behind what is no value. */
export const outline = (nodes: readonly HierarchyNode[]): string[] =>
  nodes.flatMap((node) => [
    `${"-".repeat(node.depth)}${node.label}${node.hasValue ? "" : "?"}`,
    ...outline(node.children),
  ]);

/** The places of the air, and of the one that others wrote. */
export const PLACES_OF_AIR = ["Norway", "-Bergen", "-Ålesund", "Far away"];

export const everything: SearchRequest = {
  locale: "en",
  query: "",
  order: "TITLE_ASC",
  includeDrafts: false,
  fetchDimensionTermsets: false,
  filters: [],
};

/** The source that is looked at, open while tests run; and the questions that most of them ask. */
export type Subject = {
  source: () => CubeSource;
  read: (filters?: Filters, iri?: Iri, locale?: Locale) => Promise<ObservationTable>;
  components: (
    iri: Iri,
    locale?: Locale,
    filters?: Filters,
  ) => ReturnType<CubeSource["components"]>;
};

export const makeSubject = (source: () => CubeSource): Subject => ({
  source,
  read: async (filters = {}, iri = AIR, locale = "en") =>
    (await source().observations({ iri, locale, filters })).table,
  components: (iri, locale = "en", filters = {}) =>
    source().components({ iri, locale, loadValues: true, filters }),
});

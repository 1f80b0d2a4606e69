import {
  type ComponentTermsets,
  type CubeComponents,
  type CubeMetadata,
  type DataSource,
  decodeTable,
  type Iri,
  pickShapeWidth,
  type PossibleFilter,
  type SearchResult,
  type ShapeTopology,
  type WireTable,
} from "@statelier/model";

import type { DataRequest, DataResponse } from "../contract/data-request.ts";
import { DOCUMENTS } from "../contract/documents.ts";
import {
  type DataClient,
  DataError,
  type DataScope,
  type DimensionShapes,
  type Observations,
  type SearchFacets,
  type SearchVariables,
} from "./data-client.ts";

/** Runs one request: in this process on the server, over HTTP in the browser. */
export type ExecuteRequest = (request: DataRequest) => Promise<DataResponse>;

type WireObservations = {
  data: WireTable;
  sparqlEditorUrls: { cubeIri: Iri; url: string | null }[];
  notes: string[];
  dataAsOf: string | null;
};

type WireShapes = { topology: ShapeTopology | null; notes: string[] };

type WireResult = Omit<SearchResult, "highlightedDescription" | "highlightedNames"> & {
  highlightedDescription: string | null;
  highlightedNames: string[] | null;
};

const buildSource = (source: DataSource) => ({ sourceType: source.type, sourceUrl: source.url });

const buildScope = ({ source, locale }: DataScope) => ({ ...buildSource(source), locale });

const buildSearch = (scope: DataScope, variables: SearchVariables) => ({
  ...buildScope(scope),
  ...variables,
});

const parseResult = ({
  highlightedDescription,
  highlightedNames,
  ...result
}: WireResult): SearchResult => ({
  ...result,
  ...(highlightedNames === null ? {} : { highlightedNames }),
  ...(highlightedDescription === null ? {} : { highlightedDescription }),
});

const parseObservations = ({
  data,
  sparqlEditorUrls,
  notes,
  dataAsOf,
}: WireObservations): Observations => ({
  table: decodeTable(data),
  sparqlEditorUrls: sparqlEditorUrls.map(({ cubeIri, url }) =>
    url === null ? { cubeIri } : { cubeIri, url },
  ),
  notes,
  ...(dataAsOf ? { dataAsOf } : {}),
});

type Ask = <Answer>(
  name: keyof typeof DOCUMENTS,
  variables: Record<string, unknown>,
) => Promise<Answer>;

const askShapes =
  (ask: Ask): DataClient["shapes"] =>
  async (source, { iri, dimensionId }, width): Promise<DimensionShapes> => {
    const { topology, notes } = await ask<WireShapes>("shapes", {
      ...buildSource(source),
      cubeFilter: { iri },
      dimensionId,
      width: pickShapeWidth(width),
    });
    return { ...(topology ? { topology } : {}), notes };
  };

/** A client over anything that executes requests. */
export const makeDataClient = (execute: ExecuteRequest): DataClient => {
  const ask: Ask = async <Answer>(
    name: keyof typeof DOCUMENTS,
    variables: Record<string, unknown>,
  ) => {
    const { data, errors } = await execute({ query: DOCUMENTS[name], variables });
    const error = errors?.[0];
    if (error) {
      const { id, args = {} } = error.extensions;
      throw new DataError(id, error.message, { args });
    }
    if (!data) throw new DataError("SOURCE_ANSWER_INVALID", "The answer holds no data.");
    return data["answer"] as Answer;
  };
  const askIri = async (name: "latestIri" | "unversionedIri", source: DataSource, iri: Iri) =>
    (await ask<Iri | null>(name, { ...buildSource(source), cubeFilter: { iri } })) ?? undefined;
  return {
    search: async (scope, variables) =>
      (await ask<WireResult[]>("search", buildSearch(scope, variables))).map(parseResult),
    facets: (scope, variables) => ask<SearchFacets>("facets", buildSearch(scope, variables)),
    suggestion: async (scope, variables) =>
      (await ask<string | null>("suggestion", buildSearch(scope, variables))) ?? undefined,
    metadata: (scope, iris) =>
      ask<CubeMetadata[]>("metadata", {
        ...buildScope(scope),
        cubeFilters: iris.map((iri) => ({ iri })),
      }),
    components: (scope, cubes) =>
      ask<CubeComponents>("components", { ...buildScope(scope), cubeFilters: cubes }),
    observations: async (scope, cubes) =>
      parseObservations(
        await ask<WireObservations>("observations", { ...buildScope(scope), cubeFilters: cubes }),
      ),
    preview: async (scope, iri, limit) =>
      decodeTable(
        await ask<WireTable>("preview", {
          ...buildScope(scope),
          cubeFilter: { iri },
          ...(limit === undefined ? {} : { limit }),
        }),
      ),
    termsets: (scope, iri) =>
      ask<ComponentTermsets[]>("termsets", { ...buildScope(scope), cubeFilter: { iri } }),
    shapes: askShapes(ask),
    possibleFilters: (source, iri, filters) =>
      ask<PossibleFilter[]>("possibleFilters", {
        ...buildSource(source),
        cubeFilter: { iri, filters },
      }),
    latestIri: (source, iri) => askIri("latestIri", source, iri),
    unversionedIri: (source, iri) => askIri("unversionedIri", source, iri),
  };
};

import {
  type BaseMap,
  type ComponentTermsets,
  type DataSource,
  decodeTable,
  type Iri,
  type LargestValues,
  type MapProvider,
  type MapService,
  pickShapeWidth,
  type SearchResult,
  type ShapeTopology,
  type SentTable,
  type WireTable,
} from "@statelier/model";

import { DOCUMENTS } from "../contract/documents.ts";
import type {
  DataClient,
  DataScope,
  DimensionShapes,
  ReadProgress,
  SearchFacets,
  SearchPage,
  SearchVariables,
} from "./data-client.ts";
import { type Ask, buildScope, buildSource, type ExecuteRequest, makeAsk } from "./make-ask.ts";
import { makeChartDataClient } from "./make-chart-data-client.ts";

type WireShapes = { topology: ShapeTopology | null; notes: string[] };

type WireResult = Omit<SearchResult, "highlightedDescription" | "highlightedNames"> & {
  highlightedDescription: string | null;
  highlightedNames: string[] | null;
};

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

const askShapes =
  (ask: Ask<"shapes">): DataClient["shapes"] =>
  async (source, { iri, dimensionId }, width): Promise<DimensionShapes> => {
    const { topology, notes } = await ask<WireShapes>("shapes", {
      ...buildSource(source),
      cubeFilter: { iri },
      dimensionId,
      width: pickShapeWidth(width),
    });
    return { ...(topology ? { topology } : {}), notes };
  };

/** Gives all that a document asks for, not what stands under `answer` alone. */
const answerWhole =
  (execute: ExecuteRequest): ExecuteRequest =>
  async (request) => {
    const { data, ...rest } = await execute(request);
    return { ...rest, ...(data && { data: { answer: data } }) };
  };

const makeSearch = (execute: ExecuteRequest) => {
  const ask = makeAsk(answerWhole(execute), DOCUMENTS);
  return async (
    scope: DataScope,
    variables: SearchVariables & { limit?: number },
  ): Promise<SearchPage> => {
    const { answer, total } = await ask<{ answer: WireResult[]; total: number }>(
      "search",
      buildSearch(scope, variables),
    );
    return { results: answer.map(parseResult), total };
  };
};

/** A client over anything that executes requests. */
export const makeDataClient = (execute: ExecuteRequest): DataClient => {
  const ask = makeAsk(execute, DOCUMENTS);
  const searchPage = makeSearch(execute);
  const askIri = async (name: "latestIri" | "unversionedIri", source: DataSource, iri: Iri) =>
    (await ask<Iri | null>(name, { ...buildSource(source), cubeFilter: { iri } })) ?? undefined;
  return {
    ...makeChartDataClient(execute),
    search: async (scope, variables) => (await searchPage(scope, variables)).results,
    searchPage: (scope, variables, limit) => searchPage(scope, { ...variables, limit }),
    facets: (scope, variables) => ask<SearchFacets>("facets", buildSearch(scope, variables)),
    suggestion: async (scope, variables) =>
      (await ask<string | null>("suggestion", buildSearch(scope, variables))) ?? undefined,
    preview: async (scope, iri, limit) => {
      const answer = await ask<(WireTable & { unreadable?: number }) | SentTable>("preview", {
        ...buildScope(scope),
        cubeFilter: { iri },
        ...(limit === undefined ? {} : { limit }),
      });
      const { unreadable } = answer;
      return { ...decodeTable(answer), ...(unreadable === undefined ? {} : { unreadable }) };
    },
    largestValues: (source, { iri, filters, measureId, dimensions }) =>
      ask<LargestValues[]>("largestValues", {
        ...buildSource(source),
        cubeFilter: { iri, filters },
        measureId,
        dimensions,
      }),
    termsets: (scope, iri) =>
      ask<ComponentTermsets[]>("termsets", { ...buildScope(scope), cubeFilter: { iri } }),
    shapes: askShapes(ask),
    baseMap: (box, width) => ask<BaseMap>("baseMap", { box, width: pickShapeWidth(width) }),
    mapProviders: () => ask<MapProvider[]>("mapProviders", {}),
    mapService: (url, layers) =>
      ask<MapService>("mapService", { url, ...(layers ? { layers } : {}) }),
    progress: async (source, iri) =>
      (await ask<ReadProgress | null>("progress", {
        ...buildSource(source),
        cubeFilter: { iri },
      })) ?? undefined,
    latestIri: (source, iri) => askIri("latestIri", source, iri),
    unversionedIri: (source, iri) => askIri("unversionedIri", source, iri),
  };
};

import {
  type CubeComponents,
  type CubeMetadata,
  decodeTable,
  type Iri,
  type PossibleFilter,
  type SentTable,
  type WireTable,
} from "@statelier/model";
import { CHART_DOCUMENTS } from "../contract/chart-documents.ts";
import type { ChartDataClient, Observations } from "./data-client.ts";
import { buildScope, buildSource, type ExecuteRequest, makeAsk } from "./make-ask.ts";

type WireObservations = {
  data: WireTable | SentTable;
  sparqlEditorUrls: { cubeIri: Iri; url: string | null }[];
  notes: string[];
  unreadable?: number;
  dataAsOf: string | null;
};

const parseObservations = ({
  data,
  sparqlEditorUrls,
  notes,
  unreadable = 0,
  dataAsOf,
}: WireObservations): Observations => ({
  table: decodeTable(data),
  sparqlEditorUrls: sparqlEditorUrls.map(({ cubeIri, url }) =>
    url === null ? { cubeIri } : { cubeIri, url },
  ),
  notes,
  ...(unreadable > 0 ? { unreadable } : {}),
  ...(dataAsOf ? { dataAsOf } : {}),
});

/** What a published page asks, over anything that executes requests; without the rest its program is smaller. */
export const makeChartDataClient = (execute: ExecuteRequest): ChartDataClient => {
  const ask = makeAsk(execute, CHART_DOCUMENTS);
  return {
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
    possibleFilters: (source, iri, filters) =>
      ask<PossibleFilter[]>("possibleFilters", {
        ...buildSource(source),
        cubeFilter: { iri, filters },
      }),
  };
};

import { CUBE, CUBE_VARIABLES, CUBES, CUBES_VARIABLES } from "./document-parts.ts";

/** What a published page asks. */
export const CHART_DOCUMENTS = {
  metadata: `query Metadata(${CUBES_VARIABLES}) { answer: dataCubesMetadata(${CUBES}) }`,
  components: `query Components(${CUBES_VARIABLES}) { answer: dataCubesComponents(${CUBES}) }`,
  observations: `query Observations(${CUBES_VARIABLES}) { answer: dataCubesObservations(${CUBES}, format: COLUMNS) { data sparqlEditorUrls { cubeIri url } notes unreadable dataAsOf } }`,
  possibleFilters: `query PossibleFilters(${CUBE_VARIABLES}) { answer: possibleFilters(${CUBE}) { type id value } }`,
} as const;

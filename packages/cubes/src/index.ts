export type { Finding, Severity } from "./checker/finding.ts";
export { checkRows } from "./checker/rows/check-rows.ts";
export type { RowFinding } from "./checker/rows/row-finding.ts";
export { checkCubes } from "./checker/rules/check-cubes.ts";
export { type EmbeddedStore, openEmbeddedStore } from "./embedded/embedded-store.ts";
export { handleSparqlProtocol, type ProtocolLimits } from "./embedded/handle-sparql-protocol.ts";
export { StoreError } from "./embedded/store-error.ts";
export { buildCatalogue } from "./importer/build-catalogue.ts";
export { buildCube, type CubeSummary } from "./importer/build-cube.ts";
export { EMPTY_VOCABULARY, type Vocabulary } from "./importer/descriptor/vocabulary.ts";
export { type Dataset, readDataset } from "./importer/files/read-dataset.ts";
export {
  findVocabularyFolder,
  readVocabularyFolder,
} from "./importer/files/read-vocabulary-folder.ts";
export { isValidIri } from "./rdf/is-valid-iri.ts";
export { deriveRdfFormat, parseRdf } from "./rdf/parse-rdf.ts";
export type { RdfGraph } from "./rdf/rdf-graph.ts";
export type { RdfTerm } from "./rdf/rdf-term.ts";
export { shortenIri } from "./rdf/vocabulary.ts";
export { makeTableStore, type TableStore } from "./reading/table-store.ts";
export type { UnreadableDataset } from "./reading/unreadable-cells.ts";
export type { Asker } from "./resolvers/answer-budget.ts";
export { hasEtag } from "./resolvers/cache-headers.ts";
export { type DataSchema, executeData, makeDataSchema } from "./resolvers/data-schema.ts";
export type { MapServices } from "./resolvers/map-services.ts";
export { handleDataRequest } from "./resolvers/handle-data-request.ts";
export {
  makeSourceRegistry,
  type SourceEntry,
  type SourceRegistry,
} from "./resolvers/source-registry.ts";
export type { Catalogue, CatalogueEntry } from "./search/catalogue.ts";
export { searchCatalogue } from "./search/search-catalogue.ts";
export { buildSearchIndex } from "./search/search-index.ts";
export { checkSparqlSource } from "./source-check/check-sparql-source.ts";
export { checkSqlSource } from "./source-check/check-sql-source.ts";
export type { FindingLevel, SourceFinding, SourceReport } from "./source-check/source-finding.ts";
export { cutAtAntimeridian } from "./shapes/cut-at-antimeridian.ts";
export { type CubeSource, SourceError } from "./source/cube-source.ts";
export type { QueryListener, SourceStatus } from "./source/source-status.ts";
export type { Texts } from "./source/texts.ts";
export type { SparqlEndpoint } from "./sparql/client/sparql-client.ts";
export { makeSparqlSource } from "./sparql/make-sparql-source.ts";
export { type ClosableSource, makeSqlSource } from "./sql/make-sql-source.ts";
export { openSqlPlace } from "./sql/open-sql-place.ts";
export { firstTurn, inTurnsOf, makePause, nextTurn, shareTurns } from "./turns/next-turn.ts";

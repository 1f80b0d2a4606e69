export * from "./source/cube-source.ts";
export * from "./embedded/embedded-store.ts";
export * from "./embedded/handle-sparql-protocol.ts";
export * from "./embedded/store-error.ts";
export { makeTableStore, type TableStore } from "./reading/table-store.ts";
export * from "./resolvers/data-schema.ts";
export * from "./resolvers/handle-data-request.ts";
export * from "./resolvers/source-registry.ts";
export { checkCubes } from "./checker/rules/check-cubes.ts";
export type { Finding, Severity } from "./checker/finding.ts";
export { deriveRdfFormat, parseRdf } from "./rdf/parse-rdf.ts";
export type { ParsedRdf, RdfFormat } from "./rdf/parse-rdf.ts";
export type { RdfGraph } from "./rdf/rdf-graph.ts";
export type { RdfTerm } from "./rdf/rdf-term.ts";
export { checkRows } from "./checker/rows/check-rows.ts";
export type { RowFinding } from "./checker/rows/row-finding.ts";
export { shortenIri } from "./rdf/vocabulary.ts";
export { buildCatalogue, type Catalogue } from "./importer/build-catalogue.ts";
export { buildCube, type BuildResult, type CubeSummary } from "./importer/build-cube.ts";
export { readDataset, type Dataset } from "./importer/files/read-dataset.ts";
export {
  findVocabularyFolder,
  readVocabularyFolder,
} from "./importer/files/read-vocabulary-folder.ts";
export { EMPTY_VOCABULARY, type Vocabulary } from "./importer/descriptor/vocabulary.ts";
export * from "./sparql/make-sparql-source.ts";
export * from "./sql/make-sql-source.ts";
export { openSqlPlace, type SqlPlaceInput } from "./sql/open-sql-place.ts";
export * from "./conformance/start-sparql-server.ts";
export type { QueryListener, SourceQuery, SourceStatus } from "./source/source-status.ts";
export { isValidIri } from "./rdf/is-valid-iri.ts";
export type { SparqlEndpoint } from "./sparql/client/sparql-client.ts";
export { checkSparqlSource } from "./source-check/check-sparql-source.ts";
export { checkSqlSource } from "./source-check/check-sql-source.ts";
export type { FindingLevel, SourceFinding, SourceReport } from "./source-check/source-finding.ts";

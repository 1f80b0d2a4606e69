import { cubeSourceConformance } from "./cube-source-conformance.ts";
import {
  csv,
  duckDb,
  openMemory,
  openServer,
  openSql,
  parquet,
  parquetInParts,
  parquetOverHttp,
  postgres,
} from "./engines.ts";
import { loadFixtures } from "./load-fixtures.ts";
import { rdfConformance } from "./rdf-conformance.ts";

const IN_PAGES = { pageRows: 2 };
const BY_SLICES = { wholeCubeRows: 0 };
/** Three questions by slices, then all that is read in the background. */
const ANSWER_FIRST = { smallCubeRows: 0, pageRows: 2 };

cubeSourceConformance("a store, cubes read in pages of two rows,", openMemory(IN_PAGES));
cubeSourceConformance("a store, read by slices,", openMemory(BY_SLICES));
cubeSourceConformance("a store that answers before it is read", openMemory(ANSWER_FIRST));
cubeSourceConformance("a SPARQL server over HTTP", openServer());
cubeSourceConformance("a folder of CSV files", openSql(csv));
cubeSourceConformance("a folder of Parquet files", openSql(parquet));
cubeSourceConformance("a web server with Parquet files", openSql(parquetOverHttp));
cubeSourceConformance(
  "a web server with Parquet files, read in parts,",
  openSql(parquetInParts, 0),
);
cubeSourceConformance("a DuckDB file", openSql(duckDb));
cubeSourceConformance("a DuckDB file, read by slices,", openSql(duckDb, 0));
cubeSourceConformance("a PostgreSQL database, read by slices,", openSql(postgres, 0));

const ntriples = loadFixtures();

rdfConformance("a store, cubes read in pages of two rows,", openMemory(IN_PAGES, ntriples));
rdfConformance("a store, read by slices,", openMemory(BY_SLICES, ntriples));
rdfConformance("a store that answers before it is read", openMemory(ANSWER_FIRST, ntriples));
rdfConformance("a SPARQL server over HTTP", openServer(ntriples));

import { cubeSourceConformance } from "./cube-source-conformance.ts";
import {
  csv,
  duckDb,
  openEmbedded,
  openServer,
  openSql,
  parquet,
  parquetOverHttp,
  postgres,
} from "./engines.ts";

cubeSourceConformance("the embedded store, cubes read whole,", openEmbedded());
cubeSourceConformance(
  "the embedded store, cubes read in pages of two rows,",
  openEmbedded({ pageRows: 2 }),
);
cubeSourceConformance("the embedded store, read by slices,", openEmbedded({ wholeCubeRows: 0 }));
cubeSourceConformance("a SPARQL server over HTTP", openServer());
cubeSourceConformance("a folder of CSV files", openSql(csv));
cubeSourceConformance("a folder of Parquet files", openSql(parquet));
cubeSourceConformance("a web server with Parquet files", openSql(parquetOverHttp));
cubeSourceConformance("a DuckDB file", openSql(duckDb));
cubeSourceConformance("a PostgreSQL database", openSql(postgres));

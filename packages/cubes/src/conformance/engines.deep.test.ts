import { cubeSourceConformance } from "./cube-source-conformance.ts";
import { duckDb, openSql, postgres } from "./engines.ts";

cubeSourceConformance("a DuckDB file, read by slices,", openSql(duckDb, 0));
cubeSourceConformance("a PostgreSQL database, read by slices,", openSql(postgres, 0));

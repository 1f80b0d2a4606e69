import { cubeSourceConformance } from "./cube-source-conformance.ts";
import { openEmbedded, openMemory, openSql, postgres } from "./engines.ts";
import { loadFixtures } from "./load-fixtures.ts";
import { rdfConformance } from "./rdf-conformance.ts";

cubeSourceConformance("the embedded store", openEmbedded());
cubeSourceConformance("a PostgreSQL database", openSql(postgres));
rdfConformance("a store in this process", openMemory({}, loadFixtures()));

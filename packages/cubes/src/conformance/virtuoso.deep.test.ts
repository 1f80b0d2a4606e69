import { cubeSourceConformance } from "./cube-source-conformance.ts";
import { openVirtuoso } from "./engines.ts";
import { loadFixtures } from "./load-fixtures.ts";
import { rdfConformance } from "./rdf-conformance.ts";

cubeSourceConformance("Virtuoso", openVirtuoso());
rdfConformance("Virtuoso", openVirtuoso(loadFixtures()));
rdfConformance("Virtuoso, read by slices,", openVirtuoso(loadFixtures(), { wholeCubeRows: 0 }));

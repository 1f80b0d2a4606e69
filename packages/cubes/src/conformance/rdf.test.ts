import { openEmbedded, openServer } from "./engines.ts";
import { loadFixtures } from "./load-fixtures.ts";
import { rdfConformance } from "./rdf-conformance.ts";

const ntriples = loadFixtures();

rdfConformance("the embedded store, cubes read whole,", openEmbedded({}, ntriples));
rdfConformance(
  "the embedded store, cubes read in pages of two rows,",
  openEmbedded({ pageRows: 2 }, ntriples),
);
rdfConformance("the embedded store, read by slices,", openEmbedded({ wholeCubeRows: 0 }, ntriples));
rdfConformance("a SPARQL server over HTTP", openServer(ntriples));

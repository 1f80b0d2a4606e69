import { PREFIXES } from "./prefixes.ts";
import { iri, sparql, type SparqlText } from "./sparql-text.ts";

/** `?cube ?history ?status ?version ?expires`: the cube or history node itself and every version beside it. */
export const buildVersionsQuery = (cubeOrHistory: string): SparqlText => {
  const node = iri(cubeOrHistory);
  return sparql`${PREFIXES}
SELECT DISTINCT ?cube ?history ?status ?version ?expires WHERE {
  { ${node} a cube:Cube . BIND(${node} AS ?cube) OPTIONAL { ?history schema:hasPart ${node} } }
  UNION { ?history schema:hasPart ${node} . ?history schema:hasPart ?cube . ?cube a cube:Cube }
  UNION { ${node} schema:hasPart ?cube . ?cube a cube:Cube . BIND(${node} AS ?history) }
  OPTIONAL { ?cube schema:creativeWorkStatus ?status }
  OPTIONAL { ?cube schema:version ?version }
  OPTIONAL { ?cube schema:expires ?expires }
}`;
};

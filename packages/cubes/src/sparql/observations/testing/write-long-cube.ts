const E = (name: string): string => `https://example.org/${name}`;
const CUBE = "https://cube.link/";
const SHACL = "http://www.w3.org/ns/shacl#";
const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const DECIMAL = "http://www.w3.org/2001/XMLSchema#decimal";

export const LONG_CUBE = E("long");

const writeColumn = (path: string, kind: string): string[] => [
  `<${E("long-shape")}> <${SHACL}property> <${E(`long-${path}`)}> .`,
  `<${E(`long-${path}`)}> <${TYPE}> <${CUBE}${kind}> .`,
  `<${E(`long-${path}`)}> <${SHACL}path> <${E(path)}> .`,
  `<${E(`long-${path}`)}> <${SHACL}nodeKind> <${SHACL}Literal> .`,
];

/** For tests: N-Triples of a cube with so many places `p0`, `p1` …, each with its number as amount, and with so many empty columns. */
export const writeLongCube = (places: number, empty = 0): string =>
  [
    `<${LONG_CUBE}> <${TYPE}> <${CUBE}Cube> .`,
    `<${LONG_CUBE}> <${CUBE}observationConstraint> <${E("long-shape")}> .`,
    `<${LONG_CUBE}> <${CUBE}observationSet> <${E("long-set")}> .`,
    ...writeColumn("place", "KeyDimension"),
    ...writeColumn("amount", "MeasureDimension"),
    ...Array.from({ length: empty }, (_, at) => writeColumn(`empty${at}`, "KeyDimension")).flat(),
    `<${E("long-place")}> <${SHACL}order> "1" .`,
    `<${E("long-amount")}> <${SHACL}datatype> <${DECIMAL}> .`,
    ...Array.from({ length: places }, (_, at) => [
      `<${E("long-set")}> <${CUBE}observation> <${E(`long-${at}`)}> .`,
      `<${E(`long-${at}`)}> <${E("place")}> "p${at}" .`,
      `<${E(`long-${at}`)}> <${E("amount")}> "${at}"^^<${DECIMAL}> .`,
    ]).flat(),
    "",
  ].join("\n");

const E = "https://example.org/";
const CUBE = "https://cube.link/";
const SCHEMA = "http://schema.org/";
const SHACL = "http://www.w3.org/ns/shacl#";
const QUDT = "http://qudt.org/schema/qudt/";
const TIME = "http://www.w3.org/2006/time#";
const XSD = "http://www.w3.org/2001/XMLSchema#";
const STATUS = "https://ld.admin.ch/vocabulary/CreativeWorkStatus/Published";
const APPLICATION = "https://ld.admin.ch/application/visualize";

export type GeneratedCube = {
  name: string;
  years: number;
  regions: number;
  kinds: number;
  /** Whether it is the first version of a series, which never changes. */
  isVersioned: boolean;
};

export const cubeIri = ({ name }: Pick<GeneratedCube, "name">): string => `${E}${name}`;

const iri = (text: string): string => `<${text}>`;
const node = (name: string): string => iri(E + name);
const text = (value: string, type = ""): string => `"${value}"${type && `^^<${type}>`}`;

const writeList = (name: string, items: readonly string[]): string[] =>
  items.flatMap((item, at) => {
    const next = at + 1 < items.length ? `_:${name}${at + 1}` : iri(`${RDF}nil`);
    return [`_:${name}${at} <${RDF}first> ${item} .`, `_:${name}${at} <${RDF}rest> ${next} .`];
  });

const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const TYPE = `${RDF}type`;

const writeHead = ({ name, isVersioned }: GeneratedCube): string[] => [
  `${node(name)} <${TYPE}> <${CUBE}Cube> .`,
  `${node(name)} <${SCHEMA}name> "${name}"@en .`,
  `${node(name)} <${SCHEMA}creativeWorkStatus> <${STATUS}> .`,
  `${node(name)} <${SCHEMA}workExample> <${APPLICATION}> .`,
  `${node(name)} <${CUBE}observationConstraint> ${node(`${name}/shape`)} .`,
  `${node(name)} <${CUBE}observationSet> ${node(`${name}/set`)} .`,
  ...(isVersioned
    ? [
        `${node(name)} <${SCHEMA}version> ${text("1", `${XSD}integer`)} .`,
        `${node(`${name}/series`)} <${SCHEMA}hasPart> ${node(name)} .`,
      ]
    : []),
];

const writeColumn = (
  cube: string,
  { path, order, type, says }: { path: string; order: number; type: string; says: string[] },
): string[] => {
  const column = `_:${cube}${path}`;
  return [
    `${node(`${cube}/shape`)} <${SHACL}property> ${column} .`,
    `${column} <${TYPE}> <${CUBE}${type}> .`,
    `${column} <${SHACL}path> ${node(path)} .`,
    `${column} <${SCHEMA}name> "${path}"@en .`,
    `${column} <${SHACL}order> ${text(String(order), `${XSD}integer`)} .`,
    ...says.map((each) => `${column} ${each} .`),
  ];
};

const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at}`);

const writeColumns = ({ name, regions, kinds }: GeneratedCube): string[] => {
  const listed = (path: string, order: number, count: number) => [
    ...writeColumn(name, {
      path,
      order,
      type: "KeyDimension",
      says: [
        `<${SHACL}nodeKind> <${SHACL}IRI>`,
        `<${QUDT}scaleType> <${QUDT}NominalScale>`,
        `<${SHACL}in> _:${name}${path}list0`,
      ],
    }),
    ...writeList(`${name}${path}list`, names(path, count).map(node)),
    ...names(path, count).map((value) => `${node(value)} <${SCHEMA}name> "${value}"@en .`),
  ];
  const literal = (type: string): string[] => [
    `<${SHACL}nodeKind> <${SHACL}Literal>`,
    `<${SHACL}datatype> <${XSD}${type}>`,
  ];
  return [
    ...listed("region", 1, regions),
    ...listed("kind", 2, kinds),
    ...writeColumn(name, {
      path: "year",
      order: 3,
      type: "KeyDimension",
      says: [...literal("gYear"), `<https://cube.link/meta/dataKind> _:${name}time`],
    }),
    `_:${name}time <${TYPE}> <${TIME}GeneralDateTimeDescription> .`,
    `_:${name}time <${TIME}unitType> <${TIME}unitYear> .`,
    ...writeColumn(name, {
      path: "amount",
      order: 4,
      type: "MeasureDimension",
      says: [...literal("decimal"), `<${QUDT}scaleType> <${QUDT}RatioScale>`],
    }),
  ];
};

const FIRST_YEAR = 1960;

const writeRows = ({ name, years, regions, kinds }: GeneratedCube): string[] => {
  const lines: string[] = [];
  let row = 0;
  for (const region of names("region", regions))
    for (const kind of names("kind", kinds))
      for (let year = 0; year < years; year += 1) {
        const own = `_:${name}row${row}`;
        const amount = ((row * 7_919) % 10_007) / 10;
        lines.push(
          `${node(`${name}/set`)} <${CUBE}observation> ${own} .`,
          `${own} ${node("region")} ${node(region)} .`,
          `${own} ${node("kind")} ${node(kind)} .`,
          `${own} ${node("year")} ${text(String(FIRST_YEAR + year), `${XSD}gYear`)} .`,
          `${own} ${node("amount")} ${text(String(amount), `${XSD}decimal`)} .`,
        );
        row += 1;
      }
  return lines;
};

/** Cubes of made-up numbers by region, kind and year, as N-Triples; each combination has one row. */
export const generateCubes = (cubes: readonly GeneratedCube[]): string =>
  `${cubes.flatMap((cube) => [...writeHead(cube), ...writeColumns(cube), ...writeRows(cube)]).join("\n")}\n`;

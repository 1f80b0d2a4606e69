import { type DataSchema, executeData } from "@statelier/cubes";
import { valueOf, type Wanted } from "./data-engines.ts";
import { CUBE, propertyOf } from "./generate-cube.ts";

const SOURCE = 'sourceType: "sql", sourceUrl: "bench"';
const QUERIES = {
  observations: `query ($cubes: [CubeFilter!]!) { dataCubesObservations(${SOURCE}, locale: "en", cubeFilters: $cubes, format: COLUMNS) { data } }`,
  preview: `query ($cube: CubeFilter!) { dataCubePreview(${SOURCE}, locale: "en", cubeFilter: $cube, format: COLUMNS) }`,
  components: `query ($cubes: [CubeFilter!]!) { dataCubesComponents(${SOURCE}, locale: "en", cubeFilters: $cubes) }`,
  possibleFilters: `query ($cube: CubeFilter!) { possibleFilters(${SOURCE}, cubeFilter: $cube) { type id value } }`,
};

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
export const idOf = (column: string): string =>
  `${CUBE.slice(0, CUBE.lastIndexOf("/"))}${SEPARATOR}${propertyOf(column)}`;

export const toFilters = (wanted: Wanted): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, cells]) => {
      const values = cells.map((cell) => valueOf(name, cell));
      const [first = "", last = values.at(-1)] = values;
      if (name === "year") return [idOf(name), { type: "range", from: first, to: values.at(-1) }];
      if (values.length === 1) return [idOf(name), { type: "single", value: last ?? first }];
      return [
        idOf(name),
        { type: "multi", values: Object.fromEntries(values.map((value) => [value, true])) },
      ];
    }),
  );

/** One call of the product as its server answers it: the text of the JSON. */
export const makeAsk =
  (schema: DataSchema) =>
  async (name: keyof typeof QUERIES, variables: Record<string, unknown>): Promise<string> => {
    const { data, errors } = await executeData(schema, {
      query: QUERIES[name],
      variables,
    });
    if (errors) throw new Error(JSON.stringify(errors));
    return JSON.stringify({ data });
  };

export type Ask = ReturnType<typeof makeAsk>;

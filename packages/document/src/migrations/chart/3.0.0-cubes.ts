import {
  MalformedDocument,
  describeValue,
  isAbsent,
  omit,
  readObject,
  readObjects,
  readString,
} from "../json.ts";
import type { JsonObject, Path } from "../json.ts";
import { takeOnly } from "../members.ts";
import { listForeignIds, valueAt } from "../opened.ts";
import { ADDED } from "../step.ts";
import type { ChartStep, ChartTools } from "../step.ts";

/** Filters for readers of later versions lie under `extensions`, as they are. */
const isPutBy = (chart: JsonObject, [, , name = ""]: Path): boolean =>
  valueAt(chart, ["extensions", name]) !== undefined;

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";

/** With its dataset goes whose component it was; where it is a name, another stands there afterwards. */
const loseForeignIds = (chart: JsonObject, iri: string, { lose, opened }: ChartTools): void => {
  const remembered = valueAt(chart, ["extensions", "unversionedIris", iri]);
  const own = typeof remembered === "string" ? remembered : iri;
  for (const member of ["fields", "interactiveFiltersConfig", "sorting"]) {
    for (const foreign of listForeignIds(opened([member]), own)) {
      const path = [member, ...foreign];
      if (isPutBy(chart, path)) continue;
      lose(path, opened(path));
      const [, half] = String(path.at(-1)).split(SEPARATOR);
      const renamed = [...path.slice(0, -1), `${own}${SEPARATOR}${half}`];
      if (half !== undefined && opened(renamed) === undefined) lose(renamed, undefined, ADDED);
    }
  }
};

export const cubes = {
  from: "2.3.0",
  to: "3.0.0",
  what: "cubes",
  up: (chart, { lose }) => {
    const iri = readString(chart, "dataSet");
    if (iri === undefined) {
      throw new MalformedDocument(["dataSet"], describeValue(chart.dataSet), "the IRI of a cube");
    }
    const filters = readObject(chart, "filters") ?? {};
    if (isAbsent(chart.filters)) lose(["filters"], undefined, ADDED);
    return { ...omit(chart, "dataSet", "filters"), cubes: [{ iri, filters }] };
  },
  down: (chart, tools) => {
    const [first, ...others] = readObjects(chart, "cubes") ?? [];
    if (!first)
      throw new MalformedDocument(["cubes"], describeValue(chart.cubes), "at least one cube");
    for (const [index, cube] of others.entries()) tools.lose(["cubes", index + 1], cube);
    const { filters } = takeOnly(first, ["iri", "filters"], ["cubes", 0], tools);
    if (isAbsent(filters)) tools.lose(["cubes", 0, "filters"], undefined, ADDED);
    const iri = readString(first, "iri", ["cubes", 0]);
    if (others.length > 0) loseForeignIds(chart, iri ?? "", tools);
    return { ...omit(chart, "cubes"), dataSet: iri, filters: filters ?? {} };
  },
} as const satisfies ChartStep;

import {
  MalformedDocument,
  describeValue,
  isAbsent,
  omit,
  readObject,
  readObjects,
  readString,
} from "../json.ts";
import { takeOnly } from "../members.ts";
import { ADDED } from "../step.ts";
import type { ChartStep } from "../step.ts";

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
    return { ...omit(chart, "cubes"), dataSet: iri, filters: filters ?? {} };
  },
} as const satisfies ChartStep;

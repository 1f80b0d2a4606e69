import { isObject, type JsonObject } from "../json.ts";

const isBefore = (version: unknown, major: number): boolean =>
  version === undefined || (typeof version === "string" && Number(version.split(".")[0]) < major);

const objectsIn = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter((item) => isObject(item)) : [];

const chartsOf = (document: JsonObject): readonly JsonObject[] => {
  if (Array.isArray(document.chartConfigs)) return objectsIn(document.chartConfigs);
  return [isObject(document.chartConfig) ? document.chartConfig : document];
};

/**
 * The cubes of a chart config or state whose unversioned IRIs the way up asks for
 * (`context.unversionedIris`); none once component ids are in use. Never throws.
 */
export const listCubeIris = (document: unknown): readonly string[] => {
  if (!isObject(document)) return [];
  const iris = chartsOf(document)
    .filter(({ version }) => isBefore(version, 4))
    .flatMap((chart) =>
      // Below 3.0.0 the way up puts the dataset in the place of whatever cubes there are.
      isBefore(chart.version, 3)
        ? [chart.dataSet ?? document.dataSet]
        : objectsIn(chart.cubes).map(({ iri }) => iri),
    );
  return [...new Set(iris.filter((iri) => typeof iri === "string"))];
};

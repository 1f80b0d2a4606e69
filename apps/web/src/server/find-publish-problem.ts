import { isValidIri } from "@statelier/cubes";
import { type ChartDocument, isValidDomain } from "@statelier/document";
import { MOST_CUBES } from "./open-document.ts";

/** A place of a document that a new chart may not have; `message` is in English. */
export type PublishProblem = { path: string; message: string };

const isDomain = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2;

const findDomainProblem = (value: unknown, path: string): PublishProblem | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const at = `${path}.${name}`;
    if (name === "customDomain" && isDomain(member) && !isValidDomain(member))
      return { path: at, message: "The bounds of an axis are two numbers, the lower one first." };
    const inner = findDomainProblem(member, at);
    if (inner) return inner;
  }
  return undefined;
};

/**
 * What the format allows, since stored charts have it, and a chart that is published now may not: names of cubes that
 * are no IRIs, more than 100 of them, two charts of one key, an active chart that is not there, bounds of an axis the wrong way round.
 */
export const findPublishProblem = (document: ChartDocument): PublishProblem | undefined => {
  const count = document.chartConfigs.reduce((sum, { cubes }) => sum + cubes.length, 0);
  if (count > MOST_CUBES)
    return {
      path: "chartConfigs",
      message: `Its charts name ${count} cubes; a document may name ${MOST_CUBES}.`,
    };
  const keys = new Set<string>();
  for (const [at, chart] of document.chartConfigs.entries()) {
    const path = `chartConfigs.${at}`;
    if (keys.has(chart.key))
      return { path: `${path}.key`, message: "Another chart of the document has this key." };
    keys.add(chart.key);
    const wrong = chart.cubes.findIndex(({ iri }) => !isValidIri(iri));
    if (wrong >= 0)
      return { path: `${path}.cubes.${wrong}.iri`, message: "This is not an absolute IRI." };
    const domain = findDomainProblem(chart.fields, `${path}.fields`);
    if (domain) return domain;
  }
  if (!keys.has(document.activeChartKey))
    return { path: "activeChartKey", message: "No chart of the document has this key." };
  return undefined;
};

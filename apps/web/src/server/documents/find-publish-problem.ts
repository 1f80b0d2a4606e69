import { isValidIri } from "@statelier/cubes";
import type { ChartDocument, Unread } from "@statelier/document";
import { MOST_CUBES } from "./open-document.ts";

/** A place of a document that a new chart may not have; `message` is in English. */
export type PublishProblem = { path: string; message: string };

/**
 * What opens, since stored charts have it, and a chart that is published now may not: names of cubes that
 * are no IRIs, more than 100 of them, and what was mended.
 */
export const findPublishProblem = (
  document: ChartDocument,
  unread: readonly Unread[],
): PublishProblem | undefined => {
  const count = document.chartConfigs.reduce((sum, { cubes }) => sum + cubes.length, 0);
  if (count > MOST_CUBES)
    return {
      path: "chartConfigs",
      message: `Its charts name ${count} cubes; a document may name ${MOST_CUBES}.`,
    };
  const mended = unread.find(({ why }) => why === "repaired");
  if (mended)
    return {
      path: mended.path.join("."),
      message: "The format forbids this value; only charts stored before may have it.",
    };
  for (const [at, { cubes }] of document.chartConfigs.entries()) {
    const wrong = cubes.findIndex(({ iri }) => !isValidIri(iri));
    if (wrong >= 0)
      return {
        path: `chartConfigs.${at}.cubes.${wrong}.iri`,
        message: "This is not an absolute IRI.",
      };
  }
  return undefined;
};

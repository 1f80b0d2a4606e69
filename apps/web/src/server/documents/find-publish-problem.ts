import { isValidIri } from "@statelier/cubes";
import { type ChartDocument, listTexts, type Unread } from "@statelier/document";
import { findTextExcess, TEXT_BUDGETS, type TextExcess } from "@statelier/ui/markdown";
import {
  type DocumentProblem,
  describeManyCubes,
  MOST_CUBES,
  refuseDocument,
} from "./open-document.ts";

const EXCESSES: Record<TextExcess["of"], string> = {
  characters: "characters",
  lines: "lines",
  nesting: "levels of quotes, lists and brackets within each other",
  marks: "signs of emphasis, code, links and cells",
};

/** The first text that has more than a text may have. */
export const findTextProblem = (document: ChartDocument): DocumentProblem | undefined => {
  for (const { path, kind, text } of listTexts(document)) {
    const excess = findTextExcess(text, TEXT_BUDGETS[kind]);
    if (excess)
      return refuseDocument(path, `a ${kind} may have ${excess.most} ${EXCESSES[excess.of]}`);
  }
  return undefined;
};

/**
 * What opens, since stored charts have it, and a chart that is published now may not: names of cubes that
 * are no IRIs, more than 100 of them, texts that are too long, and what was repaired.
 */
export const findPublishProblem = (
  document: ChartDocument,
  unread: readonly Unread[],
): DocumentProblem | undefined => {
  const count = document.chartConfigs.reduce((sum, { cubes }) => sum + cubes.length, 0);
  if (count > MOST_CUBES) return refuseDocument("chartConfigs", describeManyCubes(count));
  const repaired = unread.find(({ why }) => why === "repaired");
  if (repaired)
    return refuseDocument(
      repaired.path.join("."),
      "the format forbids this value; only charts stored before may have it",
    );
  for (const [at, { cubes }] of document.chartConfigs.entries()) {
    const wrong = cubes.findIndex(({ iri }) => !isValidIri(iri));
    if (wrong >= 0)
      return refuseDocument(`chartConfigs.${at}.cubes.${wrong}.iri`, "this is not an absolute IRI");
  }
  return findTextProblem(document);
};

import { isValidIri } from "@statelier/cubes";
import {
  type ChartDocument,
  type DocumentText,
  LONGEST_LINK_BASE,
  listCustomLayers,
  listTexts,
  MOST_REMARKS,
  nameLayer,
  type Unread,
} from "@statelier/document";
import { LOCALES } from "@statelier/model";
import {
  DOCUMENT_BUDGET,
  findTextExcess,
  measureText,
  TEXT_BUDGETS,
  type TextExcess,
} from "@statelier/ui/markdown";
import {
  type Excess,
  findExcess,
  findExcessSent,
  MOST_FILTER_VALUES,
  MOST_NAMES,
} from "./document-bounds.ts";
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

/** Of a map service (`packages/cubes/src/resolvers/map-services.ts`). */
const LONGEST_ADDRESS = 2_000;

/** It follows the format, but a page cannot be made of it while others wait. */
export const refuseSize = (path: string, fault: string): DocumentProblem => ({
  ...refuseDocument(path, fault),
  id: "DOCUMENT_TOO_LARGE",
});

const refuseExcess = ({ path, count, noun, most }: Excess): DocumentProblem =>
  refuseSize(path, `it has ${count} ${noun}; there may be ${most}`);

/** What nobody may send, before it is opened. */
export const findSentProblem = (data: unknown): DocumentProblem | undefined => {
  const excess = findExcessSent(data);
  return excess && refuseExcess(excess);
};

const findLinksProblem = ({ chartConfigs }: ChartDocument): DocumentProblem | undefined => {
  const at = chartConfigs.findIndex(({ extensions }) => {
    const { enabled, baseUrl } = extensions?.links ?? {};
    return enabled === true && baseUrl ? baseUrl.length > LONGEST_LINK_BASE : false;
  });
  return at < 0
    ? undefined
    : refuseSize(
        `chartConfigs.${at}.extensions.links.baseUrl`,
        `what links of a table begin with may have ${LONGEST_LINK_BASE} characters`,
      );
};

const findLayersProblem = ({ chartConfigs }: ChartDocument): DocumentProblem | undefined => {
  for (const [at, config] of chartConfigs.entries()) {
    const layers = listCustomLayers(config);
    const path = `chartConfigs.${at}.baseLayer.customLayers`;
    const long = layers.findIndex((layer) => (nameLayer(layer)?.url.length ?? 0) > LONGEST_ADDRESS);
    if (long >= 0)
      return refuseSize(
        `${path}.${long}`,
        `the address of a map service may have ${LONGEST_ADDRESS} characters`,
      );
  }
  return undefined;
};

const countFilterValues = ({ chartConfigs }: ChartDocument): number =>
  chartConfigs
    .flatMap(({ cubes }) => cubes.flatMap(({ filters }) => Object.values(filters)))
    .reduce(
      (sum, filter) => sum + (filter.type === "multi" ? Object.keys(filter.values).length : 1),
      0,
    );

const countRemarks = ({ chartConfigs }: ChartDocument): number =>
  chartConfigs.reduce((sum, { extensions }) => sum + (extensions?.remarks?.length ?? 0), 0);

const countNames = ({ chartConfigs }: ChartDocument): number =>
  chartConfigs.reduce(
    (sum, { extensions }) => sum + Object.keys(extensions?.componentNames ?? {}).length,
    0,
  );

const describe = (what: string, { of, most }: TextExcess): string =>
  `${what} may have ${most} ${EXCESSES[of]}`;

/** The first text that has more than a text may have. */
const findTextProblem = (texts: readonly DocumentText[]): DocumentProblem | undefined => {
  for (const { path, kind, text } of texts) {
    const excess = findTextExcess(text, TEXT_BUDGETS[kind]);
    if (excess) return refuseSize(path, describe(`a ${kind}`, excess));
  }
  return undefined;
};

/** The first text with which those of one language are more than a document may have. */
const findTextsProblem = (texts: readonly DocumentText[]): DocumentProblem | undefined => {
  const sum = { characters: 0, lines: 0, marks: 0 };
  for (const { path, text } of texts) {
    const size = measureText(text);
    for (const kind of ["characters", "lines", "marks"] as const) {
      const most = DOCUMENT_BUDGET[kind];
      sum[kind] += size[kind];
      if (sum[kind] > most)
        return refuseSize(path, describe("all texts in one language", { of: kind, most }));
    }
  }
  return undefined;
};

/** Of what all charts of a document have together. */
const findSumProblem = (document: ChartDocument): DocumentProblem | undefined => {
  const values = countFilterValues(document);
  if (values > MOST_FILTER_VALUES) {
    const fault = `its filters have ${values} values; those of a document may have ${MOST_FILTER_VALUES}`;
    return refuseSize("chartConfigs", fault);
  }
  const remarks = countRemarks(document);
  if (remarks > MOST_REMARKS) {
    const fault = `its charts have ${remarks} remarks; those of a document may have ${MOST_REMARKS}`;
    return refuseSize("chartConfigs", fault);
  }
  const names = countNames(document);
  if (names > MOST_NAMES) {
    const fault = `its charts name ${names} components; those of a document may name ${MOST_NAMES}`;
    return refuseSize("chartConfigs", fault);
  }
  return undefined;
};

/** What makes a document more than a page can be made of while others wait: the entries of its lists, its filters, its remarks, the layers of its maps and its texts. */
const findSizeProblem = (document: ChartDocument): DocumentProblem | undefined => {
  const sum = findSumProblem(document);
  if (sum) return sum;
  const excess = findExcess(document);
  if (excess) return refuseExcess(excess);
  const texts = listTexts(document);
  const problem =
    findLayersProblem(document) ?? findLinksProblem(document) ?? findTextProblem(texts);
  if (problem) return problem;
  for (const locale of LOCALES) {
    const long = findTextsProblem(texts.filter((text) => text.locale === locale));
    if (long) return long;
  }
  return undefined;
};

/** What names the same twice would have its page show it twice: stored charts are opened without the second, new ones are not taken. */
const findRepeated = (unread: readonly Unread[]): DocumentProblem | undefined => {
  const repeated = unread.find(({ why }) => why === "repeated");
  return (
    repeated && refuseDocument(repeated.path.join("."), "it names what an entry before it names")
  );
};

/** What nobody may send, whatever becomes of it: a preview is drawn like a published chart. */
export const findArrivalProblem = (
  document: ChartDocument,
  unread: readonly Unread[],
): DocumentProblem | undefined => findRepeated(unread) ?? findSizeProblem(document);

/**
 * What opens, since stored charts have it, and a chart that is published now may not: names of cubes that
 * are no IRIs, more than 100 of them, texts, remarks, filters and blocks beyond what a page has room for, and what was repaired.
 */
export const findPublishProblem = (
  document: ChartDocument,
  unread: readonly Unread[],
): DocumentProblem | undefined => {
  const count = document.chartConfigs.reduce((sum, { cubes }) => sum + cubes.length, 0);
  if (count > MOST_CUBES) return refuseSize("chartConfigs", describeManyCubes(count));
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
  return findArrivalProblem(document, unread);
};

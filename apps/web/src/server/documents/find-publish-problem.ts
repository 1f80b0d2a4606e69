import { isValidIri } from "@statelier/cubes";
import {
  type ChartDocument,
  type DocumentText,
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

/** What the page of a board has room for. */
const MOST_BLOCKS = 200;

/** Far more than the communes of a country; what opens them opens each. */
const MOST_FILTER_VALUES = 20_000;

/** As many as its page may ask of map services, at addresses of that many characters (`packages/cubes/src/resolvers/map-services.ts`). */
const MOST_LAYERS = 100;
const LONGEST_ADDRESS = 2_000;

/** It follows the format, but a page cannot be made of it while others wait. */
const refuseSize = (path: string, fault: string): DocumentProblem => ({
  ...refuseDocument(path, fault),
  id: "DOCUMENT_TOO_LARGE",
});

const findLayersProblem = ({ chartConfigs }: ChartDocument): DocumentProblem | undefined => {
  for (const [at, config] of chartConfigs.entries()) {
    const layers = listCustomLayers(config);
    const path = `chartConfigs.${at}.baseLayer.customLayers`;
    if (layers.length > MOST_LAYERS)
      return refuseSize(path, `it has ${layers.length} layers; a map may have ${MOST_LAYERS}`);
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

/** A chart with more names of its own than this has them for no reader. */
const MOST_NAMES = 1_000;

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

/** What makes a document more than a page can be made of while others wait: its blocks, its filters, its remarks, the layers of its maps and its texts. */
export const findSizeProblem = (document: ChartDocument): DocumentProblem | undefined => {
  const { length } = document.layout.blocks;
  if (length > MOST_BLOCKS) {
    const fault = `it has ${length} blocks; a document may have ${MOST_BLOCKS}`;
    return refuseSize("layout.blocks", fault);
  }
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
  const texts = listTexts(document);
  const problem = findLayersProblem(document) ?? findTextProblem(texts);
  if (problem) return problem;
  for (const locale of LOCALES) {
    const excess = findTextsProblem(texts.filter((text) => text.locale === locale));
    if (excess) return excess;
  }
  return undefined;
};

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
  return findSizeProblem(document);
};

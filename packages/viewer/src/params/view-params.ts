import type { ChartContext } from "@statelier/document";
import type { ReaderChoices, UnknownParam } from "../chart-state/reader-choices.ts";
import { FILTER_PARAMS } from "./filter-params.ts";
import { CALCULATED_PARAM, FORM_PARAM, FRAME_PARAM, PERCENT_PARAM } from "./drawing-params.ts";
import type { ChoiceParam, Params } from "./param-record.ts";
import { PERIOD_PARAMS } from "./period-params.ts";
import { SERIES_PARAMS } from "./series-params.ts";
import { PAGE_PARAM, SEARCH_PARAM, SORT_PARAM } from "./table-params.ts";

/** What readers can choose of a chart, in the order of an address. */
export const CHOICE_PARAMS: readonly ChoiceParam[] = [
  FILTER_PARAMS,
  PERIOD_PARAMS,
  SERIES_PARAMS,
  PERCENT_PARAM,
  CALCULATED_PARAM,
  FRAME_PARAM,
  SORT_PARAM,
  SEARCH_PARAM,
  PAGE_PARAM,
  FORM_PARAM,
];

/** Those that mean the same to all charts of a page. */
export const SHARED_PARAMS = CHOICE_PARAMS.filter(({ concerns }) => concerns === "charts");

/** Parameters of an address for one chart; only what differs from the author's chart is written. */
export const encodeViewParams = (
  chart: ChartContext,
  choices: ReaderChoices,
  records = CHOICE_PARAMS,
): Params => records.flatMap(({ print }) => print(chart, choices));

/** Reads the parameters of an address for one chart; what it does not know comes back beside, each once. */
export const decodeViewParams = (
  chart: ChartContext,
  params: URLSearchParams,
  records = CHOICE_PARAMS,
): { choices: ReaderChoices; unknown: UnknownParam[] } => {
  const parsed = records.map(({ parse }) => parse(chart, params));
  const choices: ReaderChoices = Object.assign(
    {},
    ...CHOICE_PARAMS.map((record) => record.default(chart)),
    ...parsed.map(({ value }) => value),
  );
  const unknown = parsed.flatMap((each) => each.unknown);
  const once = new Map(unknown.map((param) => [`${param.name}=${param.value}`, param]));
  return { choices, unknown: [...once.values()] };
};

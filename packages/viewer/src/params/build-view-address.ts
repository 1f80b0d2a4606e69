import { encodeViewParams } from "./view-params.ts";
import type { ChartState } from "../chart-state/chart-state.ts";
import type { PublishedState } from "../chart-state/published-state.ts";

type Params = readonly (readonly [name: string, value: string])[];

/** The number of the chart, where an address names one. */
export const listChartParam = ({ keptParams }: Pick<PublishedState, "keptParams">): Params =>
  keptParams.filter(([name]) => name === "chart");

/** A path with parameters; bare without any. */
export const buildAddress = (path: string, params: Params): string => {
  const search = new URLSearchParams(params.map(([name, value]) => [name, value])).toString();
  return search === "" ? path : `${path}?${search}`;
};

/** The view that is shown, below a path of a page. */
export const buildViewAddress = (
  path: string,
  state: Pick<PublishedState, "keptParams">,
  { config, components, choices }: Pick<ChartState, "config" | "components" | "choices">,
  more: Params = [],
): string =>
  buildAddress(path, [
    ...listChartParam(state),
    ...encodeViewParams(config, components, choices),
    ...more,
  ]);

/** The view that is shown, as a file: a picture or its data, whether a page shows the chart or the table. */
export const buildFileAddress: typeof buildViewAddress = (path, state, chart, more) => {
  const choices = { ...chart.choices, showTable: false };
  return buildViewAddress(path, state, { ...chart, choices }, more);
};

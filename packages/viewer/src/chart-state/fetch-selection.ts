import { type ChartDataClient, DataError, type DataScope } from "@statelier/data";
import { type ChartContext, isBeyondDrawing } from "@statelier/document";
import type * as PossibleSelection from "./fetch-possible-selection.ts";
import type { Selection } from "./chart-state.ts";
import { deriveChartCubes, fetchTable } from "./fetch-table.ts";
import type { ReaderChoices } from "./reader-choices.ts";
import { listReaderDimensions } from "./reader-dimensions.ts";

let loaded: typeof PossibleSelection | undefined;

/** What can be chosen is worked out by a program of its own: most charts have no filters. */
export const loadSelection = async () => (loaded ??= await import("./fetch-possible-selection.ts"));

/** What `keepOneShown` leaves of a selection. */
export const keepShown = async <S extends Selection>(
  chart: ChartContext,
  selection: S,
): Promise<S> =>
  selection.choices.hiddenValues.length === 0
    ? selection
    : (await loadSelection()).keepOneShown(chart, selection);

const readSelection = async (
  data: ChartDataClient,
  scope: DataScope,
  chart: ChartContext,
  choices: ReaderChoices,
): Promise<Selection> => {
  if (listReaderDimensions(chart).length === 0)
    return keepShown(chart, {
      choices,
      possible: {},
      missed: {},
      ...(await fetchTable(data, scope, deriveChartCubes(chart, choices))),
    });
  // Charts that have it already go on together, so that they are drawn together: each import takes a turn of its own.
  const { fetchPossibleSelection } = await loadSelection();
  return keepShown(chart, await fetchPossibleSelection(data, scope, chart, choices));
};

/**
 * What a chart shows under the reader's choices, without what does not occur. Rejects with
 * `DataError`: of RESULT_TOO_LARGE, too, where no drawing could hold it.
 */
export const fetchSelection = async (
  data: ChartDataClient,
  scope: DataScope,
  chart: ChartContext,
  choices: ReaderChoices,
): Promise<Selection> => {
  const selection = await readSelection(data, scope, chart, choices);
  if (isBeyondDrawing({ config: chart.config, table: selection.table }))
    throw new DataError("RESULT_TOO_LARGE", "More than a drawing can hold.");
  return selection;
};

import { listTimeRows } from "@statelier/charts";
import { type ChartDataClient, DataError, type DataScope } from "@statelier/data";
import { findDictionaryColumn } from "@statelier/model";
import { type ChartContext, isBeyondDrawing } from "@statelier/document";
import type * as PossibleSelection from "./fetch-possible-selection.ts";
import type { Selection } from "./chart-state.ts";
import { fetchTable } from "./fetch-table.ts";
import type { ReaderChoices } from "./reader-choices.ts";
import { findSegment, listReaderDimensions } from "./reader-dimensions.ts";

let loaded: typeof PossibleSelection | undefined;

/** What can be chosen is worked out by a program of its own: most charts have no filters. */
export const loadSelection = async () => (loaded ??= await import("./fetch-possible-selection.ts"));

/** At least one category stays visible (D13): where all that the period has are switched off, the first of them. */
export const keepOneShown = <S extends Selection>(chart: ChartContext, selection: S): S => {
  const { choices, table } = selection;
  const segment = findSegment(chart);
  const column = segment && findDictionaryColumn(table, segment.id);
  if (!column || choices.hiddenValues.length === 0) return selection;
  const hidden = new Set(choices.hiddenValues);
  const rows = listTimeRows({ ...chart, table, view: choices });
  const present = new Set(rows.map((row) => column.codes[row]));
  const found = column.values.filter((_, code) => present.has(code));
  if (found.some((value) => !hidden.has(value))) return selection;
  const first = segment.values.find(({ value }) => found.includes(value))?.value;
  const hiddenValues = choices.hiddenValues.filter((value) => value !== first);
  return { ...selection, choices: { ...choices, hiddenValues } };
};

const readSelection = async (
  data: ChartDataClient,
  scope: DataScope,
  chart: ChartContext,
  choices: ReaderChoices,
): Promise<Selection> => {
  if (listReaderDimensions(chart).length === 0)
    return keepOneShown(chart, {
      choices,
      possible: {},
      missed: {},
      ...(await fetchTable(data, scope, chart, choices)),
    });
  // Charts that have it already go on together, so that they are drawn together: each import takes a turn of its own.
  const { fetchPossibleSelection } = await loadSelection();
  return keepOneShown(chart, await fetchPossibleSelection(data, scope, chart, choices));
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

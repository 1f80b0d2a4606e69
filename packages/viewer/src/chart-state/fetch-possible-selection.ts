import type { ChartDataClient, DataScope } from "@statelier/data";
import { fetchTable } from "./fetch-table.ts";
import type { ChartContext } from "@statelier/document";
import type { Selection } from "./chart-state.ts";
import type { ReaderChoices } from "./reader-choices.ts";
import { fetchPossibleChoices, recallPossibleChoices } from "./fetch-possible-choices.ts";
import { listChosen } from "./filter-choice.ts";
import { listWantedValues, type PossibleChoices } from "./possible-choices.ts";

/** The choices without what does not occur. */
const correctChoices = (
  chart: ChartContext,
  choices: ReaderChoices,
  { values, corrections }: PossibleChoices,
): Pick<Selection, "choices" | "possible" | "missed"> => ({
  choices: { ...choices, dataFilters: { ...choices.dataFilters, ...corrections } },
  possible: values,
  missed: Object.fromEntries(
    listWantedValues(chart, choices.dataFilters).flatMap(({ dimension: { id }, choice }) => {
      const shown = corrections[id];
      if (shown === undefined) return [];
      return [
        [id, listChosen(choice).filter((value) => !listChosen(shown).includes(value))] as const,
      ];
    }),
  ),
});

/** What a chart with open filters shows under the reader's choices, without what does not occur. */
export const fetchPossibleSelection = async (
  data: ChartDataClient,
  scope: DataScope,
  chart: ChartContext,
  choices: ReaderChoices,
): Promise<Selection> => {
  const known = recallPossibleChoices(data, chart, choices.dataFilters);
  if (known) {
    const corrected = correctChoices(chart, choices, known);
    return { ...corrected, table: await fetchTable(data, scope, chart, corrected.choices) };
  }
  const [asked, table] = await Promise.all([
    fetchPossibleChoices(data, scope, chart, choices.dataFilters),
    fetchTable(data, scope, chart, choices),
  ]);
  const corrected = correctChoices(chart, choices, asked);
  if (Object.keys(corrected.missed).length === 0) return { ...corrected, table };
  return { ...corrected, table: await fetchTable(data, scope, chart, corrected.choices) };
};

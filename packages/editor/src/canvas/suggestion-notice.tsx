import { INITIAL_CHART_VIEW, listShownRows } from "@statelier/charts";
import { chartRules, convertToSuggestion, listComponentsOfField } from "@statelier/document";
import { findDictionaryColumn, findNumberColumn, type Locale } from "@statelier/model";
import { Button, Notice, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import type { DrawnChart } from "../chart/drawn-chart.ts";

/** How many values of the segment can be seen. */
const countSeenValues = (drawn: DrawnChart, locale: Locale): number => {
  const [segment = ""] = listComponentsOfField(drawn.config, "segment");
  const [measure = ""] = listComponentsOfField(drawn.config, "y");
  const codes = findDictionaryColumn(drawn.table, segment)?.codes;
  const values = findNumberColumn(drawn.table, measure)?.values;
  if (!codes || !values) return 0;
  const rows = listShownRows({ ...drawn, locale, view: INITIAL_CHART_VIEW });
  return new Set(rows.filter((row) => (values[row] ?? 0) > 0).map((row) => codes[row])).size;
};

/** Where a chart shows more values than its type is good for, another type is suggested (CV15). */
export const SuggestionNotice = ({ drawn }: { drawn: DrawnChart }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { session, dispatch } = useEditor();
  const chartType = useSession(({ config }) => config.chartType);
  const { suggestion } = chartRules[chartType];
  if (!suggestion || drawn.config.chartType !== chartType) return null;
  const count = countSeenValues(drawn, locale);
  if (count <= suggestion.mostValues) return null;
  const follow = () => {
    const { config, components } = session.read();
    const chartConfig = convertToSuggestion({ ...config, activeField: undefined }, components);
    if (chartConfig) dispatch({ type: "CHART_CONFIG_REPLACED", chartConfig });
  };
  return (
    <Notice live actions={<Button onPress={follow}>{t(suggestion.action)}</Button>}>
      {t(suggestion.reason, { count })}
    </Notice>
  );
};

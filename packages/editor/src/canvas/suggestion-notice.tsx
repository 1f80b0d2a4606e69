import { INITIAL_CHART_VIEW, listShownRows } from "@statelier/charts";
import { chartRules, convertToSuggestion, listComponentsOfField } from "@statelier/document";
import {
  findComponent,
  findDictionaryColumn,
  findNumberColumn,
  kindTraits,
  type Locale,
} from "@statelier/model";
import { Button, Notice, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import type { DrawnChart } from "../chart/drawn-chart.ts";

/** How many values of a field can be seen: slices of nothing cannot. Dates give those between them by their order. */
const countSeenValues = (drawn: DrawnChart, field: "segment" | "x", locale: Locale): number => {
  const [counted = ""] = listComponentsOfField(drawn.config, field);
  const component = findComponent(drawn.components, counted);
  if (component && kindTraits(component).isTemporal && field === "x") return 0;
  const [measure = ""] = listComponentsOfField(drawn.config, "y");
  const codes = findDictionaryColumn(drawn.table, counted)?.codes;
  const values = findNumberColumn(drawn.table, measure)?.values;
  if (!codes || !values) return 0;
  const rows = listShownRows({ ...drawn, locale, view: INITIAL_CHART_VIEW });
  const isSeen = (row: number): boolean =>
    field === "segment" ? (values[row] ?? 0) > 0 : !Number.isNaN(values[row] ?? Number.NaN);
  return new Set(rows.filter(isSeen).map((row) => codes[row])).size;
};

/** Where a chart shows more values than its type is good for, another type is suggested (CV15, CV16). */
export const SuggestionNotice = ({ drawn }: { drawn: DrawnChart }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { session, dispatch } = useEditor();
  const chartType = useSession(({ config }) => config.chartType);
  const { suggestion } = chartRules[chartType];
  if (!suggestion || drawn.config.chartType !== chartType) return null;
  const count = countSeenValues(drawn, suggestion.field, locale);
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

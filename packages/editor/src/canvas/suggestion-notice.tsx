import { chartRules, convertToSuggestion } from "@statelier/document";
import { Button, Notice, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { pickChart, useEditor, useSession } from "../chart/editor-context.ts";
import { countSlices } from "./count-slices.ts";
import type { DrawnChart } from "../chart/use-drawn-chart.ts";

/** Where a chart shows more values than its type is good for, another type is suggested (CV15). */
export const SuggestionNotice = ({ drawn }: { drawn: DrawnChart }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const { config, components } = useSession(pickChart);
  const { suggestion } = chartRules[config.chartType];
  if (!suggestion || drawn.config.chartType !== config.chartType) return null;
  const count = countSlices(drawn, locale);
  if (count <= suggestion.mostValues) return null;
  const follow = () => {
    const chartConfig = convertToSuggestion({ ...config, activeField: undefined }, components);
    if (chartConfig) dispatch({ type: "CHART_CONFIG_REPLACED", chartConfig });
  };
  return (
    <Notice live actions={<Button onPress={follow}>{t(suggestion.action)}</Button>}>
      {t(suggestion.reason, { count })}
    </Notice>
  );
};

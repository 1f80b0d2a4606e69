import { convertSlicesToBars } from "@statelier/document";
import { Button, Notice, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { countSlices } from "./count-slices.ts";
import type { DrawnChart } from "../chart/use-drawn-chart.ts";

const MOST_SLICES = 7;

/** From the eighth slice of a pie on, bars are suggested (CV15). */
export const ManySlicesNotice = ({ drawn }: { drawn: DrawnChart }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { config, components, dispatch } = useEditor();
  if (config.chartType !== "pie" || drawn.config.chartType !== "pie") return null;
  const count = countSlices(drawn, locale);
  if (count <= MOST_SLICES) return null;
  const showBars = () =>
    dispatch({
      type: "CHART_CONFIG_REPLACED",
      chartConfig: convertSlicesToBars({ ...config, activeField: undefined }, components),
    });
  return (
    <Notice live actions={<Button onPress={showBars}>{t("editor.many-slices.bars")}</Button>}>
      {t("editor.many-slices", { count })}
    </Notice>
  );
};

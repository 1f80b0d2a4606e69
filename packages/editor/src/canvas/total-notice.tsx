import { listShownValues } from "@statelier/document";
import { kindTraits } from "@statelier/model";
import { Button, Notice, useLocale, useT } from "@statelier/ui";
import { PlainDisclosure } from "@statelier/ui/plain";
import { useLaterValue } from "@statelier/viewer/board";
import { type ReactNode, useMemo } from "react";
import { describeStackedTotal } from "../chart/describe-stacked-total.ts";
import type { DrawnChart } from "../chart/drawn-chart.ts";
import { useEditor } from "../chart/editor-context.ts";
import { findStackedTotal } from "../chart/find-stacked-total.ts";
import { listFilterTargets } from "../chart/use-filter.ts";
import styles from "./chart-stage.module.css";

/**
 * Where a chart adds a total to its own parts, it is named and can be left out (SG8); on a phone two words say so
 * beside the tabs, and open the rest.
 */
export const TotalNotice = ({
  drawn,
  isShort = false,
}: {
  drawn: DrawnChart;
  isShort?: boolean;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { session, dispatch } = useEditor();
  // Of five hundred areas it takes as long to find as they take to draw.
  const shown = useLaterValue(drawn);
  const stacked = useMemo(() => findStackedTotal(shown, locale), [shown, locale]);
  if (!stacked) return null;
  const { dimension, value: total, total: name } = stacked;
  const leaveOut = () => {
    const values = listShownValues(session.read().config, dimension)
      .map(({ value }) => value)
      .filter((value) => value !== total);
    const filters = listFilterTargets(dimension);
    dispatch({ type: "CHART_CONFIG_FILTER_SET_MULTI", filters, values });
  };
  const canLeaveOut = kindTraits(dimension).canMultiFilter;
  const notice = (
    <Notice
      tone="warn"
      live
      {...(canLeaveOut && {
        actions: (
          <Button onPress={leaveOut}>{t("editor.counted-twice.leave", { total: name })}</Button>
        ),
      })}
    >
      {describeStackedTotal(stacked, locale, t)}
    </Notice>
  );
  return isShort ? (
    <PlainDisclosure className={styles["short"]} title={t("editor.counted-twice.short")}>
      {notice}
    </PlainDisclosure>
  ) : (
    notice
  );
};

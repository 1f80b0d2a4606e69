import { chartDrawings } from "@statelier/charts";
import { type ChartType, isCombinedType, listChartTypes, withOwnSums } from "@statelier/document";
import { Notice, RadioGroup, type RadioOption, useT } from "@statelier/ui";
import type { MessageId } from "@statelier/ui/messages";
import { joinClasses } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import styles from "./chart-type-picker.module.css";
import { useThumbnails } from "./use-thumbnails.ts";

type ReasonMessage = Extract<MessageId, `controls.chart.disabled.${string}`>;

/** The sign of a chart type, until its picture is there. */
const Icon = ({ path, width }: { path: string; width: number }): ReactNode => (
  <svg
    aria-hidden
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    stroke="currentColor"
    strokeWidth={width}
  >
    <path d={path} />
  </svg>
);

const Picture = ({
  chartType,
  thumbnail,
}: {
  chartType: ChartType;
  thumbnail: string | undefined;
}): ReactNode =>
  thumbnail === undefined ? (
    <span className={styles["picture"]}>
      <Icon {...chartDrawings[chartType].icon} />
    </span>
  ) : (
    // The markup is drawn by our own painter.
    <span
      className={joinClasses(styles["picture"], styles["own"])}
      dangerouslySetInnerHTML={{ __html: thumbnail }}
    />
  );

/** Types that are shown with the author's own data. */
const MOST_PICTURES = 7;

/** The chart types, with the author's own data; one that the data do not allow says why. */
export const ChartTypePicker = (): ReactNode => {
  const t = useT();
  const { dispatch } = useEditor();
  const selected = useSession(({ config }) => config.chartType);
  const types = useSession(({ config, components }) =>
    listChartTypes(withOwnSums(config, components), config.cubes.length),
  );
  const enabled = types.filter((choice) => choice.enabled).map(({ chartType }) => chartType);
  const thumbnails = useThumbnails(
    [selected, ...enabled.filter((chartType) => chartType !== selected)].slice(0, MOST_PICTURES),
  );
  const possible = types.filter((choice) => choice.enabled);
  const others = types.filter((choice) => !choice.enabled);
  const combined = possible.find(({ chartType }) => isCombinedType(chartType));
  const isCombinedFirst = combined !== undefined && combined === possible[0];
  const single = possible.find(({ chartType }) => !isCombinedType(chartType));
  const headingOf = (chartType: ChartType): ReactNode => {
    if (chartType === combined?.chartType)
      return (
        <span className={styles["heading"]}>
          {t("editor.chart-type.combined")}
          <span>{t("editor.chart-type.combined.hint")}</span>
        </span>
      );
    if (isCombinedFirst && chartType === single?.chartType)
      return <span className={styles["heading"]}>{t("editor.chart-type.others")}</span>;
    if (chartType !== others[0]?.chartType) return undefined;
    return <span className={styles["heading"]}>{t("editor.chart-type.impossible")}</span>;
  };
  const options = [...possible, ...others].map(
    ({ chartType, enabled: isEnabled, reason }): RadioOption => ({
      value: chartType,
      label: (
        <span className={styles["type"]}>
          <Picture
            chartType={chartType}
            thumbnail={isEnabled ? thumbnails[chartType] : undefined}
          />
          {t(`editor.type.${chartType}`)}
        </span>
      ),
      isDisabled: !isEnabled,
      ...(reason ? { description: t(reason as ReasonMessage) } : {}),
      heading: headingOf(chartType),
    }),
  );
  const canShowMore = enabled.some((chartType) => !chartDrawings[chartType].listsData);
  return (
    <>
      {!canShowMore && <Notice>{t("hint.no.visualization.with.dataset")}</Notice>}
      <RadioGroup
        label={t("editor.chart-type.choose")}
        className={styles["types"] ?? ""}
        options={options}
        value={selected}
        onChange={(value) =>
          dispatch({ type: "CHART_TYPE_CHANGED", chartType: value as ChartType })
        }
      />
    </>
  );
};

import { type LayoutType, makeLayout } from "@statelier/document";
import { Checkbox, RadioGroup, useLocale, useT } from "@statelier/ui";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../../chart/editor-context.ts";
import controls from "../../controls/controls.module.css";
import { OrderButtons } from "../../controls/order-buttons.tsx";

const KINDS = ["tab", "tall", "vertical", "singleURLs"] as const satisfies readonly LayoutType[];

/** How several charts stand on their page. */
const KindOfLayout = (): ReactNode => {
  const t = useT();
  const { session, dispatch } = useEditor();
  const kind = useSession(({ state: { layout } }): LayoutType =>
    layout.type === "dashboard" ? layout.layout : layout.type,
  );
  const change = (type: LayoutType): void => {
    const { layout, chartConfigs } = session.read().state;
    const keys = chartConfigs.map(({ key }) => key);
    dispatch({ type: "LAYOUT_CHANGED", layout: makeLayout(type, layout, keys) });
  };
  const kinds = kind === "canvas" ? [...KINDS, "canvas" as const] : KINDS;
  return (
    <RadioGroup
      label={t("editor.layout.kind")}
      options={kinds.map((value) => ({ value, label: t(`editor.layout.kind.${value}`) }))}
      value={kind}
      onChange={(value) => change(value as LayoutType)}
    />
  );
};

/** The charts in their order; of those with addresses of their own, which are published. */
const ChartOrder = (): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { dispatch } = useEditor();
  const charts = useSession(({ state: { chartConfigs, layout } }) =>
    chartConfigs.map(({ key, meta }, index) => ({
      key,
      name:
        meta.label[locale] ||
        markdownToPlainText(meta.title[locale], { inline: true }) ||
        t("viewer.chart.number", { number: String(index + 1) }),
      isPublished:
        layout.type === "singleURLs" ? layout.publishableChartKeys.includes(key) : undefined,
    })),
  );
  const published = charts.filter(({ isPublished }) => isPublished).length;
  return (
    <ul className={controls["list"]} aria-label={t("viewer.charts")}>
      {charts.map(({ key, name, isPublished }, index) => (
        <li key={key} className={controls["filter"]}>
          {isPublished === undefined ? (
            <span>{name}</span>
          ) : (
            <Checkbox
              isSelected={isPublished}
              isDisabled={isPublished && published === 1}
              onChange={(publishable) =>
                dispatch({ type: "LAYOUT_PUBLISHABLE_CHANGED", chartKey: key, publishable })
              }
            >
              {name}
            </Checkbox>
          )}
          <div className={controls["tools"]}>
            <OrderButtons
              name={name}
              index={index}
              count={charts.length}
              onMove={(by) =>
                dispatch({ type: "CHART_CONFIG_REORDER", oldIndex: index, newIndex: index + by })
              }
            />
          </div>
        </li>
      ))}
    </ul>
  );
};

/** How the charts of a document stand together. */
export const LayoutPanel = (): ReactNode => (
  <>
    <KindOfLayout />
    <ChartOrder />
  </>
);

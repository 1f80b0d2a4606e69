import { joinClasses, useT } from "@statelier/ui/plain";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useSentPanel } from "../metadata/use-panel-place.ts";
import { isPlainClick } from "../site/is-plain-click.ts";
import { buildAddress } from "../params/build-address.ts";
import { CHART_PARAM } from "../params/page-params.ts";
import type { Params } from "../params/param-record.ts";
import { HiddenParams, PreviewForm } from "../reader-filters/preview-form.tsx";
import { isStored, type PageChart, type TabsState } from "../chart-state/page-state.ts";
import styles from "../site/published-page.module.css";

type Tab = {
  key: string;
  label: string;
  isCurrent: "page" | undefined;
  number: string;
  className: string | undefined;
  /** Whole, where the label is cut. */
  title: string | undefined;
};

/** Inside another page Back belongs to that page. */
const replacePage = (event: MouseEvent<HTMLAnchorElement>): void => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  globalThis.location.replace(event.currentTarget.href);
};

/** Links to the charts of a document, each an address of its own; buttons in a preview, which has none. */
export const ChartTabs = ({
  state,
  shared,
  active,
}: {
  state: TabsState;
  /** What the reader has chosen for all charts. */
  shared: Params;
  /** Without it no program brings the current tab into sight: all of them stand there. */
  active: PageChart | undefined;
}): ReactNode => {
  const t = useT();
  const { activeKey, keptParams, openKey, tabs: charts } = state;
  // Another chart may lack the component that the panel is about.
  const section = active?.panelPlace?.section;
  const panel = useSentPanel(active && { ...active, ...(section && { panelPlace: { section } }) });
  const kept = [...keptParams.filter(([name]) => !CHART_PARAM.hasName(name)), ...shared, ...panel];
  const hrefOf = (key: string, place: number): string =>
    buildAddress("", [
      ...kept,
      ...(key === openKey ? [] : CHART_PARAM.print({ count: charts.length }, place)),
    ]) || "?";
  const line = joinClasses(styles.tabs, active ? undefined : styles.still);
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    const row = current?.parentElement;
    if (!current || !row) return;
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [activeKey]);
  const tabs = charts.map(({ key, label }, index): Tab => {
    const number = String(index + 1);
    return {
      key,
      label: label || t("viewer.chart.number", { number }),
      isCurrent: key === activeKey ? "page" : undefined,
      number,
      className: label ? styles.labelled : undefined,
      title: label || undefined,
    };
  });
  return (
    <nav ref={nav} aria-label={t("viewer.charts")}>
      {isStored(state) ? (
        <div className={line} data-fades="both">
          {tabs.map(({ key, label, isCurrent, number, className, title }) => (
            <a
              key={key}
              href={hrefOf(key, Number(number) - 1)}
              target="_self"
              aria-current={isCurrent}
              className={className}
              title={title}
              onClick={state.embedFlags ? replacePage : undefined}
            >
              {label}
            </a>
          ))}
        </div>
      ) : (
        <PreviewForm state={state} className={line} data-fades="both">
          <HiddenParams params={kept} />
          {tabs.map(({ key, label, isCurrent, number, className, title }) => (
            <button
              key={key}
              name="chart"
              value={number}
              aria-current={isCurrent}
              className={className}
              title={title}
            >
              {label}
            </button>
          ))}
        </PreviewForm>
      )}
    </nav>
  );
};

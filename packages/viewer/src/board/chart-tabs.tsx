import { joinClasses, useT } from "@statelier/ui/plain";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useSentPanel } from "../metadata/use-sent-panel.ts";
import { isPlainClick } from "../site/is-plain-click.ts";
import { buildAddress } from "../params/build-view-address.ts";
import { PreviewForm } from "../reader-filters/preview-form.tsx";
import { isStored, type PublishedState } from "../chart-state/published-state.ts";
import styles from "../page/published-page.module.css";

/** What a page knows of its charts, also where it can show none of them. */
export type TabsState = Pick<
  PublishedState,
  "chartKey" | "previewText" | "charts" | "openKey" | "keptParams" | "embedFlags" | "panelPlace"
>;

type Params = readonly (readonly [name: string, value: string])[];

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
  activeKey,
  shared = [],
  isStill = false,
}: {
  state: TabsState;
  activeKey: string;
  /** What the reader has chosen for all charts. */
  shared?: Params;
  /** No program brings the current one into sight: all of them stand there. */
  isStill?: boolean;
}): ReactNode => {
  const t = useT();
  // Another chart may lack the component of which the panel tells.
  const panel = useSentPanel(state, ({ section }) => section);
  const kept = [...state.keptParams.filter(([name]) => name !== "chart"), ...shared, ...panel];
  const hrefOf = (key: string, number: string): string =>
    buildAddress("", [...kept, ...(key === state.openKey ? [] : [["chart", number] as const])]) ||
    "?";
  const line = joinClasses(styles.tabs, isStill ? styles.still : undefined);
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    const row = current?.parentElement;
    if (!current || !row) return;
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [activeKey]);
  const tabs = state.charts.map(({ key, label }, index): Tab => {
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
              href={hrefOf(key, number)}
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
          {kept.map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
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

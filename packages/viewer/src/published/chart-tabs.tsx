import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { PreviewForm } from "./preview-form.tsx";
import { isStored, type PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";

type Tab = { key: string; label: string; isCurrent: "page" | undefined; number: string };

/** Links to the charts of a document, each an address of its own; buttons in a preview, which has none. */
export const ChartTabs = ({
  state,
  activeKey,
}: {
  state: PublishedState;
  activeKey: string;
}): ReactNode => {
  const t = useT();
  const kept = state.keptParams.filter(([name]) => name !== "chart");
  const hrefOf = (number: string): string =>
    `?${new URLSearchParams([...kept, ...(number === "1" ? [] : [["chart", number]])])}`;
  const tabs = state.charts.map(({ key, label }, index): Tab => {
    const number = String(index + 1);
    return {
      key,
      label: label || t("viewer.chart.number", { number }),
      isCurrent: key === activeKey ? "page" : undefined,
      number,
    };
  });
  return (
    <nav aria-label={t("viewer.charts")}>
      {isStored(state) ? (
        <div className={styles.tabs}>
          {tabs.map(({ key, label, isCurrent, number }) => (
            <a key={key} href={hrefOf(number)} target="_self" aria-current={isCurrent}>
              {label}
            </a>
          ))}
        </div>
      ) : (
        <PreviewForm state={state} className={styles.tabs}>
          {tabs.map(({ key, label, isCurrent, number }) => (
            <button key={key} name="chart" value={number} aria-current={isCurrent}>
              {label}
            </button>
          ))}
        </PreviewForm>
      )}
    </nav>
  );
};

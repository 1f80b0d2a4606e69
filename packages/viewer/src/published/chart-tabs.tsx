import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";

/** Links to the charts of a document; each is an address of its own. */
export const ChartTabs = ({
  state,
  activeKey,
}: {
  state: PublishedState;
  activeKey: string;
}): ReactNode => {
  const t = useT();
  const kept = state.keptParams.filter(([name]) => name !== "chart");
  const hrefOf = (index: number): string =>
    `?${new URLSearchParams([...kept, ...(index === 0 ? [] : [["chart", String(index + 1)]])])}`;
  return (
    <nav aria-label={t("viewer.charts")} className={styles.tabs}>
      {state.charts.map(({ key, label }, index) => (
        <a
          key={key}
          href={hrefOf(index)}
          target="_self"
          aria-current={key === activeKey ? "page" : undefined}
        >
          {label || t("viewer.chart.number", { number: String(index + 1) })}
        </a>
      ))}
    </nav>
  );
};

import type { Role } from "@statelier/data";
import { formatNumber } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { type ChartAction, ChartActions } from "./chart-actions.tsx";
import { formatInZone } from "./format-in-zone.ts";
import type { ProfileChart } from "./list-charts.ts";
import styles from "./profile-page.module.css";

const ChartRow = ({
  chart,
  role,
  timeZone,
  onAction,
}: {
  chart: ProfileChart;
  role: Role;
  timeZone: string;
  onAction: (chart: ProfileChart, action: ChartAction) => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { key, title, state, views, changedAt, publishAt } = chart;
  const name = title || t("account.chart.untitled");
  return (
    <tr>
      <th scope="row">
        {state === "removed" ? name : <a href={`/${locale}/v/${key}`}>{name}</a>}
        <code>{key}</code>
      </th>
      <td>
        <span className={styles["state"]} data-state={state}>
          {state === "scheduled"
            ? t("account.state.scheduled", { date: formatInZone(publishAt ?? "", timeZone) })
            : t(`account.state.${state}`)}
        </span>
      </td>
      <td data-label={t("account.column.views")} className={styles["number"]}>
        {formatNumber(views, { locale })}
      </td>
      <td data-label={t("account.column.changed")}>{formatInZone(changedAt, timeZone)}</td>
      <td className={styles["actions"]}>
        <ChartActions chart={chart} role={role} onAction={(action) => onAction(chart, action)} />
      </td>
    </tr>
  );
};

/** Charts of one's own as rows; on a phone as cards. */
export const ChartTable = ({
  charts,
  role,
  timeZone,
  onAction,
}: {
  charts: readonly ProfileChart[];
  role: Role;
  timeZone: string;
  onAction: (chart: ProfileChart, action: ChartAction) => void;
}): ReactNode => {
  const t = useT();
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          {(["title", "state", "views", "changed", "actions"] as const).map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`account.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {charts.map((chart) => (
          <ChartRow
            key={chart.key}
            chart={chart}
            role={role}
            timeZone={timeZone}
            onAction={onAction}
          />
        ))}
      </tbody>
    </table>
  );
};

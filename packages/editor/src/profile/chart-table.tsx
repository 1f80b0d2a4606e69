import { formatMoment, formatNumber, joinLabel, formatInZone, toWallTime } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { ChartActions } from "./chart-actions.tsx";
import type { ChartAction, ChartActor } from "./list-actions.ts";
import type { ProfileChart } from "./list-charts.ts";
import styles from "./profile-page.module.css";

type Team = { id: string; name: string };

const ChartRow = ({
  chart,
  team,
  actor,
  timeZone,
  onAction,
}: {
  chart: ProfileChart;
  /** The name of the team that holds it. */
  team: string | undefined;
  actor: ChartActor;
  timeZone: string;
  onAction: (chart: ProfileChart, action: ChartAction) => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { key, title, state, views, changedAt, publishAt, restorableUntil } = chart;
  const { ownerId, ownerName, formerOwnerName, replacedTitle, overtakenAt } = chart;
  const name = title || t("account.chart.untitled");
  const whose = [
    ...(team === undefined ? [] : [t("account.follow.team", { name: team })]),
    ...(ownerName === null || ownerId === actor.id
      ? []
      : [t("account.made-by", { name: ownerName })]),
    ...(formerOwnerName === null ? [] : [t("account.given-by", { name: formerOwnerName })]),
  ];
  return (
    <tr>
      <th scope="row">
        {state === "removed" ? name : <a href={`/${locale}/v/${key}`}>{name}</a>}
        <code>{key}</code>
        {whose.length > 0 && <span className={styles["team"]}>{whose.join(" · ")}</span>}
      </th>
      <td>
        <span className={styles["state"]} data-state={state}>
          {state === "scheduled"
            ? t("account.state.scheduled", { date: formatInZone(publishAt ?? "", timeZone) })
            : t(`account.state.${state}`)}
        </span>
        {replacedTitle !== null && replacedTitle !== title && (
          <span className={styles["until"]}>
            {joinLabel(t("account.draft.replaces"), replacedTitle, locale)}
          </span>
        )}
        {overtakenAt !== null && (
          <span className={styles["until"]} data-overtaken>
            {t("account.draft.overtaken", { date: formatInZone(overtakenAt, timeZone) })}
          </span>
        )}
        {state === "scheduled" && chart.isReplacedRemoved && (
          <span className={styles["until"]} data-overtaken>
            {t("account.draft.lost")}
          </span>
        )}
        {restorableUntil !== null && (
          <span className={styles["until"]}>
            {t("account.state.until", { date: formatInZone(restorableUntil, timeZone) })}
          </span>
        )}
      </td>
      <td data-label={t("account.column.views")} className={styles["number"]}>
        {formatNumber(views, { locale })}
      </td>
      <td data-label={t("account.column.changed")} className={styles["changed"]}>
        {formatInZone(changedAt, timeZone)}
      </td>
      <td className={styles["actions"]}>
        <ChartActions chart={chart} actor={actor} onAction={(action) => onAction(chart, action)} />
      </td>
    </tr>
  );
};

/** Under each day what becomes public on it; all other charts are one group without a day. */
const groupByDay = (
  charts: readonly ProfileChart[],
  { isCalendar, timeZone }: { isCalendar: boolean; timeZone: string },
): { day: string; charts: ProfileChart[] }[] => {
  const groups = Map.groupBy(charts, ({ publishAt }) =>
    isCalendar && publishAt !== null ? toWallTime(publishAt, timeZone).slice(0, 10) : "",
  );
  return Array.from(groups, ([day, held]) => ({ day, charts: held }));
};

const DayRow = ({ day }: { day: string }): ReactNode => {
  const locale = useLocale();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return (
    <tr className={styles["day"]}>
      <th scope="rowgroup" colSpan={5}>
        {weekday.format(new Date(day))}, {formatMoment(day)}
      </th>
    </tr>
  );
};

/** Charts of one's own as rows; on a phone as cards. */
export const ChartTable = ({
  charts,
  teams,
  isCalendar,
  actor,
  timeZone,
  onAction,
}: {
  charts: readonly ProfileChart[];
  /** Of whoever is signed in. */
  teams: readonly Team[];
  /** What comes, day by day. */
  isCalendar: boolean;
  actor: ChartActor;
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
      {groupByDay(charts, { isCalendar, timeZone }).map((group) => (
        <tbody key={group.day}>
          {group.day !== "" && <DayRow day={group.day} />}
          {group.charts.map((chart) => (
            <ChartRow
              key={chart.key}
              chart={chart}
              team={teams.find(({ id }) => id === chart.teamId)?.name}
              actor={actor}
              timeZone={timeZone}
              onAction={onAction}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
};

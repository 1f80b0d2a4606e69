import { joinLabel } from "@statelier/model";
import { hasRole } from "@statelier/data";
import { Button, Menu, type MenuEntry, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { buildCompareAddress } from "./compared-versions.ts";
import { type ChartAction, type ChartActor, listActions } from "./list-actions.ts";
import type { ProfileChart } from "./list-charts.ts";

/** The menu of a chart's row. */
export const ChartActions = ({
  chart,
  actor,
  onAction,
}: {
  chart: ProfileChart;
  actor: ChartActor;
  onAction: (action: ChartAction) => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { key, state } = chart;
  const links: MenuEntry[] =
    state === "removed"
      ? []
      : [
          { id: "open", label: t("account.action.open"), href: `/${locale}/v/${key}` },
          ...(hasRole(actor.role, "author")
            ? [
                {
                  id: "edit",
                  label: t("account.action.edit"),
                  href: `/${locale}/create/new?edit=${key}`,
                },
              ]
            : []),
          ...(chart.replacedKey === null
            ? []
            : [
                {
                  id: "compare",
                  label: t("account.action.compare"),
                  href: buildCompareAddress(locale, chart.replacedKey, { draft: key }),
                },
              ]),
        ];
  const entries = listActions(actor, chart).map((action) => ({
    id: action,
    label: t(
      action === "schedule" && state === "scheduled"
        ? "account.action.reschedule"
        : `account.action.${action}`,
    ),
    onAction: () => onAction(action),
    isDanger: action === "remove",
    startsGroup: action === "remove",
  }));
  const name = chart.title || t("account.chart.untitled");
  return (
    <Menu
      label={t("account.column.actions")}
      trigger={
        <Button size="small" aria-label={joinLabel(t("account.column.actions"), name, locale)}>
          {t("account.column.actions")}
        </Button>
      }
      entries={[...links, ...entries]}
    />
  );
};

import { joinLabel } from "@statelier/model";
import { hasRole, type Role } from "@statelier/data";
import { Button, Menu, type MenuEntry, useLocale, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import type { ChartState, ProfileChart } from "./list-charts.ts";

/** What is done to a chart from its row; what asks first opens a dialog. */
export type ChartAction =
  | "duplicate"
  | "rename"
  | "versions"
  | "views"
  | "share"
  | "team"
  | "schedule"
  | "unpublish"
  | "remove"
  | "restore";

const LEAST: Readonly<Record<ChartAction, Role>> = {
  duplicate: "author",
  rename: "author",
  versions: "reader",
  views: "reader",
  share: "reader",
  team: "author",
  schedule: "publisher",
  unpublish: "publisher",
  remove: "author",
  restore: "author",
};

const ACTIONS: Readonly<Record<ChartState, readonly ChartAction[]>> = {
  published: ["share", "views", "versions", "duplicate", "rename", "team", "unpublish", "remove"],
  draft: ["duplicate", "rename", "team", "schedule", "remove"],
  change: ["duplicate", "rename", "team", "schedule", "remove"],
  scheduled: ["duplicate", "rename", "team", "schedule", "remove"],
  unpublished: ["views", "versions", "duplicate", "rename", "team", "schedule", "remove"],
  removed: ["restore"],
};

/** What readers of a published chart see of it. */
const CHANGES: readonly ChartAction[] = ["rename", "unpublish", "remove"];

const isAllowed = (role: Role, state: ChartState, action: ChartAction): boolean =>
  hasRole(role, state === "published" && CHANGES.includes(action) ? "publisher" : LEAST[action]);

/** The menu of a chart's row. */
export const ChartActions = ({
  chart,
  role,
  onAction,
}: {
  chart: ProfileChart;
  role: Role;
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
          ...(hasRole(role, "author")
            ? [
                {
                  id: "edit",
                  label: t("account.action.edit"),
                  href: `/${locale}/create/new?edit=${key}`,
                },
              ]
            : []),
        ];
  const entries = ACTIONS[state]
    .filter((action) => isAllowed(role, state, action))
    .map((action) => ({
      id: action,
      label: t(`account.action.${action}`),
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

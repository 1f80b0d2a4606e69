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
  | "hand-over"
  | "give-back"
  | "schedule"
  | "unpublish"
  | "remove"
  | "restore";

const LEAST: Readonly<Record<Exclude<ChartAction, "hand-over" | "give-back">, Role>> = {
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

const COMMON: readonly ChartAction[] = ["duplicate", "rename", "team", "hand-over", "give-back"];

const ACTIONS: Readonly<Record<ChartState, readonly ChartAction[]>> = {
  published: ["share", "views", "versions", ...COMMON, "unpublish", "remove"],
  draft: [...COMMON, "schedule", "remove"],
  change: [...COMMON, "schedule", "remove"],
  scheduled: [...COMMON, "schedule", "remove"],
  unpublished: ["views", "versions", ...COMMON, "schedule", "remove"],
  removed: ["restore"],
};

/** Whoever is signed in. */
export type ChartActor = {
  id: string;
  role: Role;
  /** Whether anybody else can have an account. */
  hasOthers: boolean;
};

/** What readers of a published chart see of it. */
const CHANGES: readonly ChartAction[] = ["rename", "unpublish", "remove"];

/** By their owner; by publishers of their team; what readers see, or will see at a time, by publishers alone. */
const canHandOver = (
  { id, role, hasOthers }: ChartActor,
  { state, ownerId, teamId }: ProfileChart,
): boolean => {
  const isOwn = ownerId === id;
  const isOfReaders = state === "published" || state === "scheduled";
  return (
    hasOthers &&
    (isOwn || teamId !== null) &&
    hasRole(role, isOwn && !isOfReaders ? "author" : "publisher")
  );
};

const isAllowed = (actor: ChartActor, chart: ProfileChart, action: ChartAction): boolean => {
  if (action === "hand-over") return canHandOver(actor, chart);
  if (action === "give-back") return chart.ownerId === actor.id && chart.formerOwnerName !== null;
  const isChange = chart.state === "published" && CHANGES.includes(action);
  return hasRole(actor.role, isChange ? "publisher" : LEAST[action]);
};

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
        ];
  const entries = ACTIONS[state]
    .filter((action) => isAllowed(actor, chart, action))
    .map((action) => ({
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

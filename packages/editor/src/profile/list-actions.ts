import { hasRole, type Role } from "@statelier/data";
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

/** What readers see of it, or will see again. */
const CHANGES: readonly ChartAction[] = ["rename", "team", "remove", "restore"];

/** By their owner; by publishers of their team; what readers see, or will see at a time, by publishers alone. */
const canHandOver = (
  { id, role, hasOthers }: ChartActor,
  { isOfReaders, ownerId, teamId }: ProfileChart,
): boolean => {
  const isOwn = ownerId === id;
  return (
    hasOthers &&
    (isOwn || teamId !== null) &&
    hasRole(role, isOwn && !isOfReaders ? "author" : "publisher")
  );
};

const isAllowed = (actor: ChartActor, chart: ProfileChart, action: ChartAction): boolean => {
  if (action === "hand-over") return canHandOver(actor, chart);
  if (action === "give-back") return chart.ownerId === actor.id && chart.formerOwnerName !== null;
  const isChange = chart.isOfReaders && CHANGES.includes(action);
  return hasRole(actor.role, isChange ? "publisher" : LEAST[action]);
};

/** What somebody is offered to do with a chart: nothing that the server refuses to their role. */
export const listActions = (actor: ChartActor, chart: ProfileChart): ChartAction[] =>
  ACTIONS[chart.state].filter((action) => isAllowed(actor, chart, action));

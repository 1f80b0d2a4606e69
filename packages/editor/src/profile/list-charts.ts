import { type HeldChart, REMOVED_DAYS } from "@statelier/data";
import { foldText } from "@statelier/model";
import { findOvertaking } from "../session/find-overtaking.ts";

export type ChartState = "published" | "draft" | "change" | "scheduled" | "unpublished" | "removed";

/** A chart of one's own as the profile names it. */
export type ProfileChart = {
  key: string;
  /** In the reader's language, else in the first one that has one, else that of its dataset; empty without any. */
  title: string;
  state: ChartState;
  /** Readers see it, will at a time, or would again were it not removed: publishers alone change it. */
  isOfReaders: boolean;
  views: number;
  /** ISO date and time. */
  changedAt: string;
  /** Who made it; nobody after their account was deleted. */
  ownerId: string | null;
  ownerName: string | null;
  /** Whoever handed it over to its owner, who may give it back. */
  formerOwnerName: string | null;
  /** The team that holds it, too. */
  teamId: string | null;
  /** When it becomes public by itself (ISO date and time). */
  publishAt: string | null;
  /** The key and the title of the published chart that it will replace. */
  replacedKey: string | null;
  replacedTitle: string | null;
  /** When that one was published after this draft was begun (ISO date and time). */
  overtakenAt: string | null;
  /** That one was removed: at its time the draft would not become public. */
  isReplacedRemoved: boolean;
  /** When drafts become public that will replace this chart (ISO dates and times), what comes next first. */
  releases: readonly string[];
  /** Removed: until when it can be brought back (ISO date and time). */
  restorableUntil: string | null;
};

const DAY_MS = 86_400_000;

const findLastMoment = (removedAt: string | null): string | null =>
  removedAt === null ? null : new Date(Date.parse(removedAt) + REMOVED_DAYS * DAY_MS).toISOString();

export const CHART_FILTERS = ["all", "published", "drafts", "scheduled", "removed"] as const;
export type ChartFilter = (typeof CHART_FILTERS)[number];

/** Whose charts are listed: of everybody, one's own, or those of a team, by its id. */
export type ChartHolder = { type: "everybody" } | { type: "own" } | { type: "team"; id: string };

const findState = (chart: HeldChart): ChartState => {
  if (chart.deleted_at !== null) return "removed";
  if (chart.published_state === "PUBLISHED") return "published";
  if (chart.publish_at !== null) return "scheduled";
  if (chart.draft_of !== null) return "change";
  return chart.published_at === null ? "draft" : "unpublished";
};

const describeReplaced = (
  chart: HeldChart,
  published: HeldChart | undefined,
): Pick<ProfileChart, "replacedKey" | "replacedTitle" | "overtakenAt" | "isReplacedRemoved"> => ({
  replacedKey: published?.key ?? null,
  replacedTitle: published?.title ?? null,
  overtakenAt: findOvertaking(chart, published),
  isReplacedRemoved: published !== undefined && published.deleted_at !== null,
});

/** When drafts become public, by the charts that they will replace. */
const groupReleases = (charts: readonly HeldChart[]): ReadonlyMap<string | null, string[]> => {
  const awaited = charts.flatMap(({ draft_of, publish_at, deleted_at }) =>
    draft_of === null || publish_at === null || deleted_at !== null ? [] : { draft_of, publish_at },
  );
  const groups = Map.groupBy(awaited, ({ draft_of }) => draft_of);
  return new Map(
    Array.from(groups, ([key, drafts]) => [
      key,
      drafts.map(({ publish_at }) => publish_at).toSorted(),
    ]),
  );
};

export const describeCharts = (charts: readonly HeldChart[]): ProfileChart[] => {
  const byKey = new Map(charts.map((chart) => [chart.key, chart]));
  const releases = groupReleases(charts);
  return charts.map((chart) => ({
    key: chart.key,
    title: chart.title,
    state: findState(chart),
    isOfReaders: chart.published_state === "PUBLISHED" || chart.publish_at !== null,
    views: chart.viewCount,
    changedAt: chart.deleted_at ?? chart.updated_at,
    ownerId: chart.user_id,
    ownerName: chart.user_name,
    formerOwnerName: chart.former_user_name,
    teamId: chart.team_id,
    publishAt: chart.publish_at,
    releases: releases.get(chart.key) ?? [],
    restorableUntil: findLastMoment(chart.deleted_at),
    ...describeReplaced(chart, chart.draft_of === null ? undefined : byKey.get(chart.draft_of)),
  }));
};

const FILTERED: Readonly<Record<ChartFilter, readonly ChartState[]>> = {
  all: ["published", "draft", "change", "scheduled", "unpublished"],
  published: ["published"],
  drafts: ["draft", "change", "scheduled", "unpublished"],
  scheduled: ["scheduled"],
  removed: ["removed"],
};

const compareReleases = (a: ProfileChart, b: ProfileChart): number =>
  (a.publishAt ?? "").localeCompare(b.publishAt ?? "");

const isOf = (holder: ChartHolder, personId: string, chart: ProfileChart): boolean =>
  holder.type === "team"
    ? chart.teamId === holder.id
    : holder.type === "everybody" || chart.ownerId === personId;

/** Charts of a kind whose title or key has all the words; those with a time as a calendar, what comes next first. */
export const filterCharts = (
  charts: readonly ProfileChart[],
  {
    filter,
    search,
    holder,
    personId,
  }: { filter: ChartFilter; search: string; holder: ChartHolder; personId: string },
): ProfileChart[] => {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const found = charts.filter((chart) => {
    if (!FILTERED[filter].includes(chart.state) || !isOf(holder, personId, chart)) return false;
    const name = foldText(`${chart.title} ${chart.key}`);
    return words.every((word) => name.includes(word));
  });
  return filter === "scheduled" ? found.toSorted(compareReleases) : found;
};

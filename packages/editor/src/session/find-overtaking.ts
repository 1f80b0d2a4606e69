import type { HeldChart, StoredConfig } from "@statelier/data";
import type { OwnedChart } from "./owned-chart.ts";

/**
 * When the chart that a draft will replace was published after the draft was begun (ISO date and time): the draft may lack
 * what was changed then, such as a correction. Null where it was not.
 */
export const findOvertaking = (
  draft: Pick<StoredConfig, "created_at">,
  published: Pick<StoredConfig, "published_state" | "updated_at"> | undefined,
): string | null =>
  published?.published_state === "PUBLISHED" && published.updated_at > draft.created_at
    ? published.updated_at
    : null;

/** What publishing meets: the chart as readers have it, taken back from them, or removed. */
type Replaced = {
  standing: "public" | "taken-back" | "gone";
  /** When it was published since the draft was begun (ISO date and time). */
  overtakenAt: string | null;
  /** When drafts of others take its place (ISO dates and times). */
  releases: readonly string[];
};

/** What becomes of the chart that is published, or that a draft replaces, by the charts that one holds. */
export const describeStanding = (
  { key, draftOf }: Pick<OwnedChart, "key" | "draftOf">,
  held: readonly HeldChart[],
): Replaced => {
  const there = held.filter(({ deleted_at }) => deleted_at === null);
  const find = (wanted: string) => there.find((each) => each.key === wanted);
  const target = find(draftOf ?? key);
  const draft = draftOf === null ? undefined : find(key);
  const isTakenBack = draftOf !== null && target?.published_state === "DRAFT";
  return {
    standing: draftOf !== null && !target ? "gone" : isTakenBack ? "taken-back" : "public",
    overtakenAt: draft ? findOvertaking(draft, target) : null,
    releases: there.flatMap(({ key: other, draft_of, publish_at }) =>
      draft_of === (draftOf ?? key) && other !== key ? (publish_at ?? []) : [],
    ),
  };
};

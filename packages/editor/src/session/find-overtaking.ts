import type { StoredConfig } from "@statelier/data";

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

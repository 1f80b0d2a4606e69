import type { Unread } from "../unread.ts";
import type { Loss } from "../step.ts";

/**
 * Where readers miss something of a document, as dotted paths: what migrations dropped, what was repaired, and what is kept
 * for a later version. What lies dormant is not named, nor what no version of the format knows.
 */
export const listVisibleLosses = (
  losses: readonly Loss[],
  unread: readonly Unread[] = [],
): string[] =>
  [...losses, ...unread.filter(({ why }) => why !== undefined)]
    .filter(({ dormant }) => !dormant)
    .map(({ path }) => path.join("."));

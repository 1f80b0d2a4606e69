import type { Loss } from "./step.ts";

/** Where a document has lost what its readers could see, as dotted paths; what lies dormant is not named. */
export const listVisibleLosses = (losses: readonly Loss[]): string[] =>
  losses.filter(({ dormant }) => !dormant).map(({ path }) => path.join("."));

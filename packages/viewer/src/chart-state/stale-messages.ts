/** What is said of figures that were kept, by why they were: `away` where their source does not answer. */
export const STALE_MESSAGES = {
  away: "viewer.stale",
  removed: "viewer.removed-dataset",
  unusable: "viewer.unusable",
} as const;

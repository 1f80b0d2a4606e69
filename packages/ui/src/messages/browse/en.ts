export const en = {
  "browse.title": "Datasets",
  "browse.search.label": "Search datasets",
  "browse.results": { one: "{count} dataset", other: "{count} datasets" },
  "browse.create-visualization": "Create visualization",
  "browse.back-to-results": "Back to results",
} as const;

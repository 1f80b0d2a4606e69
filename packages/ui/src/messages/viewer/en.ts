export const en = {
  "viewer.filters": "Filters",
  "viewer.filters.show": "Show",
  "viewer.table": "Data table",
  "viewer.source": "Source",
  "viewer.menu": "More options for this chart",
} as const;

export const en = {
  "preview.title": "Preview",
  "preview.loading": "The chart is being created.",
  "preview.waiting": "The chart comes from the page that opened this one.",
  "preview.empty":
    "This address contains no chart. In a preview link, the chart follows the # sign.",
  "preview.no-script":
    "The chart of a preview link is read by a script. Allow JavaScript for this page, or ask for the published chart.",
} as const;

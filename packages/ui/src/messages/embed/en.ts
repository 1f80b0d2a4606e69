export const en = {
  "embed.title": "Embed this chart",
  "embed.flags": "Leave out",
  "embed.flag.removeBorder": "Border",
  "embed.flag.optimizeSpace": "Wide margins",
  "embed.flag.removeMoreOptionsButton": "More options: data table, downloads",
  "embed.flag.removeLabelsInteractivity": "Switches and links in labels",
  "embed.flag.removeFootnotes": "Source and notes",
  "embed.flag.removeFilters": "Filters",
  "embed.source": "State the source and licence next to the chart.",
  "embed.table":
    "Without the menu, keyboards and screen readers find a link to the page with the data table.",
  "embed.preview": "Preview",
  "embed.frame": "Frame",
  "embed.frame.why":
    "For almost every site. Its script keeps the frame at the height of the chart.",
  "embed.element": "Element",
  "embed.element.why": "A link that turns into the chart, and stays a link where no script runs.",
  "embed.link": "Link",
  "embed.link.why": "Where neither frames nor scripts are allowed.",
} as const;

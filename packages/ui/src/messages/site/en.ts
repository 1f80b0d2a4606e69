export const en = {
  "site.name": "Statelier",
  "site.title": "{page} · Statelier",
  "site.skip": "Skip to content",
  "site.navigation": "Main navigation",
  "site.browse": "Browse datasets",
  "site.language": "Language",
  "site.accessibility": "Accessibility",
  "site.no-script":
    "This part needs JavaScript. Published charts and the catalogue work without it.",
} as const;

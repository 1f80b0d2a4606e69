import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const de = {
  "browse.title": "Datensätze",
  "browse.search.label": "Datensätze suchen",
  "browse.results": { one: "{count} Datensatz", other: "{count} Datensätze" },
  "browse.create-visualization": "Visualisierung erstellen",
  "browse.back-to-results": "Zurück zu den Treffern",
} satisfies Translation<typeof en>;

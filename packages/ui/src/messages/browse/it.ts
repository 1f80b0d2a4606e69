import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const it = {
  "browse.title": "Dataset",
  "browse.search.label": "Cerca dataset",
  "browse.results": { one: "{count} dataset", other: "{count} dataset" },
  "browse.create-visualization": "Crea visualizzazione",
  "browse.back-to-results": "Torna ai risultati",
} satisfies Translation<typeof en>;

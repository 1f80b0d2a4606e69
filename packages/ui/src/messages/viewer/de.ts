import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const de = {
  "viewer.filters": "Filter",
  "viewer.filters.show": "Anzeigen",
  "viewer.table": "Datentabelle",
  "viewer.source": "Quelle",
  "viewer.menu": "Weitere Optionen zu diesem Diagramm",
} satisfies Translation<typeof en>;

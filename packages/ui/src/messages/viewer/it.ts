import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const it = {
  "viewer.filters": "Filtri",
  "viewer.filters.show": "Mostra",
  "viewer.table": "Tabella dei dati",
  "viewer.source": "Fonte",
  "viewer.menu": "Altre opzioni per questo grafico",
} satisfies Translation<typeof en>;

import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const it = {
  "chart.no-data": "Nessun dato per questa selezione",
  "chart.missing": "Nessun valore",
  "chart.missing.count": { one: "manca {count} valore", other: "mancano {count} valori" },
  "chart.total": "Totale",
  "chart.legend": "Legenda",
} satisfies Translation<typeof en>;

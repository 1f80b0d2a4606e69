import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const it = {
  "chart.no-data": "Nessun dato per questa selezione",
  "chart.missing": "Nessun valore",
  "chart.missing.count": { one: "manca {count} valore", other: "mancano {count} valori" },
  "chart.all-missing": "Ci sono osservazioni, ma nessuna ha un valore",
  "chart.cut-axis": "L’asse dei valori non parte da zero",
  "chart.total": "Totale",
  "chart.legend": "Legenda",
} satisfies Translation<typeof en>;

import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const de = {
  "chart.no-data": "Keine Daten für diese Auswahl",
  "chart.missing": "Kein Wert",
  "chart.missing.count": { one: "{count} Wert fehlt", other: "{count} Werte fehlen" },
  "chart.all-missing": "Es gibt Beobachtungen, aber keine hat einen Wert",
  "chart.cut-axis": "Die Wertachse beginnt nicht bei null",
  "chart.total": "Total",
  "chart.legend": "Legende",
} satisfies Translation<typeof en>;

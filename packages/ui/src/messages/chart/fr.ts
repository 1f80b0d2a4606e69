import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const fr = {
  "chart.no-data": "Aucune donnée pour cette sélection",
  "chart.missing": "Pas de valeur",
  "chart.missing.count": { one: "{count} valeur manque", other: "{count} valeurs manquent" },
  "chart.all-missing": "Il y a des observations, mais aucune n’a de valeur",
  "chart.cut-axis": "L’axe des valeurs ne commence pas à zéro",
  "chart.total": "Total",
  "chart.legend": "Légende",
} satisfies Translation<typeof en>;

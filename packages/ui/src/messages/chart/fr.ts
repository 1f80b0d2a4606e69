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
  "chart.legend.last": "Au moins un élément reste actif",
  "chart.position": "{index} sur {total}",
  "chart.marks": {
    one: "{count} valeur dans le graphique",
    other: "{count} valeurs dans le graphique",
  },
  "chart.keys":
    "Les flèches vont de valeur en valeur, Début et Fin aux extrémités, Échap quitte le graphique",
  "chart.table": "Tableau",
  "chart.table.rows": "{first} à {last} de {total} lignes",
  "chart.table.previous": "Précédent",
  "chart.table.next": "Suivant",
  "chart.by": "{measure} par {category}",
  "chart.by.segment": "{measure} par {category} et {segment}",
  "chart.summary.column": "Graphique en colonnes : {what}.",
  "chart.summary.bar": "Graphique en barres : {what}.",
  "chart.summary.line": "Graphique en lignes : {what}.",
  "chart.summary.table": "Tableau de {columns} colonnes et {rows} lignes.",
  "chart.summary.period": "Période : de {from} à {to}.",
  "chart.summary.size": "{values} valeurs.",
  "chart.summary.series": "Séries : {names}.",
  "chart.summary.series.more": "{count} séries, dont {names}.",
  "chart.summary.extremes":
    "Valeur la plus élevée : {high} ({highAt}). Valeur la plus basse : {low} ({lowAt}).",
  "chart.summary.up": "{series} augmente de {first} ({from}) à {last} ({to}).",
  "chart.summary.down": "{series} diminue de {first} ({from}) à {last} ({to}).",
  "chart.summary.same":
    "{series} est identique au début et à la fin : {first} ({from}), {last} ({to}).",
  "chart.scale.million": "mio",
  "chart.scale.billion": "mrd",
  "chart.scale.trillion": "bio",
} satisfies Translation<typeof en>;

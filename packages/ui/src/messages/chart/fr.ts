import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const fr = {
  "chart.no-data": "Aucune donnée pour cette sélection",
  "chart.missing": "Pas de valeur",
  "chart.missing.count": { one: "{count} valeur manque", other: "{count} valeurs manquent" },
  "chart.all-missing": "Il y a des observations, mais aucune n’a de valeur",
  "chart.cut-axis": "L’axe des valeurs ne commence pas à zéro",
  "chart.beyond-axis": {
    one: "{count} valeur dépasse l’axe des valeurs",
    other: "{count} valeurs dépassent l’axe des valeurs",
  },
  "chart.imputed.zeros": {
    one: "{count} valeur manquante est dessinée comme zéro",
    other: "{count} valeurs manquantes sont dessinées comme zéro",
  },
  "chart.imputed.linear": {
    one: "{count} valeur manquante est estimée entre ses voisines",
    other: "{count} valeurs manquantes sont estimées entre leurs voisines",
  },
  "chart.negative": {
    one: "{count} valeur négative ne peut pas être un secteur",
    other: "{count} valeurs négatives ne peuvent pas être des secteurs",
  },
  "chart.several": {
    one: "{count} autre observation se trouve au même endroit et n’est pas dessinée",
    other: "{count} autres observations se trouvent aux mêmes endroits et ne sont pas dessinées",
  },
  "chart.uncertainty.error": "Erreur type",
  "chart.uncertainty.interval": "Intervalle de confiance",
  "chart.axis.left": "{name} (à gauche)",
  "chart.axis.right": "{name} (à droite)",
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
  "chart.summary.area": "Graphique en aires : {what}.",
  "chart.summary.pie": "Graphique circulaire : {what}.",
  "chart.summary.scatterplot": "Nuage de points : {what}.",
  "chart.summary.comboLineSingle": "Graphique en courbes : {what}.",
  "chart.summary.comboLineDual": "Graphique en courbes à deux axes : {what}.",
  "chart.summary.comboLineColumn": "Colonnes et courbe à deux axes : {what}.",
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

import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const it = {
  "chart.no-data": "Nessun dato per questa selezione",
  "chart.missing": "Nessun valore",
  "chart.missing.count": { one: "manca {count} valore", other: "mancano {count} valori" },
  "chart.all-missing": "Ci sono osservazioni, ma nessuna ha un valore",
  "chart.cut-axis": "L’asse dei valori non parte da zero",
  "chart.imputed.zeros": {
    one: "{count} valore mancante è disegnato come zero",
    other: "{count} valori mancanti sono disegnati come zero",
  },
  "chart.imputed.linear": {
    one: "{count} valore mancante è stimato tra i suoi vicini",
    other: "{count} valori mancanti sono stimati tra i loro vicini",
  },
  "chart.negative": {
    one: "{count} valore negativo non può essere uno spicchio",
    other: "{count} valori negativi non possono essere spicchi",
  },
  "chart.several": {
    one: "{count} altra osservazione si trova nello stesso punto e non è disegnata",
    other: "{count} altre osservazioni si trovano negli stessi punti e non sono disegnate",
  },
  "chart.axis.left": "{name} (a sinistra)",
  "chart.axis.right": "{name} (a destra)",
  "chart.total": "Totale",
  "chart.legend": "Legenda",
  "chart.legend.last": "Almeno uno resta attivo",
  "chart.position": "{index} di {total}",
  "chart.marks": { one: "{count} valore nel grafico", other: "{count} valori nel grafico" },
  "chart.keys":
    "Le frecce vanno da un valore all’altro, Inizio e Fine agli estremi, Esc lascia il grafico",
  "chart.table": "Tabella",
  "chart.table.rows": "Da {first} a {last} di {total} righe",
  "chart.table.previous": "Precedente",
  "chart.table.next": "Successivo",
  "chart.by": "{measure} per {category}",
  "chart.by.segment": "{measure} per {category} e {segment}",
  "chart.summary.column": "Grafico a colonne: {what}.",
  "chart.summary.bar": "Grafico a barre: {what}.",
  "chart.summary.line": "Grafico a linee: {what}.",
  "chart.summary.area": "Grafico ad aree: {what}.",
  "chart.summary.pie": "Grafico a torta: {what}.",
  "chart.summary.scatterplot": "Grafico a dispersione: {what}.",
  "chart.summary.comboLineSingle": "Grafico a linee: {what}.",
  "chart.summary.comboLineDual": "Grafico a linee con due assi: {what}.",
  "chart.summary.comboLineColumn": "Colonne e linea con due assi: {what}.",
  "chart.summary.table": "Tabella con {columns} colonne e {rows} righe.",
  "chart.summary.period": "Periodo: da {from} a {to}.",
  "chart.summary.size": "{values} valori.",
  "chart.summary.series": "Serie: {names}.",
  "chart.summary.series.more": "{count} serie, tra cui {names}.",
  "chart.summary.extremes":
    "Valore più alto: {high} ({highAt}). Valore più basso: {low} ({lowAt}).",
  "chart.summary.up": "{series} aumenta da {first} ({from}) a {last} ({to}).",
  "chart.summary.down": "{series} diminuisce da {first} ({from}) a {last} ({to}).",
  "chart.summary.same":
    "{series} è uguale all’inizio e alla fine: {first} ({from}), {last} ({to}).",
  "chart.scale.million": "mio",
  "chart.scale.billion": "mrd",
  "chart.scale.trillion": "bio",
} satisfies Translation<typeof en>;

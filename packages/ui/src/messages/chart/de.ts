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
  "chart.legend.last": "Mindestens eines bleibt eingeschaltet",
  "chart.position": "{index} von {total}",
  "chart.marks": { one: "{count} Wert im Diagramm", other: "{count} Werte im Diagramm" },
  "chart.keys":
    "Pfeiltasten führen von Wert zu Wert, Pos1 und Ende an die Enden, Escape verlässt das Diagramm",
  "chart.table": "Tabelle",
  "chart.table.rows": "{first} bis {last} von {total} Zeilen",
  "chart.table.previous": "Zurück",
  "chart.table.next": "Weiter",
  "chart.by": "{measure} nach {category}",
  "chart.by.segment": "{measure} nach {category} und {segment}",
  "chart.summary.column": "Säulendiagramm: {what}.",
  "chart.summary.bar": "Balkendiagramm: {what}.",
  "chart.summary.line": "Liniendiagramm: {what}.",
  "chart.summary.table": "Tabelle mit {columns} Spalten und {rows} Zeilen.",
  "chart.summary.period": "Zeitraum: {from} bis {to}.",
  "chart.summary.size": "{values} Werte.",
  "chart.summary.series": "Reihen: {names}.",
  "chart.summary.series.more": "{count} Reihen, darunter {names}.",
  "chart.summary.extremes": "Höchster Wert: {high} ({highAt}). Tiefster Wert: {low} ({lowAt}).",
  "chart.summary.up": "{series} steigt von {first} ({from}) auf {last} ({to}).",
  "chart.summary.down": "{series} sinkt von {first} ({from}) auf {last} ({to}).",
  "chart.summary.same":
    "{series} ist am Anfang und am Ende gleich: {first} ({from}), {last} ({to}).",
  "chart.scale.million": "Mio.",
  "chart.scale.billion": "Mrd.",
  "chart.scale.trillion": "Bio.",
} satisfies Translation<typeof en>;

import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const de = {
  "viewer.filters": "Filter",
  "viewer.filters.show": "Anzeigen",
  "viewer.filters.none": "Kein Filter",
  "viewer.filters.latest": "Neuster Wert ({value})",
  "viewer.filters.loading": "Die Grafik wird aktualisiert.",
  "viewer.filters.updated": "Die Grafik ist aktualisiert.",
  "viewer.filters.failed":
    "Die Auswahl konnte nicht geladen werden; die Grafik zeigt noch die vorherige.",
  "viewer.retry": "Nochmals versuchen",
  "viewer.time-range": "Zeitraum",
  "viewer.time-range.from": "Von",
  "viewer.time-range.to": "Bis",
  "viewer.percent": "In Prozent anzeigen",
  "viewer.chart": "Grafik",
  "viewer.chart.number": "Grafik {number}",
  "viewer.charts": "Grafiken dieser Seite",
  "viewer.table": "Datentabelle",
  "viewer.table.bounded": "Die ersten {shown} von {total} Zeilen.",
  "viewer.table.only": "Diese Art von Grafik wird hier als Tabelle gezeigt.",
  "viewer.source": "Quelle",
  "viewer.dataset": "Datensatz",
  "viewer.updated": "Aktualisiert",
  "viewer.licence": "Lizenz",
  "viewer.filter-list": "Gezeigt für",
  "viewer.menu": "Weitere Möglichkeiten zu dieser Grafik",
  "viewer.copy-and-edit": "Kopieren und bearbeiten",
  "viewer.created-with": "Erstellt mit Statelier",
  "viewer.published": "Ihre Grafik ist veröffentlicht. Teilen Sie die Adresse dieser Seite.",
  "viewer.draft-dataset":
    "Der Datensatz «{title}» ist ein Entwurf: Seine Zahlen können sich noch ändern.",
  "viewer.expired-dataset": "Der Datensatz «{title}» wird nicht mehr gepflegt.",
  "viewer.unknown-param":
    "Diese Adresse verlangt «{name}» = «{value}», was die Grafik nicht kennt. Sie zeigt stattdessen ihre eigene Auswahl.",
  "viewer.loss":
    "Teile dieser Grafik stammen aus einer anderen Version des Formats und werden nicht gezeigt: {list}.",
  "viewer.untitled": "Grafik ohne Titel",
  "viewer.no-data": "Zu dieser Auswahl gibt es keine Daten.",
} satisfies Translation<typeof en>;

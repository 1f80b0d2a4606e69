import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const de = {
  "viewer.filters": "Filter",
  "viewer.filters.show": "Anzeigen",
  "viewer.filters.none": "Kein Filter",
  "viewer.filters.latest": "Neuster Wert ({value})",
  "viewer.filters.loading": "Das Diagramm wird aktualisiert.",
  "viewer.filters.updated": "Das Diagramm ist aktualisiert.",
  "viewer.filters.failed":
    "Die Auswahl konnte nicht geladen werden; das Diagramm zeigt noch die vorherige.",
  "viewer.retry": "Nochmals versuchen",
  "viewer.time-range": "Zeitraum",
  "viewer.time-range.from": "Von",
  "viewer.time-range.to": "Bis",
  "viewer.percent": "In Prozent anzeigen",
  "viewer.chart": "Diagramm",
  "viewer.chart.number": "Diagramm {number}",
  "viewer.charts": "Diagramme dieser Seite",
  "viewer.table": "Datentabelle",
  "viewer.table.bounded": "Die ersten {shown} von {total} Zeilen.",
  "viewer.table.only": "Diese Art von Diagramm wird hier als Tabelle gezeigt.",
  "viewer.label": "{name}:",
  "viewer.source": "Quelle",
  "viewer.dataset": "Datensatz",
  "viewer.publisher": "Herausgeber",
  "viewer.updated": "Aktualisiert",
  "viewer.licence": "Lizenz",
  "viewer.filter-list": "Gezeigt für",
  "viewer.menu": "Weitere Möglichkeiten zu diesem Diagramm",
  "viewer.copy-and-edit": "Kopieren und bearbeiten",
  "viewer.created-with": "Erstellt mit Statelier",
  "viewer.download": "Herunterladen",
  "viewer.download.svg": "Vektorgrafik (SVG)",
  "viewer.download.png": "Bild {scale}× (PNG)",
  "viewer.picture.made": "Bild erstellt am {date}",
  "viewer.published": "Ihr Diagramm ist veröffentlicht. Teilen Sie die Adresse dieser Seite.",
  "viewer.draft-dataset":
    "Der Datensatz «{title}» ist ein Entwurf: Seine Zahlen können sich noch ändern.",
  "viewer.expired-dataset": "Der Datensatz «{title}» wird nicht mehr gepflegt.",
  "viewer.unknown-param":
    "Diese Adresse verlangt «{name}» = «{value}», was das Diagramm nicht kennt. Es zeigt stattdessen ihre eigene Auswahl.",
  "viewer.loss":
    "Teile dieses Diagramms stammen aus einer anderen Version des Formats und werden nicht gezeigt: {list}.",
  "viewer.untitled": "Diagramm ohne Titel",
  "viewer.no-data": "Zu dieser Auswahl gibt es keine Daten.",
} satisfies Translation<typeof en>;

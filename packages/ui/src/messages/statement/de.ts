import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const de = {
  "statement.title": "Barrierefreiheit",
  "statement.commitment":
    "{body} will, dass alle diese Website benutzen können, mit ihren Fähigkeiten und ihren Hilfsmitteln.",
  "statement.commitment.missing":
    "Die Betreiberschaft dieser Website hat für diese Erklärung noch keinen Namen angegeben.",
  "statement.scope":
    "Diese Erklärung gilt für {address} und für Diagramme dieser Website, die in andere Seiten eingebettet sind.",
  "statement.conformance": "Stand der Vereinbarkeit",
  "statement.conformance.partial":
    "Diese Website ist mit den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA, teilweise vereinbar: Es bleiben die Einschränkungen unten.",
  "statement.conformance.standards":
    "Diese Stufe umfasst, was die europäische Norm EN\u00a0301\u00a0549 (V3.2.1) und der Schweizer Standard eCH-0059 (Version 3.0) von WCAG 2.1 übernehmen.",
  "statement.limits": "Bekannte Einschränkungen",
  "statement.limit.colour":
    "Die Reihen der meisten Diagramme unterscheiden sich nur durch die Farbe. Sind im System erzwungene Farben eingeschaltet, so unterscheiden sie sich auch durch Striche, Formen und Muster; die Datentabelle nennt sie immer beim Namen.",
  "statement.limit.palette":
    "Einige der angebotenen Farbpaletten haben Farben, die sich bei einer Farbsehschwäche schlecht unterscheiden lassen. Wer ein Diagramm veröffentlicht, wird darauf hingewiesen und kann andere wählen; die Datentabelle nennt die Reihen immer beim Namen.",
  "statement.limit.table":
    "Die Datentabelle unter einem Diagramm hat höchstens 500 Zeilen und weist darauf hin; die Dateien zum Herunterladen enthalten alle.",
  "statement.limit.files":
    "Bilder im Format PNG tragen ihre Beschreibung nur in den Eigenschaften der Datei; ein Text, der sich an ihrer Stelle lesen lässt, steht unter «Herunterladen». PDF-Dateien entstehen durch Drucken der Seite; ob sie Struktur haben, hängt vom Browser ab.",
  "statement.limit.language":
    "In den Beschreibungen, die Bilddateien enthalten, sind Namen aus einem Datensatz, dem die Sprache der Seite fehlt, nicht als anderssprachig gekennzeichnet.",
  "statement.limit.texts":
    "Titel und Beschreibungen stammen von Autorinnen, Autoren und Datenstellen; nicht alles davon ist geprüft.",
  "statement.reading": "Diagramme mit Tastatur und Screenreader lesen",
  "statement.reading.keys":
    "Ein Diagramm ist ein einziger Halt der Tabulatortaste. Die Pfeiltasten gehen von Wert zu Wert und von Reihe zu Reihe, Pos1 und Ende zum ersten und zum letzten, Escape verlässt das Diagramm.",
  "statement.reading.table": "Unter jedem Diagramm lassen sich seine Daten als Tabelle öffnen.",
  "statement.reading.no-script":
    "Ohne JavaScript zeigt ein veröffentlichtes Diagramm Bild, Zusammenfassung, Datentabelle, Dateien und Angaben zu den Daten. Filter, Zeitraum, Legende, Prozentanzeige und der Schritt einer Animation sind ein Formular: auswählen, dann auf «Anzeigen» klicken. Tabellen lassen sich durchsuchen, sortieren und seitenweise lesen.",
  "statement.reading.no-script.limits":
    "Folgendes geht dann nicht: einzelne Werte im Diagramm mit dem Zeiger oder den Pfeiltasten lesen (dafür gibt es die Datentabelle); eine Animation abspielen; eine Legende mit mehr als 200 Reihen oder eine Animation mit mehr als 500 Schritten ändern. Um Diagramme zu erstellen, braucht es JavaScript.",
  "statement.testing": "Wie geprüft wurde",
  "statement.testing.automatic":
    "Wer die Software herstellt, prüft sie selbst: Automatische Tests gehen mit axe-core über ihre Seiten und Diagramme, in zwei Breiten und zwei Darstellungen, nur mit der Tastatur, bei 320 Pixeln, mit weiteren Textabständen und mit erzwungenen Farben.",
  "statement.testing.open":
    "Menschen, die einen Screenreader benutzen, haben die Website noch nicht geprüft, und keine unabhängige Stelle hat ein Audit durchgeführt.",
  "statement.date": "Letzte Überprüfung dieser Erklärung: {date}.",
  "statement.date.missing": "Der Tag der letzten Überprüfung dieser Erklärung ist nicht angegeben.",
  "statement.feedback": "Rückmeldung und Kontakt",
  "statement.feedback.ask":
    "Sagen Sie uns, wenn etwas schwer zu benutzen ist oder wenn Sie Daten in anderer Form brauchen:",
  "statement.feedback.missing":
    "Auf diesem Server ist nicht eingestellt, wen man fragen kann. Fragen Sie zu einem Diagramm die Organisation, die darunter genannt ist.",
  "statement.enforcement": "Durchsetzungsverfahren",
  "statement.enforcement.turn": "Hilft Ihnen die Antwort nicht, so wenden Sie sich an:",
  "statement.enforcement.missing":
    "Auf diesem Server ist nicht eingestellt, an welche Stelle man sich wendet, wenn eine Antwort nicht hilft.",
} satisfies Translation<typeof en>;

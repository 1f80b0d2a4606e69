import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
  "embed.title": "Dieses Diagramm einbetten",
  "embed.flags": "Weglassen",
  "embed.flag.removeBorder": "Rahmen",
  "embed.flag.optimizeSpace": "Breite Ränder",
  "embed.flag.removeMoreOptionsButton": "Weitere Optionen: Datentabelle, Downloads",
  "embed.flag.removeLabelsInteractivity": "Schalter und Links bei Namen",
  "embed.flag.removeFootnotes": "Quelle und Fussnoten",
  "embed.flag.removeFilters": "Filter",
  "embed.source": "Nennen Sie Quelle und Lizenz neben dem Diagramm.",
  "embed.table":
    "Ohne das Menü finden Tastatur und Screenreader einen Link zur Seite mit der Datentabelle.",
  "embed.preview": "Vorschau",
  "embed.frame": "Frame",
  "embed.frame.why": "Für fast jede Website. Das Skript hält den Frame so hoch wie das Diagramm.",
  "embed.element": "Element",
  "embed.element.why":
    "Ein Link, der zum Diagramm wird und ein Link bleibt, wo keine Skripte laufen.",
  "embed.link": "Link",
  "embed.link.why": "Wo weder Frames noch Skripte erlaubt sind.",
};

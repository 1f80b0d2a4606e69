import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it: Translation<typeof en> = {
  "embed.title": "Incorpora questo grafico",
  "embed.flags": "Nascondi",
  "embed.flag.removeBorder": "Bordo",
  "embed.flag.optimizeSpace": "Margini ampi",
  "embed.flag.removeMoreOptionsButton": "Altre opzioni: tabella dei dati, download",
  "embed.flag.removeLabelsInteractivity": "Interruttori e link nelle etichette",
  "embed.flag.removeFootnotes": "Fonte e note",
  "embed.flag.removeFilters": "Filtri",
  "embed.source": "Indichi fonte e licenza accanto al grafico.",
  "embed.table":
    "Senza il menu, tastiera e lettori di schermo trovano un link alla pagina con la tabella dei dati.",
  "embed.preview": "Anteprima",
  "embed.frame": "Riquadro",
  "embed.frame.why": "Per quasi tutti i siti. Lo script adatta l’altezza del riquadro al grafico.",
  "embed.element": "Elemento",
  "embed.element.why":
    "Un link che diventa il grafico e resta un link se gli script non vengono eseguiti.",
  "embed.link": "Link",
  "embed.link.why": "Dove non sono ammessi né riquadri né script.",
};

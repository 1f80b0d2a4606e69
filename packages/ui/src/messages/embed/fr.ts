import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const fr: Translation<typeof en> = {
  "embed.title": "Intégrer ce graphique",
  "embed.flags": "Omettre",
  "embed.flag.removeBorder": "Bordure",
  "embed.flag.optimizeSpace": "Marges larges",
  "embed.flag.removeMoreOptionsButton": "Plus d’options\u202f: tableau de données, téléchargements",
  "embed.flag.removeLabelsInteractivity": "Interrupteurs et liens des noms",
  "embed.flag.removeFootnotes": "Source et notes",
  "embed.flag.removeFilters": "Filtres",
  "embed.source": "Indiquez la source et la licence à côté du graphique.",
  "embed.table":
    "Sans le menu, un lien vers la page avec le tableau de données reste accessible au clavier et aux lecteurs d’écran.",
  "embed.preview": "Aperçu",
  "embed.frame": "Cadre",
  "embed.frame.why":
    "Pour presque tous les sites. Le script donne au cadre la hauteur du graphique.",
  "embed.element": "Élément",
  "embed.element.why":
    "Un lien qui devient le graphique et qui reste un lien là où aucun script ne s’exécute.",
  "embed.link": "Lien",
  "embed.link.why": "Là où ni cadres ni scripts ne sont permis.",
};

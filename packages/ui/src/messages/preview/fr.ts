import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const fr: Translation<typeof en> = {
  "preview.title": "Aperçu",
  "preview.loading": "Le graphique est en préparation.",
  "preview.waiting": "Le graphique vient de la page qui a ouvert celle-ci.",
  "preview.empty":
    "Cette adresse ne contient pas de graphique. Dans un lien d’aperçu, il se trouve après le signe #.",
  "preview.no-script":
    "Le graphique d’un lien d’aperçu est lu par un script. Autorisez JavaScript pour cette page ou demandez le graphique publié.",
};

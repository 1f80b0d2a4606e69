import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const fr: Translation<typeof en> = {
  "download.progress": "Progression",
  "download.preparing": "Le fichier est en préparation.",
  "download.read": "Lignes lues\u202f: {done} sur {total}.",
  "download.receiving": "Le fichier est en cours de transfert.",
  "download.rows": "{done} lignes sur {total}",
  "download.kilobytes": "{size}\u00a0ko",
  "download.megabytes": "{size}\u00a0Mo",
  "download.cancel": "Annuler",
  "download.cancelled": "Annulé. Rien n’a été enregistré.",
  "download.saved": "Enregistré\u202f: {name} ({size}).",
  "hint.dataloadingerror.message":
    "La connexion s’est interrompue avant que le fichier soit complet. Rien n’a été enregistré. Réessayez.",
  "download.refused": "Le serveur n’a pas fourni le fichier. Réessayez plus tard.",
  "download.missing": "Graphiques manquants",
  "download.retry": "Réessayer",
  "download.plain": "Laisser faire le navigateur",
};

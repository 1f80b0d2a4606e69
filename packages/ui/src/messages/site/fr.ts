import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const fr = {
  "site.name": "Statelier",
  "site.title": "{page} · Statelier",
  "site.skip": "Aller au contenu",
  "site.navigation": "Navigation principale",
  "site.browse": "Parcourir les jeux de données",
  "site.language": "Langue",
  "site.accessibility": "Accessibilité",
  "site.no-script":
    "Cette partie nécessite JavaScript. Les graphiques publiés et le catalogue fonctionnent sans.",
} satisfies Translation<typeof en>;

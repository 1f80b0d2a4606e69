import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const fr = {
  "site.name": "Statelier",
  "site.tagline": "Trouver des statistiques ouvertes et en faire des graphiques",
  "site.title": "{page} · Statelier",
  "site.skip": "Aller au contenu",
  "site.navigation": "Navigation principale",
  "site.home": "Accueil",
  "site.browse": "Parcourir les jeux de données",
  "site.create": "Nouveau graphique",
  "site.profile": "Mes graphiques",
  "site.sign-in": "Se connecter",
  "site.sign-out": "Se déconnecter",
  "site.language": "Langue",
  "site.language.current": "Langue\u202f: {language}",
  "site.theme": "Apparence",
  "site.theme.system": "Comme le système",
  "site.theme.light": "Clair",
  "site.theme.dark": "Sombre",
  "site.footer": "À propos de ce site",
  "site.accessibility": "Accessibilité",
  "site.imprint": "Mentions légales",
  "site.privacy": "Protection des données",
  "site.version": "Version {version}",
  "site.no-script":
    "Cette partie nécessite JavaScript. Les graphiques publiés et le catalogue fonctionnent sans.",
  "site.offline":
    "Vous êtes hors ligne. L’affichage reste\u202f; les nouvelles données devront attendre.",
  "login.profile.my-color-palettes.add": "Ajouter une palette de couleurs",
} satisfies Translation<typeof en>;

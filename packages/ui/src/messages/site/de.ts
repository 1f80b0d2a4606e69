import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const de = {
  "site.name": "Statelier",
  "site.tagline": "Offene Statistiken finden und in Diagramme verwandeln",
  "site.title": "{page} · Statelier",
  "site.skip": "Zum Inhalt springen",
  "site.navigation": "Hauptnavigation",
  "site.home": "Startseite",
  "site.browse": "Datensätze durchsuchen",
  "site.create": "Neues Diagramm",
  "site.profile": "Meine Diagramme",
  "site.sign-in": "Anmelden",
  "site.sign-out": "Abmelden",
  "site.language": "Sprache",
  "site.language.current": "Sprache: {language}",
  "site.theme": "Darstellung",
  "site.theme.system": "Wie das System",
  "site.theme.light": "Hell",
  "site.theme.dark": "Dunkel",
  "site.footer": "Über diese Website",
  "site.accessibility": "Barrierefreiheit",
  "site.imprint": "Impressum",
  "site.privacy": "Datenschutz",
  "site.version": "Version {version}",
  "site.no-script":
    "Dieser Teil braucht JavaScript. Veröffentlichte Diagramme und der Katalog funktionieren ohne.",
  "site.offline": "Sie sind offline. Was angezeigt wird, bleibt; neue Daten müssen warten.",
  "login.profile.my-color-palettes.add": "Farbpalette hinzufügen",
} satisfies Translation<typeof en>;

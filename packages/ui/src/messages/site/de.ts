import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const de = {
  "site.name": "Statelier",
  "site.title": "{page} · Statelier",
  "site.skip": "Zum Inhalt springen",
  "site.navigation": "Hauptnavigation",
  "site.browse": "Datensätze durchsuchen",
  "site.language": "Sprache",
  "site.accessibility": "Barrierefreiheit",
  "site.no-script":
    "Dieser Teil braucht JavaScript. Veröffentlichte Diagramme und der Katalog funktionieren ohne.",
} satisfies Translation<typeof en>;

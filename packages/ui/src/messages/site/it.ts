import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it = {
  "site.name": "Statelier",
  "site.title": "{page} · Statelier",
  "site.skip": "Vai al contenuto",
  "site.navigation": "Navigazione principale",
  "site.browse": "Sfoglia i dataset",
  "site.language": "Lingua",
  "site.accessibility": "Accessibilità",
  "site.no-script":
    "Questa parte richiede JavaScript. I grafici pubblicati e il catalogo funzionano senza.",
} satisfies Translation<typeof en>;

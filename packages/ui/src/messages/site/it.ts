import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it = {
  "site.name": "Statelier",
  "site.tagline": "Trovare statistiche aperte e trasformarle in grafici",
  "site.title": "{page} · Statelier",
  "site.skip": "Vai al contenuto",
  "site.navigation": "Navigazione principale",
  "site.home": "Pagina iniziale",
  "site.browse": "Sfoglia i dataset",
  "site.create": "Nuovo grafico",
  "site.profile": "I miei grafici",
  "site.sign-in": "Accedi",
  "site.sign-out": "Esci",
  "site.language": "Lingua",
  "site.language.current": "Lingua: {language}",
  "site.theme": "Aspetto",
  "site.theme.system": "Come il sistema",
  "site.theme.light": "Chiaro",
  "site.theme.dark": "Scuro",
  "site.footer": "Informazioni sul sito",
  "site.accessibility": "Accessibilità",
  "site.imprint": "Note legali",
  "site.privacy": "Protezione dei dati",
  "site.version": "Versione {version}",
  "site.no-script":
    "Questa parte richiede JavaScript. I grafici pubblicati e il catalogo funzionano senza.",
  "site.offline": "Lei è offline. Ciò che è visibile resta; i nuovi dati devono attendere.",
  "login.profile.my-color-palettes.add": "Aggiungi una tavolozza di colori",
} satisfies Translation<typeof en>;

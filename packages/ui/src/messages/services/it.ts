import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it = {
  "wmts.error-invalid-url": "Questo indirizzo non è un servizio WMS o WMTS.",
  "wmts.not-listed": "Questo servizio non figura nell’elenco del gestore di questo sito.",
  "wmts.unavailable": "Questo servizio non risponde.",
  "wmts.unreadable": "La descrizione di questo servizio non è leggibile.",
  "wmts.exception": "Il servizio ha risposto con un errore:",
  "wmts.foreign-host":
    "Questo livello non può essere mostrato: le sue immagini vengono da un altro host.",
  "wmts.cannot-list": "non elenca i suoi livelli",
  "wmts.cannot-display": "i suoi livelli non possono essere mostrati",
  "wmts.known-to-work": "funzionamento verificato",
  "wmts.not-on-map-geo-admin": "non visibile su map.geo.admin.ch",
  "wmts.unknown-layer": "Livello sconosciuto",
  "wmts.layer-not-supported-crs":
    "Questo livello non può essere mostrato: non offre la proiezione EPSG:3857.",
  "editor.services": "Servizi cartografici",
  "editor.services.hint":
    "Livelli di servizi WMS e WMTS, dal più alto al più basso. I browser di lettrici e lettori richiedono le immagini a questi servizi; le immagini salvate, le stampe e i download non li comprendono.",
  "editor.services.add": "Aggiungi livelli",
  "editor.services.behind": "Dietro le superfici",
  "editor.services.sync": "Segui il tempo del grafico",
  "editor.services.provider": "Servizio",
  "editor.services.provider.search": "Cerca un servizio",
  "editor.services.address": "Oppure l’indirizzo di un servizio",
  "editor.services.none": "Il gestore di questo sito non ha elencato alcun servizio cartografico.",
  "editor.services.layers": "Livelli del servizio",
  "editor.services.search": "Cerca un livello",
  "editor.services.data": "Dati di questo livello",
  "editor.services.legend": "Legenda di {name}",
} satisfies Translation<typeof en>;

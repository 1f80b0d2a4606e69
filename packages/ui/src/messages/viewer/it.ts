import type { Translation } from "../catalogue.ts";
import type { en } from "./en.ts";

export const it = {
  "viewer.filters": "Filtri",
  "viewer.filters.show": "Mostra",
  "viewer.filters.none": "Nessun filtro",
  "viewer.filters.latest": "Il più recente ({value})",
  "viewer.filters.loading": "Il grafico viene aggiornato.",
  "viewer.filters.updated": "Il grafico è aggiornato.",
  "viewer.filters.failed":
    "La selezione non è stata caricata; il grafico mostra ancora la precedente.",
  "viewer.retry": "Riprova",
  "viewer.time-range": "Periodo",
  "viewer.time-range.from": "Da",
  "viewer.time-range.to": "A",
  "viewer.percent": "Mostra in percentuale",
  "viewer.chart": "Grafico",
  "viewer.chart.number": "Grafico {number}",
  "viewer.charts": "Grafici di questa pagina",
  "viewer.table": "Tabella dei dati",
  "viewer.table.bounded": "Le prime {shown} righe su {total}.",
  "viewer.table.only": "Questo tipo di grafico è mostrato qui come tabella.",
  "viewer.source": "Fonte",
  "viewer.dataset": "Set di dati",
  "viewer.publisher": "Editore",
  "viewer.updated": "Aggiornato",
  "viewer.licence": "Licenza",
  "viewer.filter-list": "Mostrato per",
  "viewer.menu": "Altre opzioni per questo grafico",
  "viewer.copy-and-edit": "Copia e modifica",
  "viewer.created-with": "Creato con Statelier",
  "viewer.picture.made": "Immagine creata il {date}",
  "viewer.published": "Il grafico è pubblicato. Condivida l’indirizzo di questa pagina.",
  "viewer.draft-dataset": "Il set di dati «{title}» è una bozza: le cifre possono ancora cambiare.",
  "viewer.expired-dataset": "Il set di dati «{title}» non è più aggiornato.",
  "viewer.unknown-param":
    "Questo indirizzo chiede «{name}» = «{value}», che il grafico non conosce. Mostra invece la propria selezione.",
  "viewer.loss":
    "Alcune parti di questo grafico vengono da un’altra versione del formato e non sono mostrate: {list}.",
  "viewer.untitled": "Grafico senza titolo",
  "viewer.no-data": "Non ci sono dati per questa selezione.",
} satisfies Translation<typeof en>;

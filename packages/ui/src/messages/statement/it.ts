import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it = {
  "statement.title": "Accessibilità",
  "statement.commitment":
    "{body} vuole che tutti possano usare questo sito, quali che siano le loro capacità e i loro ausili.",
  "statement.commitment.missing":
    "Il gestore di questo sito non ha ancora indicato un nome per questa dichiarazione.",
  "statement.scope":
    "Questa dichiarazione riguarda {address} e i suoi grafici incorporati in altre pagine.",
  "statement.conformance": "Stato di conformità",
  "statement.conformance.partial":
    "Questo sito è parzialmente conforme alle linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA: restano i limiti indicati di seguito.",
  "statement.conformance.standards":
    "Questo livello comprende ciò che la norma europea EN\u00a0301\u00a0549 (V3.2.1) e lo standard svizzero eCH-0059 (versione 3.0) riprendono dalle WCAG 2.1.",
  "statement.limits": "Limiti noti",
  "statement.limit.colour":
    "Nella maggior parte dei grafici le serie si distinguono solo per il colore. Se il sistema operativo impone i propri colori, si distinguono anche per tratteggi, forme e motivi; la tabella dei dati le distingue sempre.",
  "statement.limit.palette":
    "Alcune delle tavolozze disponibili hanno colori difficili da distinguere per chi ha un deficit della visione dei colori. Chi pubblica un grafico ne è avvertito e può sceglierne altri; la tabella dei dati nomina sempre le serie.",
  "statement.limit.table":
    "La tabella dei dati sotto un grafico mostra al massimo 500 righe, e lo segnala; i file da scaricare le contengono tutte.",
  "statement.limit.files":
    "Le immagini PNG contengono la loro descrizione solo nelle proprietà del file; un testo da leggere al loro posto si trova tra i file da scaricare. I file PDF si ottengono stampando la pagina e la presenza di tag dipende dal browser.",
  "statement.limit.language":
    "Nelle descrizioni contenute nei file delle immagini, i nomi di un dataset che non esiste nella lingua della pagina non sono segnalati come scritti in un’altra lingua.",
  "statement.limit.texts":
    "Titoli e descrizioni sono scritti da autori e uffici che forniscono i dati, e non tutti sono stati verificati.",
  "statement.reading": "Leggere i grafici con la tastiera e lo screen reader",
  "statement.reading.keys":
    "Il tasto Tab si ferma una sola volta su un grafico. I tasti freccia passano da un valore all’altro e da una serie all’altra, Inizio e Fine al primo e all’ultimo valore, Esc lascia il grafico.",
  "statement.reading.table": "Sotto ogni grafico i suoi dati si possono aprire come tabella.",
  "statement.reading.no-script":
    "Senza JavaScript un grafico pubblicato mostra l’immagine, il riassunto, la tabella dei dati, le informazioni sui dati e i file. Filtri, periodo, legenda, percentuali e passo di un’animazione si impostano con un modulo: scelga i valori, poi prema «Mostra». Nelle tabelle si può cercare, ordinare e passare da una pagina all’altra.",
  "statement.reading.no-script.limits":
    "In tal caso non è possibile: leggere singoli valori nel grafico con il puntatore o i tasti freccia (li sostituisce la tabella dei dati); avviare un’animazione; modificare una legenda con più di 200 serie o un’animazione con più di 500 passi. Per creare grafici serve JavaScript.",
  "statement.testing": "Come è stato valutato",
  "statement.testing.automatic":
    "Chi sviluppa il software lo valuta da sé: test automatici verificano pagine e grafici con axe-core, in due larghezze e due temi, con la sola tastiera, a 320 pixel, con spaziature del testo più ampie e con colori imposti.",
  "statement.testing.open":
    "Non è ancora stato provato da persone che usano uno screen reader, e nessun ente indipendente lo ha verificato.",
  "statement.date": "Ultima revisione di questa dichiarazione: {date}.",
  "statement.date.missing":
    "Il gestore non ha indicato la data dell’ultima revisione di questa dichiarazione.",
  "statement.feedback": "Segnalazioni e contatto",
  "statement.feedback.ask":
    "Ci dica se qualcosa è difficile da usare o se ha bisogno dei dati in un’altra forma:",
  "statement.feedback.missing":
    "Su questo server non è configurato alcun contatto. Per domande su un grafico si rivolga all’organizzazione indicata sotto di esso.",
  "statement.enforcement": "Procedura di attuazione",
  "statement.enforcement.turn": "Se la nostra risposta non la aiuta, si rivolga a:",
  "statement.enforcement.missing":
    "Su questo server non è configurato alcun ente a cui rivolgersi se una risposta non aiuta.",
} satisfies Translation<typeof en>;

import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it = {
  "statement.title": "Accessibilità",
  "statement.commitment":
    "{body} vuole che tutti possano usare questo sito, con le proprie capacità e i propri ausili.",
  "statement.commitment.missing":
    "Chi gestisce questo sito non ha ancora indicato un nome per questa dichiarazione.",
  "statement.scope":
    "Questa dichiarazione riguarda {address} e i grafici di questo sito inseriti in altre pagine.",
  "statement.conformance": "Stato di conformità",
  "statement.conformance.partial":
    "Questo sito è parzialmente conforme alle linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA: restano i limiti indicati sotto.",
  "statement.conformance.standards":
    "Questo livello comprende ciò che la norma europea EN\u00a0301\u00a0549 (V3.2.1) e lo standard svizzero eCH-0059 (versione 3.0) riprendono dalle WCAG 2.1.",
  "statement.limits": "Limiti noti",
  "statement.limit.colour":
    "Le serie della maggior parte dei grafici si distinguono solo per il colore. Se il sistema impone i suoi colori, si distinguono anche per tratteggi, forme e motivi; la tabella dei dati le nomina sempre.",
  "statement.limit.palette":
    "Alcune delle tavolozze offerte hanno colori difficili da distinguere per chi ha un deficit della visione dei colori. Chi pubblica un grafico ne è avvertito e può sceglierne altri; la tabella dei dati nomina sempre le serie.",
  "statement.limit.table":
    "La tabella dei dati sotto un grafico ha al massimo 500 righe, e lo dice; i file da scaricare le contengono tutte.",
  "statement.limit.files":
    "Le immagini PNG portano la loro descrizione solo nelle proprietà del file; un testo da leggere al loro posto si trova tra i file da scaricare. I file PDF si ottengono stampando la pagina, e dipende dal browser se hanno tag.",
  "statement.limit.language":
    "Nelle descrizioni contenute nei file delle immagini, i nomi di un dataset a cui manca la lingua della pagina non sono segnalati come scritti in un’altra lingua.",
  "statement.limit.texts":
    "Titoli e descrizioni vengono da autori e uffici dei dati, e non tutto è stato verificato.",
  "statement.reading": "Leggere i grafici con la tastiera e il lettore di schermo",
  "statement.reading.keys":
    "Un grafico è una sola fermata del tasto Tab. I tasti freccia vanno di valore in valore e di serie in serie, Inizio e Fine al primo e all’ultimo, Esc lascia il grafico.",
  "statement.reading.table": "Sotto ogni grafico i suoi dati si aprono in una tabella.",
  "statement.reading.no-script":
    "Senza JavaScript un grafico pubblicato mostra l’immagine, il riassunto, la tabella dei dati, le informazioni sui dati e i file. Filtri, periodo, legenda, percentuali e passo di un’animazione sono un modulo: scegliere, poi premere «Mostra». Nelle tabelle si cerca, si ordina e si passa da una pagina all’altra.",
  "statement.reading.no-script.limits":
    "Allora non funziona: leggere singoli valori nel grafico con il puntatore o i tasti freccia, al cui posto c’è la tabella dei dati; avviare un’animazione; cambiare una legenda con più di 200 serie o un’animazione con più di 500 passi. Per creare grafici serve JavaScript.",
  "statement.testing": "Come è stato valutato",
  "statement.testing.automatic":
    "Gli autori del software lo valutano da sé: test automatici percorrono le sue pagine e i suoi grafici con axe-core, in due larghezze e due aspetti, con la sola tastiera, a 320 pixel, con spaziature del testo più ampie e con colori imposti.",
  "statement.testing.open":
    "Persone che usano un lettore di schermo non l’hanno ancora provato, e nessun ente indipendente l’ha verificato.",
  "statement.date": "Ultima revisione di questa dichiarazione: {date}.",
  "statement.date.missing":
    "Chi gestisce il sito non ha indicato il giorno dell’ultima revisione di questa dichiarazione.",
  "statement.feedback": "Segnalazioni e contatto",
  "statement.feedback.ask":
    "Ci dica se qualcosa è difficile da usare o se ha bisogno dei dati in un’altra forma:",
  "statement.feedback.missing":
    "Su questo server non è configurato a chi rivolgersi. Per un grafico si rivolga all’organizzazione indicata sotto di esso.",
  "statement.enforcement": "Procedura di attuazione",
  "statement.enforcement.turn": "Se la risposta non la aiuta, si rivolga a:",
  "statement.enforcement.missing":
    "Su questo server non è configurato a quale ente rivolgersi se una risposta non aiuta.",
} satisfies Translation<typeof en>;

import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it = {
  "error.CANNOT_FIND_CUBE.title": "Dataset non trovato",
  "error.CANNOT_FIND_CUBE.why":
    "La fonte {source} non ha alcun dataset all’indirizzo {iri}, oppure è stato ritirato.",
  "error.CANNOT_FIND_CUBE.todo": "Lo cerchi nel catalogo o verifichi l’indirizzo.",
  "error.CUBE_GONE.title": "I dati di questo grafico non sono disponibili",
  "error.CUBE_GONE.why":
    "Il dataset «{title}» è stato rimosso dalla sua fonte e non esiste alcuna copia del grafico.",
  "error.CUBE_GONE.todo":
    "Cerchi un dataset più recente nel catalogo o si rivolga a chi pubblica i dati.",
  "error.SOURCE_NOT_ALLOWED.title": "Questa fonte di dati non è ammessa qui",
  "error.SOURCE_NOT_ALLOWED.why":
    "I dati provengono da {source}, una fonte che il gestore di questo sito non ha ammesso.",
  "error.SOURCE_NOT_ALLOWED.todo":
    "Il gestore può aggiungere l’indirizzo a {setting} oppure associarlo lì, con un alias, a una fonte ammessa.",
  "error.SOURCE_DOWN.title": "La fonte di dati non risponde",
  "error.SOURCE_DOWN.why": "{source} non è raggiungibile o ha risposto con un errore.",
  "error.SOURCE_DOWN.todo": "Riprovi tra qualche minuto.",
  "error.SOURCE_ANSWER_INVALID.title": "La fonte di dati ha dato una risposta illeggibile",
  "error.SOURCE_ANSWER_INVALID.why": "{source} ha risposto, ma non con dati leggibili.",
  "error.SOURCE_ANSWER_INVALID.todo": "Riprovi più tardi o avvisi il gestore della fonte.",
  "error.SOURCE_TIMEOUT.title": "La fonte di dati impiega troppo tempo",
  "error.SOURCE_TIMEOUT.why": "{source} non ha risposto entro {seconds} secondi.",
  "error.SOURCE_TIMEOUT.todo": "Scelga meno valori con i filtri o riprovi più tardi.",
  "error.RESULT_TOO_LARGE.title": "Troppi dati per un solo grafico",
  "error.RESULT_TOO_LARGE.why":
    "La selezione contiene più di quanto si possa leggere in una volta.",
  "error.RESULT_TOO_LARGE.todo": "La restringa con i filtri.",
  "error.JOIN_TOO_LARGE.title": "I dataset uniti danno troppe righe",
  "error.JOIN_TOO_LARGE.why":
    "Molte righe di un dataset hanno lo stesso valore di molte righe di un altro, e ogni coppia diventa una riga.",
  "error.JOIN_TOO_LARGE.todo":
    "Filtri ogni dataset su un solo valore nelle dimensioni non unite, o unisca per più dimensioni.",
  "error.DOCUMENT_INVALID.title": "Questo grafico non è leggibile",
  "error.DOCUMENT_INVALID.why": "La sua descrizione non rispetta il formato in {path}: {problem}",
  "error.DOCUMENT_INVALID.todo":
    "Ricominci dal dataset o invii questo messaggio a chi lo ha creato.",
  "error.DOCUMENT_IS_CHART.title": "Questo è un solo grafico, non un documento intero",
  "error.DOCUMENT_IS_CHART.why":
    "È stata inviata la configurazione di un solo grafico. Un documento ne contiene un elenco, con la fonte dei dati.",
  "error.DOCUMENT_IS_CHART.todo":
    "La metta nell’elenco chartConfigs di un documento che indica dataSource e activeChartKey.",
  "error.DOCUMENT_TOO_NEW.title": "Questo grafico proviene da una versione più recente",
  "error.DOCUMENT_TOO_NEW.why":
    "È in versione {version}; questo sito legge fino alla versione {supported}.",
  "error.DOCUMENT_TOO_NEW.todo":
    "Lo apra dove è stato creato o chieda al gestore di aggiornare questo sito.",
  "error.PREVIEW_UNREADABLE.title": "Questa anteprima non è leggibile",
  "error.PREVIEW_UNREADABLE.why":
    "Ciò che contengono il link, il modulo o il messaggio non è un grafico, o ne è solo una parte.",
  "error.PREVIEW_UNREADABLE.todo":
    "Copi di nuovo l’intero link o crei una nuova anteprima dove il grafico è stato fatto.",
  "error.PICTURE_BUSY.title": "Troppe immagini in una volta",
  "error.PICTURE_BUSY.why": "Questo sito sta disegnando tutte le immagini che può.",
  "error.PICTURE_BUSY.todo": "Attenda {seconds} secondi e chieda di nuovo.",
  "error.PICTURE_TOO_LARGE.title": "L’immagine sarebbe troppo grande",
  "error.PICTURE_TOO_LARGE.why": "Avrebbe più di {limit} milioni di pixel.",
  "error.PICTURE_TOO_LARGE.todo":
    "Chieda una larghezza o una scala più piccola, oppure prenda l’SVG.",
  "error.DOWNLOAD_TOO_LARGE.title": "Questo formato non contiene così tanti dati",
  "error.DOWNLOAD_TOO_LARGE.why":
    "La selezione ha {size} (righe × colonne), più di quanto un file nel formato {format} possa avere.",
  "error.DOWNLOAD_TOO_LARGE.todo":
    "Scelga CSV o Parquet, oppure restringa la selezione con i filtri.",
  "error.PARAM_UNKNOWN.title": "Questo file non si può creare come chiede il suo indirizzo",
  "error.PARAM_UNKNOWN.why":
    "«{name}» = «{value}» non esiste in questo grafico o non ha dati insieme al resto dell’indirizzo.",
  "error.PARAM_UNKNOWN.todo": "È possibile invece: {possible}.",
  "error.DOWNLOAD_BUSY.title": "Troppi download insieme",
  "error.DOWNLOAD_BUSY.why": "Questo sito sta già preparando tutti i file che può.",
  "error.DOWNLOAD_BUSY.todo": "Attenda {seconds} secondi e riprovi.",
  "error.NO_DIMENSION.title": "Questo grafico ha bisogno di ciò che il suo dataset non ha",
  "error.NO_DIMENSION.why": "Il dataset non ha nessuna dimensione o misura {id}.",
  "error.NO_DIMENSION.todo":
    "Chieda a chi ha creato il grafico di scegliere un’altra dimensione o misura; in una versione più recente del dataset può avere un altro nome.",
  "error.MEASURE_NOT_NUMERICAL.title": "Questo grafico ha bisogno di una misura con numeri",
  "error.MEASURE_NOT_NUMERICAL.why": "La misura {id} non è numerica.",
  "error.MEASURE_NOT_NUMERICAL.todo":
    "Chieda a chi ha creato il grafico di scegliere una misura con numeri.",
  "error.DIMENSION_NOT_TEMPORAL.title": "Questo grafico ha bisogno di una dimensione temporale",
  "error.DIMENSION_NOT_TEMPORAL.why": "La dimensione {id} non è temporale.",
  "error.DIMENSION_NOT_TEMPORAL.todo":
    "Chieda a chi ha creato il grafico di scegliere una dimensione temporale o un altro tipo di grafico.",
  "error.MEASURE_UNITS_DIFFER.title": "Questo grafico ha bisogno di misure in una sola unità",
  "error.MEASURE_UNITS_DIFFER.why": "La misura {id} ha un’unità diversa dalla prima.",
  "error.MEASURE_UNITS_DIFFER.todo":
    "Chieda a chi ha creato il grafico di scegliere misure in una sola unità o un altro tipo di grafico.",
  "error.MEASURE_UNITS_EQUAL.title": "Questo grafico ha bisogno di misure in due unità",
  "error.MEASURE_UNITS_EQUAL.why": "La misura {id} ha la stessa unità della prima.",
  "error.MEASURE_UNITS_EQUAL.todo":
    "Chieda a chi ha creato il grafico di scegliere misure in unità diverse o un altro tipo di grafico.",
  "error.CONFIG_NOT_FOUND.title": "Grafico non trovato",
  "error.CONFIG_NOT_FOUND.why":
    "Non esiste un grafico pubblicato con la chiave {key}. Forse è stato rimosso da chi lo possiede.",
  "error.CONFIG_NOT_FOUND.todo": "Verifichi l’indirizzo o cerchi i dati nel catalogo.",
  "error.PAGE_NOT_FOUND.title": "Pagina non trovata",
  "error.PAGE_NOT_FOUND.why": "A questo indirizzo non c’è nulla.",
  "error.PAGE_NOT_FOUND.todo": "Vada al catalogo e parta da lì.",
  "error.BAD_REQUEST.title": "La richiesta non è stata capita",
  "error.BAD_REQUEST.why": "{problem}",
  "error.BAD_REQUEST.todo": "Verifichi l’indirizzo o il modulo e lo invii di nuovo.",
  "error.NOT_SIGNED_IN.title": "Accesso non effettuato",
  "error.NOT_SIGNED_IN.why": "Serve un account, e la sua sessione potrebbe essere scaduta.",
  "error.NOT_SIGNED_IN.todo": "Acceda e riprovi. Il suo lavoro resta in questo browser.",
  "error.PUBLISHING_OFF.title": "Al momento qui nessuno può pubblicare",
  "error.PUBLISHING_OFF.why": "Chi gestisce questo sito ha disattivato la pubblicazione.",
  "error.PUBLISHING_OFF.todo":
    "Salvi il grafico come immagine o lo pubblichi più tardi: il suo lavoro è conservato in questo browser.",
  "error.FOREIGN_ORIGIN.title": "Un altro sito non può pubblicare qui",
  "error.FOREIGN_ORIGIN.why":
    "La richiesta proviene da una pagina di un altro sito, che il gestore di questo sito non ha autorizzato.",
  "error.FOREIGN_ORIGIN.todo": "Apra il grafico su questo sito e lo pubblichi qui.",
  "error.RATE_LIMITED.title": "Troppe richieste",
  "error.RATE_LIMITED.why":
    "Dalla sua connessione sono arrivate più richieste di quante questo sito ne accetti in breve tempo.",
  "error.RATE_LIMITED.todo": "Attenda {seconds} secondi e riprovi. Il suo lavoro è conservato.",
  "error.BODY_TOO_LARGE.title": "Il grafico è troppo grande",
  "error.BODY_TOO_LARGE.why": "Supera {limit} kilobyte.",
  "error.BODY_TOO_LARGE.todo": "Accorci i testi o scelga meno valori singoli nei filtri.",
  "error.QUERY_TOO_COMPLEX.title": "L’interrogazione chiede troppo",
  "error.QUERY_TOO_COMPLEX.why": "È troppo annidata o ha troppi campi.",
  "error.QUERY_TOO_COMPLEX.todo":
    "Scelga meno dataset, valori o filtri; divida una chiamata propria in interrogazioni più piccole.",
  "error.STORED_STATE_INVALID.title": "Il grafico incompiuto non è stato ripristinato",
  "error.STORED_STATE_INVALID.why":
    "Ciò che questo browser aveva memorizzato non è un grafico valido ed è stato rimosso.",
  "error.STORED_STATE_INVALID.todo": "Ricominci dal dataset.",
  "error.PUBLISH_FAILED.title": "Il grafico non è stato pubblicato",
  "error.PUBLISH_FAILED.why": "{reason}",
  "error.PUBLISH_FAILED.todo": "Nulla è andato perso: riprovi o continui a modificare.",
  "error.POSSIBLE_FILTERS_FAILED.title": "I valori di filtro possibili non sono stati caricati",
  "error.POSSIBLE_FILTERS_FAILED.why": "La fonte non ha risposto a questa selezione.",
  "error.POSSIBLE_FILTERS_FAILED.todo": "Scelga un altro valore o riprovi.",
  "error.OFFLINE.title": "Nessuna connessione",
  "error.OFFLINE.why": "Il server non è raggiungibile da qui.",
  "error.OFFLINE.todo": "Verifichi la connessione e riprovi.",
  "error.STORAGE_FULL.title": "Non c’è più spazio per i grafici",
  "error.STORAGE_FULL.why": "Il disco di questo sito è pieno. Non è stato pubblicato nulla.",
  "error.STORAGE_FULL.todo":
    "Chi gestisce il sito deve liberare spazio sul disco; pubblichi poi di nuovo. Il suo lavoro è conservato in questo browser.",
  "error.STORE_AWAY.title": "Al momento i grafici non possono essere letti né salvati",
  "error.STORE_AWAY.why": "Il luogo in cui questo sito conserva i grafici non risponde.",
  "error.STORE_AWAY.todo": "Attenda {seconds} secondi e riprovi. Il suo lavoro è conservato.",
  "error.INTERNAL.title": "Qualcosa è andato storto",
  "error.INTERNAL.why": "L’errore è nostro ed è nel registro con il codice {reference}.",
  "error.INTERNAL.todo": "Riprovi; se persiste, comunichi questo codice al gestore.",
  "errors.code": "Codice di errore: {code}",
  "errors.to-browse": "Vai al catalogo",
  "error.CHART_UNPUBLISHED.title": "Questo grafico non è più pubblicato",
  "error.CHART_UNPUBLISHED.why": "Chi lo aveva pubblicato con la chiave {key} lo ha ritirato.",
  "error.CHART_UNPUBLISHED.todo": "Si rivolga a chi lo ha pubblicato o cerchi i dati nel catalogo.",
  "error.TOKEN_UNKNOWN.title": "Token sconosciuto",
  "error.TOKEN_UNKNOWN.why": "È sbagliato, è stato revocato o è scaduto.",
  "error.TOKEN_UNKNOWN.todo": "Ne crei un altro in «I miei grafici», «Programmi».",
  "error.CHART_ALLOWANCE.title": "Ha tanti grafici quanti gliene sono concessi",
  "error.CHART_ALLOWANCE.why": "Il suo account può conservare {limit} grafici.",
  "error.CHART_ALLOWANCE.todo":
    "Ne rimuova alcuni che non le servono più, o si rivolga all’amministrazione di questo sito.",
  "error.NOT_ALLOWED.title": "Azione non autorizzata",
  "error.NOT_ALLOWED.why":
    "Il suo account serve qui a guardare o preparare grafici, e questo richiede di più.",
  "error.NOT_ALLOWED.todo": "Si rivolga all’amministrazione di questo sito.",
  "error.NOT_OWNER.title": "Questo grafico appartiene a qualcun altro",
  "error.NOT_OWNER.why": "Solo la persona o il gruppo a cui appartiene un grafico lo modifica.",
  "error.NOT_OWNER.todo": "Ne faccia una copia o chieda che le venga ceduto.",
  "error.RECIPIENT_UNKNOWN.title": "Nessuno che possa ricevere questo grafico ha questo indirizzo",
  "error.RECIPIENT_UNKNOWN.why":
    "Il sito non dice chi ha un account. Chi riceve un grafico accede dove accede lei, ha il ruolo di autore, ha posto per esso e, se il grafico è di un gruppo, fa parte di questo gruppo.",
  "error.RECIPIENT_UNKNOWN.todo":
    "Chieda alla persona se l’indirizzo è giusto e se ha già effettuato l’accesso qui, oppure si rivolga all’amministrazione.",
  "error.CHANGED_MEANWHILE.title": "Il grafico è stato modificato nel frattempo",
  "error.CHANGED_MEANWHILE.why": "Qualcuno lo ha salvato da quando l’ha aperto.",
  "error.CHANGED_MEANWHILE.todo": "Lo riapra e guardi la modifica, oppure continui con una copia.",
  "error.PALETTE_NAME_TAKEN.title": "Ha già una tavolozza con questo nome",
  "error.PALETTE_NAME_TAKEN.why": "Un nome indica una sola tavolozza.",
  "error.PALETTE_NAME_TAKEN.todo": "Scelga un altro nome.",
} satisfies Translation<typeof en>;

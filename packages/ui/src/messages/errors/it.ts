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
  "error.SOURCE_NOT_ALLOWED.title": "Questa fonte di dati non è autorizzata qui",
  "error.SOURCE_NOT_ALLOWED.why":
    "I dati provengono da {source}, una fonte che il gestore di questo sito non ha autorizzato.",
  "error.SOURCE_NOT_ALLOWED.todo":
    "Il gestore può aggiungere l’indirizzo a {setting} oppure definirvi un alias che lo associ a una fonte autorizzata.",
  "error.SOURCE_DOWN.title": "La fonte di dati non risponde",
  "error.SOURCE_DOWN.why": "{source} non era raggiungibile o ha risposto con un errore.",
  "error.SOURCE_DOWN.todo": "Riprovi tra qualche minuto.",
  "error.SOURCE_BUSY.title": "La fonte di dati è occupata",
  "error.SOURCE_BUSY.why": "{source} sta già trattando il maggior numero possibile di richieste.",
  "error.SOURCE_BUSY.todo": "Riprovi tra {seconds}\u00a0s.",
  "error.SOURCE_ANSWER_INVALID.title": "La fonte di dati ha dato una risposta illeggibile",
  "error.SOURCE_ANSWER_INVALID.why":
    "{source} ha risposto, ma la risposta non contiene dati leggibili.",
  "error.SOURCE_ANSWER_INVALID.todo": "Riprovi più tardi o avvisi il gestore della fonte.",
  "error.SOURCE_TIMEOUT.title": "La fonte di dati ha impiegato troppo tempo",
  "error.SOURCE_TIMEOUT.why": "{source} non ha risposto entro {seconds}\u00a0s.",
  "error.SOURCE_TIMEOUT.todo": "Scelga meno valori con i filtri o riprovi più tardi.",
  "error.RESULT_TOO_LARGE.title": "Troppi dati per un solo grafico",
  "error.RESULT_TOO_LARGE.why":
    "La selezione contiene più dati di quanti se ne possano leggere in una volta.",
  "error.RESULT_TOO_LARGE.todo": "La restringa con i filtri.",
  "error.JOIN_TOO_LARGE.title": "I dataset uniti producono troppe righe",
  "error.JOIN_TOO_LARGE.why":
    "Molte righe di un dataset hanno lo stesso valore di molte righe di un altro, e ogni coppia diventa una riga.",
  "error.JOIN_TOO_LARGE.todo":
    "Filtri ogni dataset su un solo valore in ciascuna dimensione non unita, o unisca i dataset tramite più dimensioni.",
  "error.DOCUMENT_INVALID.title": "Questo grafico non è leggibile",
  "error.DOCUMENT_INVALID.why":
    "La sua descrizione non rispetta il formato in {path}. Messaggio tecnico (in inglese): {problem}",
  "error.DOCUMENT_INVALID.todo":
    "Ricominci dal dataset o invii questo messaggio a chi ha creato il grafico.",
  "error.DOCUMENT_IS_CHART.title": "Questo è un solo grafico, non un documento intero",
  "error.DOCUMENT_IS_CHART.why":
    "È stata inviata la configurazione di un solo grafico. Un documento contiene un elenco di grafici e la fonte dei loro dati.",
  "error.DOCUMENT_IS_CHART.todo":
    "La inserisca nell’elenco chartConfigs di un documento che indichi dataSource e activeChartKey.",
  "error.DOCUMENT_TOO_LARGE.title": "È più di quanto una pagina possa contenere",
  "error.DOCUMENT_TOO_LARGE.why":
    "C’è troppo contenuto in {path}. Messaggio tecnico (in inglese): {problem}",
  "error.DOCUMENT_TOO_LARGE.todo":
    "Riduca ciò che è troppo in quel punto o distribuisca il contenuto su più pagine.",
  "error.DOCUMENT_TOO_NEW.title": "Questo grafico proviene da una versione più recente",
  "error.DOCUMENT_TOO_NEW.why":
    "Usa la versione {version}; questo sito legge fino alla versione {supported}.",
  "error.DOCUMENT_TOO_NEW.todo":
    "Lo apra dove è stato creato o chieda al gestore di aggiornare questo sito.",
  "error.PREVIEW_UNREADABLE.title": "Questa anteprima non è leggibile",
  "error.PREVIEW_UNREADABLE.why":
    "Il link, il modulo o il messaggio non contiene un grafico o ne contiene solo una parte.",
  "error.PREVIEW_UNREADABLE.todo":
    "Copi di nuovo l’intero link o crei una nuova anteprima dove è stato creato il grafico.",
  "error.PICTURE_BUSY.title": "Troppe immagini insieme",
  "error.PICTURE_BUSY.why":
    "Questo sito sta già creando tutte le immagini che può, in totale o per la sua rete.",
  "error.PICTURE_BUSY.todo": "Riprovi tra {seconds}\u00a0s.",
  "error.PICTURE_DELAYED.title": "Non è stato ancora possibile creare l’immagine",
  "error.PICTURE_DELAYED.why":
    "Il programma di questo sito che disegna le immagini PNG era occupato con altre immagini, o è appena stato riavviato.",
  "error.PICTURE_DELAYED.todo": "Riprovi tra {seconds}\u00a0s, oppure usi l’SVG.",
  "error.PICTURE_FAILED.title": "Non è stato possibile creare l’immagine",
  "error.PICTURE_FAILED.why":
    "Il programma di questo sito che disegna le immagini PNG non riesce con questa vista; riprovare non serve.",
  "error.PICTURE_FAILED.todo": "Usi l’SVG, oppure scelga un’altra vista, larghezza o scala.",
  "error.PICTURE_LATE.title": "L’immagine non era pronta in tempo",
  "error.PICTURE_LATE.why": "Questo sito dedica a un’immagine al massimo quattro secondi.",
  "error.PICTURE_LATE.todo":
    "Riprovi tra {seconds}\u00a0s, oppure scelga una larghezza o una scala minore, o l’SVG.",
  "error.PICTURE_TOO_LARGE.title": "L’immagine sarebbe troppo grande",
  "error.PICTURE_TOO_LARGE.why": "Avrebbe più di {limit} milioni di pixel.",
  "error.PICTURE_TOO_LARGE.todo": "Scelga una larghezza o una scala minore, oppure l’SVG.",
  "error.DOWNLOAD_TOO_LARGE.title": "Questo formato non può contenere così tanti dati",
  "error.DOWNLOAD_TOO_LARGE.why":
    "La selezione ha {size} (righe × colonne), più di quanto possa contenere un file in formato {format}.",
  "error.DOWNLOAD_TOO_LARGE.todo":
    "Scelga CSV o Parquet, oppure restringa la selezione con i filtri.",
  "error.PARAM_UNKNOWN.title": "Questo file non può essere creato da questo indirizzo",
  "error.PARAM_UNKNOWN.why":
    "«{name}» = «{value}» non esiste in questo grafico o non ha dati in combinazione con il resto dell’indirizzo.",
  "error.PARAM_UNKNOWN.todo": "Valori possibili: {possible}.",
  "error.DOWNLOAD_BUSY.title": "Troppi download insieme",
  "error.DOWNLOAD_BUSY.why":
    "Questo sito sta già creando tutti i file che può, in totale o per la sua rete.",
  "error.DOWNLOAD_BUSY.todo": "Riprovi tra {seconds}\u00a0s.",
  "error.NO_DIMENSION.title": "Questo grafico richiede qualcosa che il suo dataset non ha",
  "error.NO_DIMENSION.why": "Il dataset non ha alcuna dimensione o misura {id}.",
  "error.NO_DIMENSION.todo":
    "Chieda a chi ha creato il grafico di scegliere un’altra dimensione o misura; in una versione più recente del dataset può avere un altro nome.",
  "error.MEASURE_NOT_NUMERICAL.title": "Questo grafico richiede una misura numerica",
  "error.MEASURE_NOT_NUMERICAL.why": "La misura {id} non è numerica.",
  "error.MEASURE_NOT_NUMERICAL.todo":
    "Chieda a chi ha creato il grafico di scegliere una misura numerica.",
  "error.DIMENSION_NOT_TEMPORAL.title": "Questo grafico richiede una dimensione temporale",
  "error.DIMENSION_NOT_TEMPORAL.why": "La dimensione {id} non è temporale.",
  "error.DIMENSION_NOT_TEMPORAL.todo":
    "Chieda a chi ha creato il grafico di scegliere una dimensione temporale o un altro tipo di grafico.",
  "error.MEASURE_UNITS_DIFFER.title": "Questo grafico richiede misure con la stessa unità",
  "error.MEASURE_UNITS_DIFFER.why": "La misura {id} ha un’unità diversa dalla prima misura.",
  "error.MEASURE_UNITS_DIFFER.todo":
    "Chieda a chi ha creato il grafico di scegliere misure con la stessa unità o un altro tipo di grafico.",
  "error.MEASURE_UNITS_EQUAL.title": "Questo grafico richiede misure con unità diverse",
  "error.MEASURE_UNITS_EQUAL.why": "La misura {id} ha la stessa unità della prima misura.",
  "error.MEASURE_UNITS_EQUAL.todo":
    "Chieda a chi ha creato il grafico di scegliere misure con unità diverse o un altro tipo di grafico.",
  "error.CONFIG_NOT_FOUND.title": "Grafico non trovato",
  "error.CONFIG_NOT_FOUND.why":
    "Non esiste un grafico pubblicato con la chiave {key}. Forse il proprietario lo ha rimosso.",
  "error.CONFIG_NOT_FOUND.todo": "Verifichi l’indirizzo o cerchi i dati nel catalogo.",
  "error.PAGE_NOT_FOUND.title": "Pagina non trovata",
  "error.PAGE_NOT_FOUND.why": "A questo indirizzo non c’è nulla.",
  "error.PAGE_NOT_FOUND.todo": "Vada al catalogo e ricominci da lì.",
  "error.BAD_REQUEST.title": "La richiesta non è valida",
  "error.BAD_REQUEST.why": "Messaggio tecnico: {problem}",
  "error.BAD_REQUEST.todo": "Verifichi l’indirizzo o il modulo e riprovi.",
  "error.NOT_SIGNED_IN.title": "Accesso non effettuato",
  "error.NOT_SIGNED_IN.why": "Serve un account, e la sua sessione potrebbe essere scaduta.",
  "error.NOT_SIGNED_IN.todo": "Acceda e riprovi. Il suo lavoro è salvato in questo browser.",
  "error.PUBLISHING_OFF.title": "Al momento non è possibile pubblicare",
  "error.PUBLISHING_OFF.why": "Il gestore di questo sito ha disattivato la pubblicazione.",
  "error.PUBLISHING_OFF.todo":
    "Salvi il grafico come immagine o lo pubblichi più tardi: il suo lavoro è salvato in questo browser.",
  "error.FOREIGN_ORIGIN.title": "Gli altri siti non possono pubblicare qui",
  "error.FOREIGN_ORIGIN.why":
    "La richiesta proviene da una pagina di un altro sito, che il gestore di questo sito non ha autorizzato.",
  "error.FOREIGN_ORIGIN.todo": "Apra il grafico su questo sito e lo pubblichi qui.",
  "error.RATE_LIMITED.title": "Troppe richieste",
  "error.RATE_LIMITED.why":
    "Dalla sua connessione sono arrivate più richieste di quante questo sito ne accetti in breve tempo.",
  "error.RATE_LIMITED.todo": "Riprovi tra {seconds}\u00a0s. Il suo lavoro è salvato.",
  "error.BODY_TOO_LARGE.title": "Il grafico è troppo grande",
  "error.BODY_TOO_LARGE.why": "Supera {limit} kilobyte.",
  "error.BODY_TOO_LARGE.todo": "Accorci i testi o selezioni meno singoli valori nei filtri.",
  "error.QUERY_TOO_COMPLEX.title": "L’interrogazione chiede troppo",
  "error.QUERY_TOO_COMPLEX.why": "È troppo annidata o ha troppi campi.",
  "error.QUERY_TOO_COMPLEX.todo":
    "Scelga meno dataset, valori o filtri; se ha scritto lei l’interrogazione, la divida.",
  "error.STORED_STATE_INVALID.title": "Non è stato possibile ripristinare il grafico incompiuto",
  "error.STORED_STATE_INVALID.why":
    "Ciò che questo browser ha salvato non è un grafico leggibile qui. Resta conservato.",
  "error.STORED_STATE_INVALID.todo":
    "Lo scarichi come file, poi lo elimini qui e ricominci dal dataset.",
  "error.PUBLISH_FAILED.title": "Il grafico non è stato pubblicato",
  "error.PUBLISH_FAILED.why": "{reason}",
  "error.PUBLISH_FAILED.todo": "Nulla è andato perso: riprovi o continui a modificare.",
  "error.POSSIBLE_FILTERS_FAILED.title":
    "Non è stato possibile caricare i possibili valori dei filtri",
  "error.POSSIBLE_FILTERS_FAILED.why": "La fonte non ha risposto per questa selezione.",
  "error.POSSIBLE_FILTERS_FAILED.todo": "Scelga un altro valore o riprovi.",
  "error.PUBLISH_UNANSWERED.title": "Non è certo che il grafico sia stato pubblicato",
  "error.PUBLISH_UNANSWERED.why":
    "Dal server non è arrivata alcuna risposta: la connessione si è interrotta o il server non ha risposto in tempo.",
  "error.PUBLISH_UNANSWERED.todo":
    "Verifichi la connessione e riprovi a pubblicare: ciò che è già arrivato non viene pubblicato una seconda volta. Nulla è andato perso.",
  "error.SERVER_AWAY.title": "Il server di questo sito al momento non è disponibile",
  "error.SERVER_AWAY.why": "Ha risposto con il codice {status} invece di fornire quanto richiesto.",
  "error.SERVER_AWAY.todo":
    "Riprovi tra qualche minuto; se il problema persiste, comunichi questo codice al gestore. Il suo lavoro è salvato in questo browser.",
  "error.OFFLINE.title": "Nessuna connessione",
  "error.OFFLINE.why": "Il server non era raggiungibile da qui.",
  "error.OFFLINE.todo": "Verifichi la connessione e riprovi.",
  "error.STORAGE_FULL.title": "Non c’è più spazio per i grafici",
  "error.STORAGE_FULL.why": "Il disco di questo sito è pieno. Non è stato pubblicato nulla.",
  "error.STORAGE_FULL.todo":
    "Il gestore di questo sito deve liberare spazio sul disco; poi riprovi a pubblicare. Il suo lavoro è salvato in questo browser.",
  "error.STORE_AWAY.title": "Al momento i grafici non possono essere letti né salvati",
  "error.STORE_AWAY.why": "L’archivio di questo sito non risponde.",
  "error.STORE_AWAY.todo": "Riprovi tra {seconds}\u00a0s. Il suo lavoro è salvato.",
  "error.INTERNAL.title": "Si è verificato un errore",
  "error.INTERNAL.why": "L’errore è nostro ed è stato registrato con il codice {reference}.",
  "error.INTERNAL.todo": "Riprovi; se il problema persiste, comunichi questo codice al gestore.",
  "errors.code": "Codice di errore: {code}",
  "errors.undrawn":
    "Questa pagina contiene molti grafici ricchi di dati. Il browser disegna questo grafico quando lei vi arriva.",
  "errors.undrawn.alone": "Mostra solo questo grafico",
  "errors.undrawn.left-out":
    "Qui manca questo grafico: disegnare tutti i grafici della pagina richiederebbe troppo tempo. È visibile nella pagina dedicata a questo grafico.",
  "errors.contact": "Contatto:",
  "errors.to-browse": "Vai al catalogo",
  "error.CHART_UNPUBLISHED.title": "Questo grafico non è più pubblicato",
  "error.CHART_UNPUBLISHED.why": "Era pubblicato con la chiave {key} ed è stato ritirato.",
  "error.CHART_UNPUBLISHED.todo": "Si rivolga a chi lo ha pubblicato o cerchi i dati nel catalogo.",
  "error.TOKEN_UNKNOWN.title": "Token sconosciuto",
  "error.TOKEN_UNKNOWN.why": "È errato, è stato revocato o è scaduto.",
  "error.TOKEN_UNKNOWN.todo": "Ne crei uno nuovo in «I miei grafici», «Programmi».",
  "error.CHART_ALLOWANCE.title": "Ha raggiunto il numero massimo di grafici",
  "error.CHART_ALLOWANCE.why": "Grafici che il suo account può conservare: {limit}.",
  "error.CHART_ALLOWANCE.todo":
    "Ne rimuova alcuni che non le servono più, o si rivolga all’amministrazione di questo sito.",
  "error.NOT_ALLOWED.title": "Azione non autorizzata",
  "error.NOT_ALLOWED.why": "Il suo account permette solo di consultare o preparare grafici.",
  "error.NOT_ALLOWED.todo": "Si rivolga all’amministrazione di questo sito.",
  "error.NOT_OWNER.title": "Questo grafico appartiene a qualcun altro",
  "error.NOT_OWNER.why": "Solo la persona o il gruppo a cui appartiene un grafico può modificarlo.",
  "error.NOT_OWNER.todo": "Ne faccia una copia o chieda che le venga ceduto.",
  "error.RECIPIENT_UNKNOWN.title": "Nessuno che possa ricevere questo grafico ha questo indirizzo",
  "error.RECIPIENT_UNKNOWN.why":
    "Il sito non dice chi ha un account. Chi riceve un grafico deve accedere dove accede lei, avere il ruolo di autrice o autore, avere posto per il grafico e, se questo è di un gruppo, farne parte.",
  "error.RECIPIENT_UNKNOWN.todo":
    "Chieda alla persona se l’indirizzo è giusto e se ha già effettuato l’accesso qui, oppure si rivolga all’amministrazione.",
  "error.ROLE_OF_PROVIDER.title": "Questo ruolo è assegnato altrove",
  "error.ROLE_OF_PROVIDER.why": "A ogni accesso {provider} indica quale ruolo ha questa persona.",
  "error.ROLE_OF_PROVIDER.todo":
    "Modifichi il ruolo presso {provider}; vale dal prossimo accesso. Qui può bloccare la persona.",
  "error.LAST_ADMINISTRATOR.title": "Questo sito non avrebbe più un’amministrazione",
  "error.LAST_ADMINISTRATOR.why":
    "Solo chi amministra il sito assegna i ruoli e sblocca gli account, e qui ora nessun altro ha questo ruolo.",
  "error.LAST_ADMINISTRATOR.todo": "Assegni prima questo ruolo a un’altra persona, poi riprovi.",
  "error.NOBODY_TO_GIVE_BACK.title": "Questo grafico non si può restituire",
  "error.NOBODY_TO_GIVE_BACK.why":
    "Nessuno gliel’ha ceduto, oppure chi l’ha ceduto non ha più un account qui o non è nel gruppo del grafico.",
  "error.NOBODY_TO_GIVE_BACK.todo": "Chieda all’amministrazione di questo sito di cederlo.",
  "error.REMOVED_ALLOWANCE.title": "Ha rimosso troppi grafici",
  "error.REMOVED_ALLOWANCE.why":
    "I grafici rimossi sono conservati per 30 giorni. Grafici che il suo account può avere rimossi nello stesso momento: {limit}.",
  "error.REMOVED_ALLOWANCE.todo":
    "Ne ripristini alcuni, attenda che i più vecchi siano cancellati, o si rivolga all’amministrazione di questo sito.",
  "error.INVITATION_USED.title": "Questo invito non è più valido",
  "error.INVITATION_USED.why":
    "È già stato usato, è scaduto, oppure chi lo ha creato non può più invitare in questo gruppo.",
  "error.INVITATION_USED.todo": "Ne chieda uno nuovo.",
  "error.RELEASE_TIME_PAST.title": "Questo momento è già passato",
  "error.RELEASE_TIME_PAST.why":
    "Una pubblicazione si può pianificare solo per un momento futuro. Non è stato pubblicato nulla.",
  "error.RELEASE_TIME_PAST.todo":
    "Scelga un momento successivo, oppure pubblichi il grafico adesso.",
  "error.RELEASE_TIME_LEFT_OUT.title": "Quest’ora non esiste",
  "error.RELEASE_TIME_LEFT_OUT.why":
    "In quel giorno gli orologi di {zone} vengono spostati in avanti e quest’ora viene saltata.",
  "error.RELEASE_TIME_LEFT_OUT.todo": "Scelga un orario prima o dopo quest’ora.",
  "error.CHANGED_MEANWHILE.title": "Il grafico è stato modificato nel frattempo",
  "error.CHANGED_MEANWHILE.why": "Qualcuno lo ha salvato dopo che lei l’ha aperto.",
  "error.CHANGED_MEANWHILE.todo":
    "Lo riapra per vedere la modifica, oppure continui con una copia.",
  "error.ATTEMPT_USED.title": "Un precedente tentativo di pubblicazione è già riuscito",
  "error.ATTEMPT_USED.why":
    "Ciò che ha inviato allora è pubblico con la chiave {key}. Questa richiesta ha un altro contenuto.",
  "error.ATTEMPT_USED.todo":
    "Apra il grafico pubblicato oppure pubblichi il suo come nuovo grafico.",
  "error.PALETTE_NAME_TAKEN.title": "Ha già una tavolozza con questo nome",
  "error.PALETTE_NAME_TAKEN.why": "Ogni tavolozza deve avere un nome proprio.",
  "error.PALETTE_NAME_TAKEN.todo": "Scelga un altro nome.",
} satisfies Translation<typeof en>;

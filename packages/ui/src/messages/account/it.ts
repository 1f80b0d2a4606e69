import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it = {
  "account.sign-in": "Accedi",
  "account.sign-out": "Esci",
  "account.sign-out.everywhere": "Esci ovunque",
  "account.menu": "Il suo conto",
  "account.profile": "I miei grafici",
  "account.local":
    "Chi avvia questo server accede con un link che il server mostra all’avvio. Il link vale una sola volta.",
  "account.local.press": "Questo link la fa accedere in questo browser. Vale una sola volta.",
  "account.problem.link":
    "Questo link è già stato usato o proviene da un avvio precedente del server. Riavvii il server per ottenerne un altro.",
  "account.insecure":
    "Nessuno può accedere via http da un’altra macchina: lungo il percorso tutti potrebbero leggere. Il gestore deve offrire il sito via https e impostare STATELIER_PUBLIC_URL.",
  "account.off": "Su questo sito non si accede. I grafici sono pubblicati senza conto.",
  "account.profile.search": "Cerchi per titolo o chiave",
  "account.profile.show": "Mostra",
  "account.profile.all": "Tutti",
  "account.state.published": "Pubblicato",
  "account.state.draft": "Bozza",
  "account.state.change": "Bozza di un grafico pubblicato",
  "account.state.unpublished": "Non più pubblicato",
  "account.state.removed": "Rimosso",
  "account.filter.published": "Pubblicati",
  "account.filter.drafts": "Bozze",
  "account.filter.removed": "Rimossi",
  "account.column.title": "Titolo",
  "account.column.state": "Stato",
  "account.column.views": "Visualizzazioni",
  "account.column.changed": "Ultima modifica",
  "account.column.actions": "Azioni",
  "account.chart.untitled": "Senza titolo",
  "account.charts": { one: "{count} grafico", other: "{count} grafici" },
  "account.charts.none": "Non ha ancora grafici. Scelga un dataset e ne crei uno.",
  "account.charts.no-match": "Nessun grafico corrisponde.",
  "account.action.open": "Apri",
  "account.action.edit": "Modifica",
  "account.action.rename": "Rinomina",
  "account.action.duplicate": "Duplica come bozza",
  "account.action.versions": "Versioni",
  "account.action.unpublish": "Ritira la pubblicazione",
  "account.action.remove": "Rimuovi",
  "account.action.restore": "Ripristina",
  "account.unpublish.why":
    "Lettrici e lettori troveranno un avviso al posto di questo grafico, sulla sua pagina e ovunque sia incorporato. Potrà pubblicarlo di nuovo allo stesso indirizzo.",
  "account.remove.why":
    "Il grafico scompare subito dal suo indirizzo. Potrà ripristinarlo per 30 giorni.",
  "account.rename.title": "Nuovo titolo",
  "account.rename.save": "Salva",
  "account.done.duplicate": "Una copia è tra le sue bozze.",
  "account.done.unpublish": "Il grafico non è più pubblicato.",
  "account.done.remove": "Il grafico è stato rimosso.",
  "account.done.restore": "Il grafico è di nuovo disponibile.",
  "account.done.rename": "Il titolo è stato modificato.",
  "account.failed": "Non ha funzionato",
  "account.loading": "Caricamento dei suoi grafici …",
  "account.sign-in.with": "Accedi con {provider}",
  "account.problem.expired":
    "L’accesso non è riuscito: sono passati più di dieci minuti o è iniziato in un altro browser. Riprovi.",
  "account.problem.provider":
    "L’accesso non è riuscito: il fornitore non ha risposto o non ha confermato la sua identità. Riprovi.",
} satisfies Translation<typeof en>;

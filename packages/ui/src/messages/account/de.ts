import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const de = {
  "account.sign-in": "Anmelden",
  "account.sign-out": "Abmelden",
  "account.sign-out.everywhere": "Überall abmelden",
  "account.menu": "Ihr Konto",
  "account.profile": "Meine Diagramme",
  "account.local":
    "Wer diesen Server startet, meldet sich mit einem Link an, den er beim Start ausgibt. Der Link gilt einmal.",
  "account.local.press": "Dieser Link meldet Sie in diesem Browser an. Er gilt einmal.",
  "account.problem.link":
    "Dieser Link wurde schon verwendet oder stammt von einem früheren Start des Servers. Starten Sie den Server neu, um einen anderen zu erhalten.",
  "account.insecure":
    "Über http auf einem anderen Rechner kann sich niemand anmelden: Unterwegs könnten alle mitlesen. Der Betreiber muss die Website über https anbieten und STATELIER_PUBLIC_URL setzen.",
  "account.off":
    "Auf dieser Website meldet sich niemand an. Diagramme werden ohne Konto veröffentlicht.",
  "account.profile.search": "Nach Titel oder Schlüssel suchen",
  "account.profile.show": "Anzeigen",
  "account.profile.all": "Alle",
  "account.state.published": "Veröffentlicht",
  "account.state.draft": "Entwurf",
  "account.state.change": "Entwurf zu einem veröffentlichten Diagramm",
  "account.state.unpublished": "Nicht mehr veröffentlicht",
  "account.state.removed": "Entfernt",
  "account.filter.published": "Veröffentlicht",
  "account.filter.drafts": "Entwürfe",
  "account.filter.removed": "Entfernt",
  "account.column.title": "Titel",
  "account.column.state": "Stand",
  "account.column.views": "Aufrufe",
  "account.column.changed": "Letzte Änderung",
  "account.column.actions": "Aktionen",
  "account.chart.untitled": "Ohne Titel",
  "account.charts": { one: "{count} Diagramm", other: "{count} Diagramme" },
  "account.charts.none":
    "Sie haben noch keine Diagramme. Wählen Sie einen Datensatz und machen Sie eines daraus.",
  "account.charts.no-match": "Kein Diagramm passt dazu.",
  "account.action.open": "Öffnen",
  "account.action.edit": "Bearbeiten",
  "account.action.rename": "Umbenennen",
  "account.action.duplicate": "Als Entwurf duplizieren",
  "account.action.versions": "Versionen",
  "account.action.unpublish": "Veröffentlichung zurücknehmen",
  "account.action.remove": "Entfernen",
  "account.action.restore": "Zurückholen",
  "account.unpublish.why":
    "Leserinnen und Leser finden anstelle dieses Diagramms einen Hinweis, auf seiner Seite und überall, wo es eingebettet ist. Sie können es unter derselben Adresse wieder veröffentlichen.",
  "account.remove.why":
    "Das Diagramm verschwindet sofort von seiner Adresse. Sie können es 30 Tage lang zurückholen.",
  "account.rename.title": "Neuer Titel",
  "account.rename.save": "Speichern",
  "account.done.duplicate": "Eine Kopie liegt bei Ihren Entwürfen.",
  "account.done.unpublish": "Das Diagramm ist nicht mehr veröffentlicht.",
  "account.done.remove": "Das Diagramm wurde entfernt.",
  "account.done.restore": "Das Diagramm ist wieder da.",
  "account.done.rename": "Der Titel wurde geändert.",
  "account.failed": "Das hat nicht funktioniert",
  "account.loading": "Ihre Diagramme werden geladen …",
  "account.sign-in.with": "Anmelden mit {provider}",
  "account.problem.expired":
    "Sie wurden nicht angemeldet: Es hat länger als zehn Minuten gedauert oder wurde in einem anderen Browser begonnen. Bitte versuchen Sie es erneut.",
  "account.problem.provider":
    "Sie wurden nicht angemeldet: Der Anbieter hat nicht geantwortet oder nicht bestätigt, wer Sie sind. Bitte versuchen Sie es erneut.",
  "account.version": "Version {number}",
  "account.versions.current": "was alle sehen oder zuletzt gesehen haben",
  "account.versions.look": "Ansehen",
  "account.versions.restore": "Wieder veröffentlichen",
  "account.versions.same": "Nichts, was sich benennen liesse.",
  "account.versions.changes": { one: "{count} Änderung", other: "{count} Änderungen" },
  "account.done.version": "Die Version ist wieder veröffentlicht.",
} satisfies Translation<typeof en>;

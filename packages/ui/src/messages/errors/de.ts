import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const de = {
  "error.CANNOT_FIND_CUBE.title": "Datensatz nicht gefunden",
  "error.CANNOT_FIND_CUBE.why":
    "Die Quelle {source} kennt unter der Adresse {iri} keinen Datensatz, oder er wurde zurückgezogen.",
  "error.CANNOT_FIND_CUBE.todo": "Suchen Sie im Katalog danach oder prüfen Sie die Adresse.",
  "error.CUBE_GONE.title": "Die Daten dieses Diagramms sind nicht verfügbar",
  "error.CUBE_GONE.why":
    "Der Datensatz «{title}» wurde aus seiner Quelle entfernt, und vom Diagramm gibt es keine Kopie.",
  "error.CUBE_GONE.todo":
    "Suchen Sie im Katalog nach einem neueren Datensatz oder fragen Sie die Stelle, die die Daten herausgibt.",
  "error.SOURCE_NOT_ALLOWED.title": "Diese Datenquelle ist hier nicht zugelassen",
  "error.SOURCE_NOT_ALLOWED.why":
    "Die Daten kommen von {source}; diese Quelle hat die Betreiberschaft dieser Website nicht zugelassen.",
  "error.SOURCE_NOT_ALLOWED.todo":
    "Die Betreiberschaft kann die Adresse in {setting} eintragen oder sie dort mit einem Alias auf eine zugelassene Quelle abbilden.",
  "error.SOURCE_DOWN.title": "Die Datenquelle antwortet nicht",
  "error.SOURCE_DOWN.why": "{source} war nicht erreichbar oder hat mit einem Fehler geantwortet.",
  "error.SOURCE_DOWN.todo": "Versuchen Sie es in ein paar Minuten erneut.",
  "error.SOURCE_BUSY.title": "Die Datenquelle ist ausgelastet",
  "error.SOURCE_BUSY.why": "{source} beantwortet gerade so viele Abfragen wie möglich.",
  "error.SOURCE_BUSY.todo": "Versuchen Sie es in {seconds}\u00a0s erneut.",
  "error.SOURCE_ANSWER_INVALID.title": "Die Antwort der Datenquelle ist nicht lesbar",
  "error.SOURCE_ANSWER_INVALID.why": "{source} hat geantwortet, aber nicht mit lesbaren Daten.",
  "error.SOURCE_ANSWER_INVALID.todo":
    "Versuchen Sie es später erneut oder melden Sie es der Betreiberschaft der Quelle.",
  "error.SOURCE_TIMEOUT.title": "Die Datenquelle braucht zu lange",
  "error.SOURCE_TIMEOUT.why": "{source} hat nicht innert {seconds}\u00a0s geantwortet.",
  "error.SOURCE_TIMEOUT.todo":
    "Wählen Sie mit den Filtern weniger Werte oder versuchen Sie es später erneut.",
  "error.RESULT_TOO_LARGE.title": "Zu viele Daten für ein Diagramm",
  "error.RESULT_TOO_LARGE.why": "Die Auswahl umfasst mehr, als auf einmal gelesen werden kann.",
  "error.RESULT_TOO_LARGE.todo": "Grenzen Sie sie mit den Filtern ein.",
  "error.JOIN_TOO_LARGE.title": "Die verbundenen Datensätze ergeben zu viele Zeilen",
  "error.JOIN_TOO_LARGE.why":
    "Viele Zeilen eines Datensatzes haben denselben Wert wie viele Zeilen eines anderen, und jedes Paar wird zu einer Zeile.",
  "error.JOIN_TOO_LARGE.todo":
    "Filtern Sie jeden Datensatz in den nicht verbundenen Dimensionen auf einen Wert, oder verbinden Sie über mehr Dimensionen.",
  "error.DOCUMENT_INVALID.title": "Dieses Diagramm ist nicht lesbar",
  "error.DOCUMENT_INVALID.why":
    "Seine Beschreibung verletzt das Format bei {path}. Technische Angabe: {problem}",
  "error.DOCUMENT_INVALID.todo":
    "Beginnen Sie neu mit dem Datensatz oder schicken Sie diese Meldung der Person, die es erstellt hat.",
  "error.DOCUMENT_IS_CHART.title": "Das ist ein einzelnes Diagramm, kein ganzes Dokument",
  "error.DOCUMENT_IS_CHART.why":
    "Gesendet wurde die Konfiguration eines einzelnen Diagramms. Ein Dokument enthält eine Liste davon und die Quelle ihrer Daten.",
  "error.DOCUMENT_IS_CHART.todo":
    "Setzen Sie sie in die Liste chartConfigs eines Dokuments, das dataSource und activeChartKey nennt.",
  "error.DOCUMENT_TOO_LARGE.title": "Das ist mehr, als eine Seite fasst",
  "error.DOCUMENT_TOO_LARGE.why": "Zu viel ist es bei {path}. Technische Angabe: {problem}",
  "error.DOCUMENT_TOO_LARGE.todo":
    "Kürzen Sie, was dort zu viel ist, oder verteilen Sie den Inhalt auf mehrere Seiten.",
  "error.DOCUMENT_TOO_NEW.title": "Dieses Diagramm stammt aus einer neueren Version",
  "error.DOCUMENT_TOO_NEW.why":
    "Es hat Version {version}; diese Website liest bis Version {supported}.",
  "error.DOCUMENT_TOO_NEW.todo":
    "Öffnen Sie es dort, wo es entstanden ist, oder bitten Sie die Betreiberschaft, diese Website zu aktualisieren.",
  "error.PREVIEW_UNREADABLE.title": "Diese Vorschau ist nicht lesbar",
  "error.PREVIEW_UNREADABLE.why":
    "Was der Link, das Formular oder die Nachricht enthält, ist kein Diagramm oder nur ein Teil davon.",
  "error.PREVIEW_UNREADABLE.todo":
    "Kopieren Sie den ganzen Link noch einmal, oder erstellen Sie eine neue Vorschau, wo das Diagramm entstanden ist.",
  "error.PICTURE_BUSY.title": "Zu viele Bilder auf einmal",
  "error.PICTURE_BUSY.why":
    "Diese Website zeichnet gerade so viele Bilder, wie sie insgesamt oder für Ihr Netz kann.",
  "error.PICTURE_BUSY.todo": "Versuchen Sie es in {seconds}\u00a0s erneut.",
  "error.PICTURE_DELAYED.title": "Das Bild kam noch nicht an die Reihe",
  "error.PICTURE_DELAYED.why":
    "Das Programm, das auf dieser Website PNG-Bilder zeichnet, war mit anderen Bildern beschäftigt oder ist gerade neu gestartet worden.",
  "error.PICTURE_DELAYED.todo":
    "Versuchen Sie es in {seconds}\u00a0s erneut, oder nehmen Sie das SVG.",
  "error.PICTURE_FAILED.title": "Das Bild liess sich nicht erstellen",
  "error.PICTURE_FAILED.why":
    "Das Programm, das auf dieser Website PNG-Bilder zeichnet, scheitert an dieser Ansicht; ein neuer Versuch hilft nicht.",
  "error.PICTURE_FAILED.todo":
    "Nehmen Sie das SVG, oder wählen Sie eine andere Ansicht, Breite oder Vergrösserung.",
  "error.PICTURE_LATE.title": "Das Bild war nicht rechtzeitig fertig",
  "error.PICTURE_LATE.why": "Diese Website nimmt sich für ein Bild höchstens vier Sekunden Zeit.",
  "error.PICTURE_LATE.todo":
    "Versuchen Sie es in {seconds}\u00a0s erneut, wählen Sie eine kleinere Breite oder Vergrösserung, oder nehmen Sie das SVG.",
  "error.PICTURE_TOO_LARGE.title": "Das Bild würde zu gross",
  "error.PICTURE_TOO_LARGE.why": "Es hätte mehr als {limit} Millionen Pixel.",
  "error.PICTURE_TOO_LARGE.todo":
    "Wählen Sie eine kleinere Breite oder Vergrösserung, oder nehmen Sie das SVG.",
  "error.DOWNLOAD_TOO_LARGE.title": "So viele Daten fasst dieses Format nicht",
  "error.DOWNLOAD_TOO_LARGE.why":
    "Umfang der Auswahl (Zeilen × Spalten): {size}. So viel hat in einer Datei im Format {format} nicht Platz.",
  "error.DOWNLOAD_TOO_LARGE.todo":
    "Nehmen Sie CSV oder Parquet, oder grenzen Sie die Auswahl mit den Filtern ein.",
  "error.PARAM_UNKNOWN.title":
    "Diese Datei lässt sich nicht so erstellen, wie ihre Adresse es verlangt",
  "error.PARAM_UNKNOWN.why":
    "«{name}» = «{value}» gibt es in diesem Diagramm nicht, oder es hat zusammen mit dem Rest der Adresse keine Daten.",
  "error.PARAM_UNKNOWN.todo": "Möglich ist stattdessen: {possible}.",
  "error.DOWNLOAD_BUSY.title": "Zu viele Downloads auf einmal",
  "error.DOWNLOAD_BUSY.why":
    "Diese Website erstellt gerade so viele Dateien, wie sie insgesamt oder für Ihr Netz kann.",
  "error.DOWNLOAD_BUSY.todo": "Versuchen Sie es in {seconds}\u00a0s erneut.",
  "error.NO_DIMENSION.title": "Diesem Diagramm fehlt eine Dimension oder Messgrösse",
  "error.NO_DIMENSION.why": "Der Datensatz hat keine Dimension oder Messgrösse {id}.",
  "error.NO_DIMENSION.todo":
    "Bitten Sie die Person, die das Diagramm erstellt hat, eine andere Dimension oder Messgrösse zu wählen; in einer neueren Version des Datensatzes kann sie anders heissen.",
  "error.MEASURE_NOT_NUMERICAL.title": "Dieses Diagramm braucht eine numerische Messgrösse",
  "error.MEASURE_NOT_NUMERICAL.why": "Die Messgrösse {id} ist nicht numerisch.",
  "error.MEASURE_NOT_NUMERICAL.todo":
    "Bitten Sie die Person, die das Diagramm erstellt hat, eine numerische Messgrösse zu wählen.",
  "error.DIMENSION_NOT_TEMPORAL.title": "Dieses Diagramm braucht eine Zeitdimension",
  "error.DIMENSION_NOT_TEMPORAL.why": "Die Dimension {id} ist keine Zeitdimension.",
  "error.DIMENSION_NOT_TEMPORAL.todo":
    "Bitten Sie die Person, die das Diagramm erstellt hat, eine Zeitdimension oder einen anderen Diagrammtyp zu wählen.",
  "error.MEASURE_UNITS_DIFFER.title": "Dieses Diagramm braucht Messgrössen in derselben Einheit",
  "error.MEASURE_UNITS_DIFFER.why": "Die Messgrösse {id} hat eine andere Einheit als die erste.",
  "error.MEASURE_UNITS_DIFFER.todo":
    "Bitten Sie die Person, die das Diagramm erstellt hat, Messgrössen in derselben Einheit oder einen anderen Diagrammtyp zu wählen.",
  "error.MEASURE_UNITS_EQUAL.title": "Dieses Diagramm braucht Messgrössen in zwei Einheiten",
  "error.MEASURE_UNITS_EQUAL.why": "Die Messgrösse {id} hat dieselbe Einheit wie die erste.",
  "error.MEASURE_UNITS_EQUAL.todo":
    "Bitten Sie die Person, die das Diagramm erstellt hat, Messgrössen in verschiedenen Einheiten oder einen anderen Diagrammtyp zu wählen.",
  "error.CONFIG_NOT_FOUND.title": "Diagramm nicht gefunden",
  "error.CONFIG_NOT_FOUND.why":
    "Es gibt kein veröffentlichtes Diagramm mit dem Schlüssel {key}. Vielleicht wurde es entfernt.",
  "error.CONFIG_NOT_FOUND.todo": "Prüfen Sie die Adresse oder suchen Sie die Daten im Katalog.",
  "error.PAGE_NOT_FOUND.title": "Seite nicht gefunden",
  "error.PAGE_NOT_FOUND.why": "Unter dieser Adresse gibt es nichts.",
  "error.PAGE_NOT_FOUND.todo": "Gehen Sie zum Katalog und beginnen Sie dort.",
  "error.BAD_REQUEST.title": "Die Anfrage wurde nicht verstanden",
  "error.BAD_REQUEST.why": "Technische Angabe: {problem}",
  "error.BAD_REQUEST.todo": "Prüfen Sie die Adresse oder das Formular und versuchen Sie es erneut.",
  "error.NOT_SIGNED_IN.title": "Sie sind nicht angemeldet",
  "error.NOT_SIGNED_IN.why":
    "Das geht nur mit einem Konto, und Ihre Sitzung ist vielleicht abgelaufen.",
  "error.NOT_SIGNED_IN.todo":
    "Melden Sie sich an und versuchen Sie es erneut. Ihre Arbeit bleibt in diesem Browser erhalten.",
  "error.PUBLISHING_OFF.title": "Hier kann zurzeit niemand veröffentlichen",
  "error.PUBLISHING_OFF.why":
    "Die Betreiberschaft dieser Website hat das Veröffentlichen ausgeschaltet.",
  "error.PUBLISHING_OFF.todo":
    "Speichern Sie das Diagramm als Bild oder veröffentlichen Sie es später: Ihre Arbeit bleibt in diesem Browser erhalten.",
  "error.FOREIGN_ORIGIN.title": "Eine andere Website darf hier nicht veröffentlichen",
  "error.FOREIGN_ORIGIN.why":
    "Die Anfrage kam von einer Seite einer anderen Website, die die Betreiberschaft dieser Website nicht zugelassen hat.",
  "error.FOREIGN_ORIGIN.todo":
    "Öffnen Sie das Diagramm auf dieser Website und veröffentlichen Sie es hier.",
  "error.RATE_LIMITED.title": "Zu viele Anfragen",
  "error.RATE_LIMITED.why":
    "Von Ihrem Anschluss kamen mehr Anfragen, als diese Website in kurzer Zeit annimmt.",
  "error.RATE_LIMITED.todo":
    "Versuchen Sie es in {seconds}\u00a0s erneut. Ihre Arbeit bleibt erhalten.",
  "error.BODY_TOO_LARGE.title": "Das Diagramm ist zu gross",
  "error.BODY_TOO_LARGE.why": "Es braucht mehr als {limit} Kilobyte.",
  "error.BODY_TOO_LARGE.todo":
    "Kürzen Sie seine Texte oder wählen Sie in den Filtern weniger einzelne Werte.",
  "error.QUERY_TOO_COMPLEX.title": "Die Abfrage verlangt zu viel",
  "error.QUERY_TOO_COMPLEX.why": "Sie ist zu tief verschachtelt oder hat zu viele Felder.",
  "error.QUERY_TOO_COMPLEX.todo":
    "Wählen Sie weniger Datensätze, Werte oder Filter; eine eigene Abfrage teilen Sie in kleinere auf.",
  "error.STORED_STATE_INVALID.title": "Das unfertige Diagramm liess sich nicht wiederherstellen",
  "error.STORED_STATE_INVALID.why":
    "Was dieser Browser gespeichert hat, lässt sich hier nicht als Diagramm lesen. Es bleibt gespeichert.",
  "error.STORED_STATE_INVALID.todo":
    "Laden Sie es als Datei herunter, löschen Sie es dann hier und beginnen Sie neu mit dem Datensatz.",
  "error.PUBLISH_FAILED.title": "Das Diagramm wurde nicht veröffentlicht",
  "error.PUBLISH_FAILED.why": "{reason}",
  "error.PUBLISH_FAILED.todo":
    "Nichts ist verloren: Versuchen Sie es erneut oder arbeiten Sie weiter.",
  "error.POSSIBLE_FILTERS_FAILED.title": "Die möglichen Filterwerte konnten nicht geladen werden",
  "error.POSSIBLE_FILTERS_FAILED.why": "Die Quelle hat auf diese Auswahl keine Antwort gegeben.",
  "error.POSSIBLE_FILTERS_FAILED.todo":
    "Wählen Sie einen anderen Wert oder versuchen Sie es erneut.",
  "error.PUBLISH_UNANSWERED.title": "Es ist nicht sicher, ob das Diagramm veröffentlicht wurde",
  "error.PUBLISH_UNANSWERED.why":
    "Vom Server kam keine Antwort: Die Verbindung wurde unterbrochen, oder der Server hat nicht rechtzeitig geantwortet.",
  "error.PUBLISH_UNANSWERED.todo":
    "Prüfen Sie Ihre Verbindung und veröffentlichen Sie erneut: Was schon angekommen ist, wird kein zweites Mal veröffentlicht. Es ist nichts verloren.",
  "error.SERVER_AWAY.title": "Der Server dieser Website ist gerade nicht verfügbar",
  "error.SERVER_AWAY.why":
    "Statt der verlangten Antwort hat er die Fehlernummer {status} gesendet.",
  "error.SERVER_AWAY.todo":
    "Versuchen Sie es in einigen Minuten erneut; hilft das nicht, nennen Sie der Betreiberschaft diese Fehlernummer. Ihre Arbeit bleibt in diesem Browser erhalten.",
  "error.OFFLINE.title": "Keine Verbindung",
  "error.OFFLINE.why": "Der Server ist von hier aus nicht erreichbar.",
  "error.OFFLINE.todo": "Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  "error.STORAGE_FULL.title": "Für Diagramme ist kein Platz mehr",
  "error.STORAGE_FULL.why":
    "Der Datenträger dieser Website ist voll. Es wurde nichts veröffentlicht.",
  "error.STORAGE_FULL.todo":
    "Die Betreiberschaft muss auf dem Datenträger Platz schaffen; veröffentlichen Sie danach erneut. Ihre Arbeit bleibt in diesem Browser erhalten.",
  "error.STORE_AWAY.title": "Diagramme können gerade nicht gelesen oder gespeichert werden",
  "error.STORE_AWAY.why": "Der Speicher für die Diagramme dieser Website antwortet nicht.",
  "error.STORE_AWAY.todo":
    "Versuchen Sie es in {seconds}\u00a0s erneut. Ihre Arbeit bleibt erhalten.",
  "error.INTERNAL.title": "Etwas ist schiefgegangen",
  "error.INTERNAL.why": "Der Fehler liegt bei uns und steht im Protokoll unter {reference}.",
  "error.INTERNAL.todo":
    "Versuchen Sie es erneut; bleibt der Fehler bestehen, nennen Sie der Betreiberschaft diesen Code.",
  "errors.code": "Fehlercode: {code}",
  "errors.undrawn":
    "Auf dieser Seite stehen viele umfangreiche Diagramme. Ihr Browser zeichnet dieses, sobald Sie an diese Stelle kommen.",
  "errors.undrawn.alone": "Dieses Diagramm allein zeigen",
  "errors.undrawn.left-out":
    "Dieses Diagramm fehlt hier, weil es zu lange dauern würde, alle Diagramme der Seite zu zeichnen. Sie finden es auf seiner eigenen Seite.",
  "errors.contact": "Kontakt:",
  "errors.to-browse": "Zum Katalog",
  "error.CHART_UNPUBLISHED.title": "Dieses Diagramm ist nicht mehr veröffentlicht",
  "error.CHART_UNPUBLISHED.why":
    "Wer es unter dem Schlüssel {key} veröffentlicht hat, hat es zurückgenommen.",
  "error.CHART_UNPUBLISHED.todo":
    "Fragen Sie die Person oder Stelle, die es veröffentlicht hat, oder suchen Sie die Daten im Katalog.",
  "error.TOKEN_UNKNOWN.title": "Dieser Token ist unbekannt",
  "error.TOKEN_UNKNOWN.why": "Er ist falsch, wurde widerrufen oder ist abgelaufen.",
  "error.TOKEN_UNKNOWN.todo": "Erstellen Sie unter «Meine Diagramme», «Programme» einen anderen.",
  "error.CHART_ALLOWANCE.title": "Ihr Kontingent an Diagrammen ist erschöpft",
  "error.CHART_ALLOWANCE.why": "Anzahl Diagramme, die Ihr Konto behalten darf: {limit}.",
  "error.CHART_ALLOWANCE.todo":
    "Entfernen Sie einige, die Sie nicht mehr brauchen, oder fragen Sie die Administration dieser Website.",
  "error.NOT_ALLOWED.title": "Dazu fehlt Ihnen die Berechtigung",
  "error.NOT_ALLOWED.why":
    "Mit Ihrem Konto können Sie hier Diagramme ansehen oder vorbereiten; dies verlangt mehr.",
  "error.NOT_ALLOWED.todo": "Fragen Sie die Administration dieser Website.",
  "error.NOT_OWNER.title": "Dieses Diagramm gehört jemand anderem",
  "error.NOT_OWNER.why": "Nur die Person, der ein Diagramm gehört, oder sein Team kann es ändern.",
  "error.NOT_OWNER.todo": "Erstellen Sie eine Kopie davon oder bitten Sie um die Übergabe.",
  "error.RECIPIENT_UNKNOWN.title":
    "Niemand, der dieses Diagramm übernehmen kann, hat diese Adresse",
  "error.RECIPIENT_UNKNOWN.why":
    "Die Website sagt nicht, wer ein Konto hat. Wer ein Diagramm übernimmt, muss sich dort anmelden, wo Sie es tun, die Rolle Autor/in und Platz dafür haben und, wenn das Diagramm einem Team gehört, zu diesem Team gehören.",
  "error.RECIPIENT_UNKNOWN.todo":
    "Fragen Sie die Person, ob die Adresse stimmt und ob sie sich hier schon angemeldet hat, oder fragen Sie die Administration.",
  "error.ROLE_OF_PROVIDER.title": "Diese Rolle wird anderswo vergeben",
  "error.ROLE_OF_PROVIDER.why":
    "{provider} nennt bei jeder Anmeldung, welche Rolle diese Person hat.",
  "error.ROLE_OF_PROVIDER.todo":
    "Ändern Sie die Rolle bei {provider}; sie gilt ab der nächsten Anmeldung. Sperren können Sie die Person hier.",
  "error.LAST_ADMINISTRATOR.title": "Diese Website hätte keine Administration mehr",
  "error.LAST_ADMINISTRATOR.why":
    "Nur Administrator/innen vergeben Rollen und heben Sperren auf, und ausser dieser Person hat hier jetzt niemand diese Rolle.",
  "error.LAST_ADMINISTRATOR.todo":
    "Geben Sie zuerst einer anderen Person diese Rolle und versuchen Sie es dann erneut.",
  "error.NOBODY_TO_GIVE_BACK.title": "Dieses Diagramm lässt sich nicht zurückgeben",
  "error.NOBODY_TO_GIVE_BACK.why":
    "Niemand hat es Ihnen übergeben, oder wer es übergeben hat, hat hier kein Konto mehr oder gehört nicht zum Team des Diagramms.",
  "error.NOBODY_TO_GIVE_BACK.todo":
    "Bitten Sie die Administration dieser Website, es zu übergeben.",
  "error.REMOVED_ALLOWANCE.title": "Sie haben zu viele Diagramme entfernt",
  "error.REMOVED_ALLOWANCE.why":
    "Entfernte Diagramme werden 30 Tage aufbewahrt. Anzahl, die Ihr Konto gleichzeitig entfernt haben darf: {limit}.",
  "error.REMOVED_ALLOWANCE.todo":
    "Holen Sie einige zurück, die Sie brauchen, warten Sie, bis die ältesten gelöscht sind, oder fragen Sie die Administration dieser Website.",
  "error.INVITATION_USED.title": "Diese Einladung gilt nicht mehr",
  "error.INVITATION_USED.why":
    "Sie wurde schon verwendet oder ist abgelaufen, oder wer sie erstellt hat, darf nicht mehr in dieses Team einladen.",
  "error.INVITATION_USED.todo": "Bitten Sie um eine neue.",
  "error.RELEASE_TIME_PAST.title": "Dieser Zeitpunkt ist schon vorbei",
  "error.RELEASE_TIME_PAST.why":
    "Eine Veröffentlichung lässt sich nur für einen künftigen Zeitpunkt planen. Es wurde nichts veröffentlicht.",
  "error.RELEASE_TIME_PAST.todo":
    "Wählen Sie einen späteren Zeitpunkt, oder veröffentlichen Sie das Diagramm stattdessen jetzt.",
  "error.RELEASE_TIME_LEFT_OUT.title": "Diese Uhrzeit gibt es nicht",
  "error.RELEASE_TIME_LEFT_OUT.why":
    "In {zone} werden an diesem Tag die Uhren vorgestellt, und diese Stunde fällt aus.",
  "error.RELEASE_TIME_LEFT_OUT.todo": "Wählen Sie eine Zeit vor oder nach dieser Stunde.",
  "error.CHANGED_MEANWHILE.title": "Das Diagramm wurde inzwischen geändert",
  "error.CHANGED_MEANWHILE.why": "Jemand hat es gespeichert, seit Sie es geöffnet haben.",
  "error.CHANGED_MEANWHILE.todo":
    "Öffnen Sie es neu und sehen Sie sich die Änderung an, oder arbeiten Sie mit einer Kopie weiter.",
  "error.ATTEMPT_USED.title": "Das Diagramm wurde schon bei einem früheren Versuch veröffentlicht",
  "error.ATTEMPT_USED.why":
    "Was Sie damals gesendet haben, ist unter dem Schlüssel {key} öffentlich. Diese Anfrage hat einen anderen Inhalt.",
  "error.ATTEMPT_USED.todo":
    "Öffnen Sie das veröffentlichte Diagramm, oder veröffentlichen Sie Ihren Stand als neues Diagramm.",
  "error.PALETTE_NAME_TAKEN.title": "Sie haben bereits eine Farbpalette mit diesem Namen",
  "error.PALETTE_NAME_TAKEN.why": "Ein Name steht für eine einzige Farbpalette.",
  "error.PALETTE_NAME_TAKEN.todo": "Wählen Sie einen anderen Namen.",
} satisfies Translation<typeof en>;

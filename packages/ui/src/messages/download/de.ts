import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
  "download.progress": "Fortschritt",
  "download.preparing": "Die Datei wird vorbereitet.",
  "download.read": "{done} von {total} Zeilen sind gelesen.",
  "download.receiving": "Die Datei wird übertragen.",
  "download.rows": "{done} von {total} Zeilen",
  "download.kilobytes": "{size}\u00a0kB",
  "download.megabytes": "{size}\u00a0MB",
  "download.cancel": "Abbrechen",
  "download.cancelled": "Abgebrochen. Es wurde nichts gespeichert.",
  "download.saved": "Gespeichert: {name} ({size}).",
  "hint.dataloadingerror.message":
    "Die Verbindung brach ab, bevor die Datei vollständig übertragen war. Es wurde nichts gespeichert. Versuchen Sie es erneut.",
  "download.refused": "Der Server hat die Datei nicht geliefert. Versuchen Sie es später erneut.",
  "download.missing": "Fehlende Diagramme",
  "download.retry": "Erneut versuchen",
  "download.plain": "Dem Browser überlassen",
};

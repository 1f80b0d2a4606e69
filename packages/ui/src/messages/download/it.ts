import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it: Translation<typeof en> = {
  "download.progress": "Avanzamento",
  "download.preparing": "Il file è in preparazione.",
  "download.read": "Righe lette dalla fonte: {done} su {total}.",
  "download.receiving": "Il download è in corso.",
  "download.rows": "Righe: {done} su {total}",
  "download.kilobytes": "{size}\u00a0kB",
  "download.megabytes": "{size}\u00a0MB",
  "download.cancel": "Annulla",
  "download.cancelled": "Annullato. Non è stato salvato nulla.",
  "download.saved": "Salvato: {name} ({size}).",
  "hint.dataloadingerror.message":
    "La connessione si è interrotta prima che il file fosse completo. Non è stato salvato nulla. Riprovi.",
  "download.refused": "Il server non ha fornito il file. Riprovi più tardi.",
  "download.missing": "Grafici mancanti",
  "download.retry": "Riprova",
  "download.plain": "Lascia il download al browser",
};

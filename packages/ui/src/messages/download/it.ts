import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it: Translation<typeof en> = {
  "download.progress": "Avanzamento",
  "download.preparing": "Il file è in preparazione.",
  "download.read": "{done} righe su {total} lette dalla fonte.",
  "download.receiving": "Il file è in arrivo.",
  "download.rows": "{done} righe su {total}",
  "download.kilobytes": "{size}\u00a0kB",
  "download.megabytes": "{size}\u00a0MB",
  "download.cancel": "Annulla",
  "download.cancelled": "Annullato. Nulla è stato salvato.",
  "download.saved": "Salvato: {name} ({size}).",
  "hint.dataloadingerror.message":
    "La connessione si è interrotta prima che il file fosse completo. Nulla è stato salvato. Riprovi.",
  "download.refused": "Il server non ha fornito il file. Riprovi più tardi.",
  "download.retry": "Riprova",
  "download.plain": "Lascia fare al browser",
};

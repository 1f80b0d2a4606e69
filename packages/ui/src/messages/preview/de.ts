import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
  "preview.title": "Vorschau",
  "preview.loading": "Das Diagramm wird erstellt.",
  "preview.waiting": "Das Diagramm kommt von der Seite, die diese geöffnet hat.",
  "preview.empty":
    "Diese Adresse enthält kein Diagramm. In einem Vorschau-Link steht es nach dem Zeichen #.",
  "preview.no-script":
    "Das Diagramm eines Vorschau-Links wird von einem Skript gelesen. Erlauben Sie JavaScript für diese Seite, oder bitten Sie um das veröffentlichte Diagramm.",
};

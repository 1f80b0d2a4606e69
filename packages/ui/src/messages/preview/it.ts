import type { Translation } from "../../i18n/message.ts";
import type { en } from "./en.ts";

export const it: Translation<typeof en> = {
  "preview.title": "Anteprima",
  "preview.loading": "Il grafico è in preparazione.",
  "preview.waiting": "Il grafico arriva dalla pagina che ha aperto questa.",
  "preview.empty":
    "Questo indirizzo non contiene alcun grafico. In un link di anteprima, il grafico segue il segno #.",
  "preview.no-script":
    "Il grafico di un link di anteprima è letto da uno script. Consenta JavaScript per questa pagina o chieda il grafico pubblicato.",
};

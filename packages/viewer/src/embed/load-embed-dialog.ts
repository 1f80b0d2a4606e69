import type { Locale } from "@statelier/model";
import { type Catalogue, loadMessages } from "@statelier/ui/messages";
import { EmbedDialog } from "./embed-dialog.tsx";

/** The dialog, and the texts of its language. */
export type LoadedEmbedDialog = { Dialog: typeof EmbedDialog; messages: Catalogue };

/** The dialog with its texts, which come when it is opened: most readers never do. */
export const loadEmbedDialog = async (locale: Locale): Promise<LoadedEmbedDialog> => ({
  Dialog: EmbedDialog,
  messages: await loadMessages(locale, ["embed", "viewer", "kit"]),
});

import type { DataSource, Locale } from "@statelier/model";
import type { Catalogue } from "@statelier/ui/messages";
import type { PreviewOptions } from "@statelier/viewer/published";
import type { PackedState } from "./pack-state.ts";

/** What the `view` program starts from: texts of one language and the chart of the first response. */
export type ViewState = {
  locale: Locale;
  messages: Catalogue;
  source: DataSource;
  published: PackedState;
  /** What the page knows of the address that is answered; absent in a preview, whose form says more than its address. */
  params?: [name: string, value: string][] | undefined;
};

/** What it starts from on the page of previews, which has no chart yet. */
export type PreviewState = { preview: PreviewOptions };

/** Id of the element that holds the state of a page. */
export const STATE_ELEMENT = "statelier-state";

/** Of a frame whose chart cannot be shown: its program only says how high it is. */
export type UnavailableState = { unavailable: true };

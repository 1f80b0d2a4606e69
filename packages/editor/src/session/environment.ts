import type { ConfigClient, DataClient } from "@statelier/data";
import type { ChartConfig } from "@statelier/document";
import type { ChartKey, Locale } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { BrowserStorage } from "@statelier/viewer/browser-storage";
import type { AccountFacts, NamedSource, PageError } from "@statelier/viewer";

/** What passes by at the foot of the page. */
export type SessionNotice =
  /** A chart was not published, or is not known to be; `again`: not before then. */
  | { type: "error"; error: PageError; again?: Date }
  | { type: "chart-not-added"; error: PageError }
  | { type: "dataset-not-replaced"; error: PageError }
  | { type: "storage-full" }
  | { type: "draft-saved"; key: ChartKey }
  | { type: "draft-failed"; error: PageError }
  /** An earlier attempt to publish, whose answer was lost, has led to a chart; it was edited since. */
  | { type: "published-before"; key: ChartKey }
  /** What opens is the edit of a published chart that was begun in this browser. */
  | { type: "edit-resumed"; key: ChartKey }
  /** The stored chart that was edited is there no longer. */
  | { type: "chart-gone" }
  /** The server cannot be reached; what was asked for comes once it can. */
  | { type: "offline" }
  /** Paths in the document of what another version of the format held and this one cannot. */
  | { type: "losses"; paths: readonly string[] };

/** What a chart is called among others. */
export type NameChart = (
  chart: Pick<ChartConfig, "meta">,
  index: number,
  locale: Locale,
  t: Translator,
) => string;

/** Everything that a session does outside of itself. */
export type SessionEnvironment = {
  locale: Locale;
  sources: readonly NamedSource[];
  data: DataClient;
  configs: ConfigClient;
  storage: BrowserStorage;
  makeKey: () => ChartKey;
  now: () => Date;
  /** False where the browser knows that it has no connection. */
  isOnline: () => boolean;
  /** Leads to a page of the site; `path` begins behind the locale. */
  leave: (path: string) => void;
  /** Opens a page of the site in a new tab. */
  open: (path: string) => void;
  /** Lets the page of a chart name those that were published with it: browsers may refuse to open so many tabs. */
  keepOthers: (key: ChartKey, others: readonly { key: ChartKey; config: ChartConfig }[]) => void;
  /** Tells the window that opened this one and closes it; false where there is none. */
  answerOpener: (message: string) => boolean;
  /** Whoever is signed in keeps drafts and charts of their own. */
  person: AccountFacts["person"];
  /** The chart goes on under another id, which becomes that of its page. */
  moveTo: (id: ChartKey) => void;
  /** Answers with what takes it back where it no longer holds. */
  notify: (notice: SessionNotice) => () => void;
  log: (message: string) => void;
  /** The words in which charts are named for their authors; without them no names are proposed. */
  words?: { t: Translator; load: (locale: Locale) => Promise<Translator> };
};

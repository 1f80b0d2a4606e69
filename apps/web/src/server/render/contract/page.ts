import type { DataClient } from "@statelier/data";
import type { ByteCache, ChartKey, DataSource, Locale } from "@statelier/model";
import type { AccountFacts, NamedSource } from "@statelier/viewer";
import type { AccessibilityFacts } from "@statelier/viewer/accessibility";
import type { Viewer } from "../../http/viewer.ts";
import type { FirstCharts } from "../../first-charts/first-charts.ts";
import type { FirstQuestions } from "../../first-charts/first-questions.ts";
import type { Log } from "../../logging/log.ts";
import type { OpenPreview } from "../../preview/open-preview.ts";
import type { PreviewForm } from "../../preview/read-preview-form.ts";
import type { OpenPublished } from "../../published/open-published.ts";
import type { DrawingBudget, DrawingWork } from "../../turns/drawing-work.ts";
import type { PageCache, StoredPage } from "../../published/page-cache.ts";

/** The browser's two programs: `view` is small and serves readers, `studio` is for browsing and building. */
export type EntryName = "view" | "studio";

/** Addresses of an entry's files, as they stand in the document's head. */
export type EntryAssets = {
  scripts: string[];
  styles: string[];
  preloads: string[];
  /** Fonts that every page shows at once. */
  fonts: string[];
  /** Style sheets that stand in the document itself, so that the first paint waits for no second answer. */
  inlineStyles?: string;
};

export type PageRequest = {
  method: "GET" | "POST";
  url: URL;
  locale: Locale;
  /** Path below the locale, starts with a slash. */
  path: string;
  viewer: Viewer;
  /** The reader is on a phone, as far as the request says. */
  isPhone: boolean;
  /** False where nobody reads the answer: a HEAD, a page that a browser fetches in advance, one for a program. */
  isRead: boolean;
  /** Who reads it, where that is known. */
  reader?: PageReader;
  /** Stands in the log and in the error of this request. */
  reference: string;
  /** Allows style elements that the kit adds to this page. */
  takeNonce: () => string;
  /** What is drawn for this request. */
  work: DrawingWork;
  /** Of views that nobody keeps: what they cost counts for who asks. */
  charge?: ViewCharge;
  /** What was sent to the page of previews. */
  preview?: PreviewForm;
};

type PageReader = {
  network: string;
  /** Whether the browser has the page of this tag, and is told so in place of it. */
  hasPage(etag: string): boolean;
};

/** What one caller may have drawn for them alone. */
export type ViewCharge = {
  /** Whole seconds until more is drawn; 0 when that is now. */
  findWait(): Promise<number>;
  charge(ms: number): Promise<void>;
  /**
   * Draws few pages of a caller at once, views of their own by themselves, and of all callers together few charts; undefined
   * where too much of this caller waits.
   */
  inTurn<Drawn>(
    asked: { isOwn: boolean; charts: number },
    draw: () => Promise<Drawn>,
  ): Promise<Drawn> | undefined;
};

/** What pages may use of the server. */
export type PageServices = {
  data: DataClient;
  firstCharts: FirstCharts;
  firstQuestions: FirstQuestions;
  openPublished: OpenPublished;
  openPreview: OpenPreview;
  previewLimits: {
    /** Of a state that is sent. */
    maxBytes: number;
    /** Besides its own: sites that may frame a preview, or open one and send it a state. */
    origins: readonly string[];
  };
  /** How much is drawn for one request. */
  drawingBudget: DrawingBudget;
  /** Milliseconds after which the page of a published chart sends its frame, while its data is waited for. */
  frameAfterMs: number;
  /** Finished pages of published charts. */
  pageCache: PageCache;
  /** Once in half an hour for each network, where that is known. */
  countView(key: ChartKey, network?: string): void;
  /** Charts whose page said when it was last asked for that it cannot show them, and not because a source is away. */
  missingCharts: ByteCache<true>;
  sources: readonly NamedSource[];
  /** The allowed source behind a name, an address or an alias; undefined where the operator has not allowed it. */
  findSource(source: DataSource): NamedSource | undefined;
  /** Whether readers may see the queries that are sent to a source, and where they can be asked. */
  hasQuery(source: NamedSource): boolean;
  /** `modules`: paths from the project's root to what the entry will load first. */
  assets(entry: EntryName, modules?: readonly string[]): EntryAssets;
  /** Address under which readers reach the server, without a slash at the end. */
  publicUrl: string;
  /** Hosts of the map services whose layers authors may try. */
  mapOrigins: readonly string[];
  /** How people sign in. */
  accounts: AccountFacts;
  /** False where the operator takes no charts. */
  isPublishingOpen: boolean;
  /** What the accessibility statement says of the operator. */
  accessibility: AccessibilityFacts;
  log: Log;
};

export type Page =
  | {
      kind: "html";
      status: number;
      html: string;
      headers?: Record<string, string>;
      /** Other hosts whose pictures it shows. */
      imageOrigins?: readonly string[];
    }
  | { kind: "stored"; page: StoredPage }
  /** Its frame at once, the rest as soon as the data is there; kept by nobody. */
  | { kind: "streamed"; pieces: AsyncIterable<string>; imageOrigins: readonly string[] }
  | { kind: "redirect"; status: 302 | 308; location: string };

/** What the bundled rendering module exports. */
export type RenderPage = (request: PageRequest, services: PageServices) => Promise<Page>;

import "@statelier/ui/styles.css";
import {
  decodeKnownAnswer,
  type KnownAnswer,
  makeChartDataClient,
  makeHttpExecute,
  type WireKnownAnswer,
  withKnownAnswers,
} from "@statelier/data";
import { LocaleProvider } from "@statelier/ui/plain";
import {
  listKnownParams,
  loadPageParts,
  loadPreview,
  reportHeight,
  ViewPage,
  whenIdle,
} from "@statelier/viewer/published";
import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { unpackState } from "../pages/pack-state.ts";
import {
  type UnavailableState,
  type PreviewState,
  STATE_ELEMENT,
  type ViewState,
} from "../pages/view-state.ts";

/** What the filters can reach comes once nothing else has to be done; until then, and where it fails, they ask the server. */
const fetchReach = (address: string, known: KnownAnswer[]): void => {
  const load = async (): Promise<void> => {
    const response = await fetch(address).catch(() => undefined);
    if (!response?.ok) return;
    const answers = (await response.json()) as WireKnownAnswer[];
    known.push(...answers.map(decodeKnownAnswer));
  };
  whenIdle(() => void load().catch(globalThis.reportError));
};

/** Where the reader went elsewhere in the history before the page could follow, it follows now. */
const LateHistory = ({
  params,
  children,
}: Pick<ViewState, "params"> & { children: ReactNode }): ReactNode => {
  useEffect(() => {
    if (!params) return;
    const now = listKnownParams(new URLSearchParams(globalThis.location.search));
    if (String(now) !== String(params)) globalThis.dispatchEvent(new PopStateEvent("popstate"));
  }, [params]);
  return children;
};

/** The page that stands there is taken over once all of it can be drawn again; answers how to leave it. */
const start = async (
  root: HTMLElement,
  state: ViewState,
  signal?: AbortSignal,
): Promise<() => void> => {
  const { locale, messages, source, params } = state;
  const published = unpackState(state.published);
  // Dashboards alone have tiles.
  const tiles = published.board?.layout ? await import("./start-tiles.tsx") : undefined;
  const later = tiles && new tiles.LaterTiles();
  const parts = await loadPageParts(published, later !== undefined);
  if (signal?.aborted) return () => {};
  const known: KnownAnswer[] = [];
  const data = withKnownAnswers(
    makeChartDataClient(makeHttpExecute({ endpoint: "/api/graphql" })),
    known,
  );
  const taken = hydrateRoot(
    root,
    <LocaleProvider locale={locale} messages={messages}>
      <LateHistory params={params}>
        <ViewPage
          {...parts}
          later={later}
          state={published}
          data={data}
          scope={{ source, locale }}
        />
      </LateHistory>
    </LocaleProvider>,
  );
  if (published.reachAddress) fetchReach(published.reachAddress, known);
  const leaveTiles = later && tiles.startTiles(root, later, { locale, messages, published });
  return () => {
    leaveTiles?.();
    taken.unmount();
  };
};

const readState = (page: Document): ViewState | PreviewState | UnavailableState | undefined => {
  const text = page.getElementById(STATE_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as ViewState | PreviewState | UnavailableState) : undefined;
};

/** Each answer of the server is a whole page, with the state that its program starts from. */
const startPreviews = async (root: HTMLElement, { preview }: PreviewState): Promise<void> => {
  const { startPreview } = await loadPreview();
  const takeOver = async (answer: Document, signal: AbortSignal): Promise<() => void> => {
    const state = readState(answer);
    return state && "published" in state ? start(root, state, signal) : () => {};
  };
  startPreview({ root, takeOver }, preview);
};

const root = document.getElementById("root");
const state = readState(document);
if (root && state) {
  const isFrame = "unavailable" in state || ("published" in state && state.published.embedFlags);
  if (isFrame) reportHeight(root);
  if ("preview" in state) startPreviews(root, state).catch(globalThis.reportError);
  if ("published" in state) start(root, state).catch(globalThis.reportError);
}

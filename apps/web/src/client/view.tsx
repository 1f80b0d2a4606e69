import "@statelier/ui/styles.css";
import { isDrawnChartType, loadDrawing } from "@statelier/charts";
import {
  decodeKnownAnswer,
  type KnownAnswer,
  makeHttpDataClient,
  type WireKnownAnswer,
  withKnownAnswers,
} from "@statelier/data";
import { LocaleProvider } from "@statelier/ui/plain";
import { loadMetadataPanel, reportHeight, ViewPage } from "@statelier/viewer/published";
import { hydrateRoot } from "react-dom/client";
import { STATE_ELEMENT, type ViewState } from "../pages/view-state.ts";

/** What the filters can reach comes once nothing else has to be done; until then, and where it fails, they ask the server. */
const fetchReach = (address: string, known: KnownAnswer[]): void => {
  const load = async (): Promise<void> => {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) known.push(decodeKnownAnswer((await response.json()) as WireKnownAnswer));
  };
  const start = () => void load().catch(globalThis.reportError);
  if ("requestIdleCallback" in globalThis) globalThis.requestIdleCallback(start);
  else globalThis.setTimeout(start, 1000);
};

/** The page that stands there is taken over once all of it can be drawn again. */
const start = async (root: HTMLElement, state: ViewState): Promise<void> => {
  const { locale, messages, source, published } = state;
  const { chartType } = published.config;
  if (!isDrawnChartType(chartType)) return;
  const [drawing, panel] = await Promise.all([
    loadDrawing(chartType),
    published.panelPlace && loadMetadataPanel(),
  ]);
  const known: KnownAnswer[] = [];
  const data = withKnownAnswers(makeHttpDataClient({ endpoint: "/api/graphql" }), known);
  hydrateRoot(
    root,
    <LocaleProvider locale={locale} messages={messages}>
      <ViewPage
        drawing={drawing}
        state={published}
        data={data}
        scope={{ source, locale }}
        panel={panel}
      />
    </LocaleProvider>,
  );
  if (published.reachAddress) fetchReach(published.reachAddress, known);
};

const root = document.getElementById("root");
const text = document.getElementById(STATE_ELEMENT)?.textContent;
if (root && text) {
  const state = JSON.parse(text) as ViewState;
  if (state.published.embedFlags) reportHeight(root);
  start(root, state).catch(globalThis.reportError);
}

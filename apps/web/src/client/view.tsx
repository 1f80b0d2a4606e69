import "@statelier/ui/styles.css";
import { isDrawnChartType, loadDrawing } from "@statelier/charts";
import { makeHttpDataClient } from "@statelier/data";
import { LocaleProvider } from "@statelier/ui/plain";
import { PublishedPage } from "@statelier/viewer/published";
import { hydrateRoot } from "react-dom/client";
import { STATE_ELEMENT, type ViewState } from "../pages/view-state.ts";

/** The page that stands there is taken over once all of it can be drawn again. */
const start = async (root: HTMLElement, state: ViewState): Promise<void> => {
  const { locale, messages, source, published } = state;
  const { chartType } = published.config;
  if (!isDrawnChartType(chartType)) return;
  const drawing = await loadDrawing(chartType);
  const data = makeHttpDataClient({ endpoint: "/api/graphql" });
  hydrateRoot(
    root,
    <LocaleProvider locale={locale} messages={messages}>
      <PublishedPage drawing={drawing} state={published} data={data} scope={{ source, locale }} />
    </LocaleProvider>,
  );
};

const root = document.getElementById("root");
const text = document.getElementById(STATE_ELEMENT)?.textContent;
if (root && text) start(root, JSON.parse(text) as ViewState).catch(globalThis.reportError);

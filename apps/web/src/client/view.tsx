import "@statelier/ui/styles.css";
import { makeHttpDataClient } from "@statelier/data";
import { LocaleProvider } from "@statelier/ui/plain";
import { PublishedPage } from "@statelier/viewer";
import { hydrateRoot } from "react-dom/client";
import { STATE_ELEMENT, type ViewState } from "../pages/view-state.ts";

const root = document.getElementById("root");
const text = document.getElementById(STATE_ELEMENT)?.textContent;

if (root && text) {
  const { locale, messages, source, published } = JSON.parse(text) as ViewState;
  const data = makeHttpDataClient({ endpoint: "/api/graphql" });
  hydrateRoot(
    root,
    <LocaleProvider locale={locale} messages={messages}>
      <PublishedPage state={published} data={data} scope={{ source, locale }} />
    </LocaleProvider>,
  );
}

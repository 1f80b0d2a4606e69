import { readEmbedFlags } from "@statelier/document";
import { createTranslator } from "@statelier/ui/messages";
import { collectMessages } from "@statelier/ui/all-messages";
import { describeTooMany } from "../http/charge-draft-page.ts";
import { ErrorCard, ErrorPage, type PageError } from "@statelier/viewer/published";
import type { UnavailableState } from "../../pages/view-state.ts";
import type { EntryAssets, Page, PageRequest, PageServices } from "./contract/page.ts";
import { buildHtmlDocument } from "./html/html-document.ts";
import { renderPageMarkup } from "./html/render-page-markup.tsx";

/** The page stands inside another one. */
export const isEmbedded = ({ path }: Pick<PageRequest, "path">): boolean =>
  path.startsWith("/embed/");

/** Nobody shall find the page; inside another page links leave the frame. */
export const buildErrorHead = (request: PageRequest): string =>
  `<meta name="robots" content="noindex">${isEmbedded(request) ? `<base target="_blank">` : ""}`;

/** The program of a page without a chart: inside another page it says how high it is, on its own there is none. */
export const pickErrorProgram = (
  request: PageRequest,
  assets: EntryAssets,
): { assets: EntryAssets; state?: UnavailableState } =>
  isEmbedded(request)
    ? { assets, state: { unavailable: true } }
    : { assets: { ...assets, scripts: [], preloads: [] } };

/** A page that says in the reader's language what went wrong and what to do. */
export const renderError = (
  request: PageRequest,
  services: PageServices,
  status: number,
  error: PageError,
): Extract<Page, { kind: "html" }> => {
  const isCard = isEmbedded(request);
  const messages = collectMessages(request.locale, ["errors", "site", "viewer"]);
  const t = createTranslator(request.locale, messages);
  // Nobody else is there to be asked: whoever took the chart back is not named.
  const operator = error.code === "CHART_UNPUBLISHED" ? services.accessibility : {};
  const page = isCard ? (
    <ErrorCard error={error} operator={operator} flags={readEmbedFlags(request.url.searchParams)} />
  ) : (
    <ErrorPage error={error} operator={operator} />
  );
  return {
    kind: "html",
    status,
    html: buildHtmlDocument({
      locale: request.locale,
      title: t("site.title", { page: t(`error.${error.code}.title`) }),
      body: renderPageMarkup(request.locale, messages, page),
      ...pickErrorProgram(request, services.assets(isCard ? "view" : "studio")),
      head: buildErrorHead(request),
    }),
  };
};

/** The answer to who has caused too much work. */
export const refuseTooMany = (
  request: PageRequest,
  services: PageServices,
  seconds: number,
): Page => ({
  ...renderError(request, services, 429, describeTooMany(seconds)),
  headers: { "Retry-After": String(seconds) },
});

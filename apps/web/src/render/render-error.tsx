import { createTranslator } from "@statelier/ui/messages";
import { collectMessages } from "@statelier/ui/all-messages";
import { ErrorPage, type PageError } from "@statelier/viewer/published";
import type { Page, PageRequest, PageServices } from "../pages/page.ts";
import { buildHtmlDocument } from "./html-document.ts";
import { renderPageMarkup } from "./render-page-markup.tsx";

/** The page stands inside another one. */
export const isEmbedded = ({ path }: Pick<PageRequest, "path">): boolean =>
  path.startsWith("/embed/");

/** Nobody shall find the page; inside another page links leave the frame. */
export const buildErrorHead = (request: PageRequest): string =>
  `<meta name="robots" content="noindex">${isEmbedded(request) ? `<base target="_blank">` : ""}`;

/** A page that says in the reader's language what went wrong and what to do. */
export const renderError = (
  request: PageRequest,
  services: PageServices,
  status: number,
  error: PageError,
): Page => {
  const messages = collectMessages(request.locale, ["errors", "site"]);
  const t = createTranslator(request.locale, messages);
  return {
    kind: "html",
    status,
    html: buildHtmlDocument({
      locale: request.locale,
      title: t("site.title", { page: t(`error.${error.code}.title`) }),
      body: renderPageMarkup(request.locale, messages, <ErrorPage error={error} />),
      assets: { ...services.assets("studio"), scripts: [], preloads: [] },
      head: buildErrorHead(request),
    }),
  };
};

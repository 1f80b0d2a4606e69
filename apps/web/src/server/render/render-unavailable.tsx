import { readEmbedFlags } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { renderMarkdown } from "@statelier/ui/markdown";
import { createTranslator } from "@statelier/ui/messages";
import {
  derivePageTitle,
  type PageError,
  type TabsState,
  UnavailablePage,
} from "@statelier/viewer/published";
import { deriveBoard } from "@statelier/viewer/published-chart";
import type { Page, PageRequest, PageServices } from "./contract/page.ts";
import { deriveRememberedTitle } from "../documents/remember-titles.ts";
import type { SourceRefusal } from "../published/refuse-source.ts";
import { buildHtmlDocument } from "./html/html-document.ts";
import { listTabs } from "./list-tabs.ts";
import { buildErrorHead, isEmbedded, pickErrorProgram } from "./render-error.tsx";
import { renderPageMarkup } from "./html/render-page-markup.tsx";

/** A page with the tabs and texts of its document, and an error in place of the chart that was asked for. */
export const renderUnavailable = (
  request: PageRequest,
  services: PageServices,
  address: Pick<TabsState, "chartKey" | "previewText" | "keptParams">,
  { refusal, status, error }: { refusal: SourceRefusal; status: number; error: PageError },
): Page => {
  const { locale } = request;
  const { document, config } = refusal;
  const messages = collectMessages(locale, ["errors", "kit", "site", "viewer"]);
  const t = createTranslator(locale, messages);
  const { title, description } = config.meta;
  const board = deriveBoard(document, locale);
  const isFramed = isEmbedded(request);
  const state: TabsState = {
    ...address,
    ...listTabs(document, config, locale),
    ...(board && { board }),
    ...(isFramed && { embedFlags: readEmbedFlags(request.url.searchParams) }),
  };
  const texts = {
    title: deriveRememberedTitle(config, locale),
    titleHtml: renderMarkdown(title[locale], { inline: true }),
    descriptionHtml: renderMarkdown(description[locale]),
  };
  return {
    kind: "html",
    status,
    html: buildHtmlDocument({
      locale,
      title: t("site.title", { page: derivePageTitle(board, texts.title, t) }),
      body: renderPageMarkup(
        locale,
        messages,
        <UnavailablePage state={state} texts={texts} error={error} />,
      ),
      ...pickErrorProgram(request, services.assets("view")),
      head: buildErrorHead(request),
    }),
  };
};

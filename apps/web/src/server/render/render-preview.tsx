import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { isFailure, PreviewShell } from "@statelier/viewer/published";
import { pickChart } from "@statelier/viewer/published-chart";
import type { PreviewState } from "../../pages/view-state.ts";
import type { Page, PageRequest, PageServices } from "./contract/page.ts";
import type { PreviewForm } from "../preview/read-preview-form.ts";
import { type OpenRefusal, refuseSource } from "../published/refuse-source.ts";
import { buildHtmlDocument } from "./html/html-document.ts";
import { listImageOrigins } from "./list-image-origins.ts";
import { renderError } from "./render-error.tsx";
import { renderPageMarkup } from "./html/render-page-markup.tsx";
import { buildState, renderRefusal } from "./render-published.tsx";
import { PREVIEW_HEAD, renderState, withinBounds } from "./render-state.tsx";

/** What loads first where the state is not with the server yet. */
const PROGRAM = "packages/viewer/src/preview/start-preview.ts";

const renderShell = ({ locale }: PageRequest, services: PageServices): Page => {
  const messages = collectMessages(locale, ["preview", "errors", "viewer", "site"]);
  const t = createTranslator(locale, messages);
  const { maxBytes, origins } = services.previewLimits;
  const state: PreviewState = { preview: { action: `/${locale}/preview`, maxBytes, origins } };
  return {
    kind: "html",
    status: 200,
    html: buildHtmlDocument({
      locale,
      title: t("site.title", { page: t("preview.title") }),
      body: renderPageMarkup(locale, messages, <PreviewShell maxBytes={maxBytes} />),
      assets: services.assets("view", [PROGRAM]),
      state,
      head: PREVIEW_HEAD,
    }),
    // The state comes later into this page, and its map services with it.
    imageOrigins: services.mapOrigins,
  };
};

/** The view that the reader has chosen stands in the address, or in the fields after the state. */
const addParams = (url: URL, params: readonly (readonly [string, string])[]): URL => {
  const viewed = new URL(url);
  for (const [name] of params) viewed.searchParams.delete(name);
  for (const [name, value] of params) viewed.searchParams.append(name, value);
  return viewed;
};

const renderForm = async (
  asked: PageRequest,
  services: PageServices,
  { text, state, params }: Extract<PreviewForm, { ok: true }>,
): Promise<Page> => {
  const request = { ...asked, url: addParams(asked.url, params) };
  const { locale, url } = request;
  const opening = await services.openPreview({ state, locale, params: url.searchParams });
  const identity = { previewText: text };
  if (!opening.ok) return renderRefusal(request, services, identity, opening.refusal);
  const { opened } = opening;
  const refuse = (refusal: OpenRefusal): Page =>
    renderRefusal(request, services, identity, refusal);
  const draw = async (): Promise<Page> => {
    try {
      const shown = { form: "preview", ...identity } as const;
      const state = await buildState(request, services, shown, opened);
      const { html } = await renderState(request, services, { source: opened.source, state });
      return { kind: "html", status: 200, html, imageOrigins: listImageOrigins(state) };
    } catch (error) {
      if (!isFailure(error)) throw error;
      const { document } = opened;
      const config = pickChart(document, url.searchParams);
      return refuse(refuseSource({ document, config, locale }, error, error).refusal);
    }
  };
  return withinBounds(draw, refuse);
};

/** The page of a state that is not stored: of one that was sent, or, before its program has one, without it (D44). */
export const renderPreview = async (
  request: PageRequest,
  services: PageServices,
): Promise<Page> => {
  const { preview } = request;
  if (!preview) return renderShell(request, services);
  if (preview.ok) return renderForm(request, services, preview);
  return renderError(request, services, preview.status, preview.error);
};

import { setTimeout } from "node:timers/promises";
import { type Iri, isRecord, type Locale } from "@statelier/model";
import { KitProvider } from "@statelier/ui";
import type {
  AccountFacts,
  BrowseData,
  DatasetPreview,
  FirstChartDrawing,
  NamedSource,
} from "@statelier/viewer";
import { collectMessages } from "@statelier/ui/all-messages";
import { type Catalogue, createTranslator } from "@statelier/ui/messages";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import type { Page, PageRequest, PageServices } from "./contract/page.ts";
import type { Viewer } from "../http/viewer.ts";
import type { StudioState } from "../../pages/studio-state.ts";
import { makeStudioRoutes } from "../../studio/studio-routes.tsx";
import { buildHtmlDocument } from "./html/html-document.ts";
import { findNeeds, preloadData } from "./preload-dataset.ts";
import { renderError } from "./render-error.tsx";
import { renderPageMarkup } from "./html/render-page-markup.tsx";
import { shareDataset } from "./share/share-dataset.ts";

/** Every route may name a text as its `titleId`; its loader may, too, or give the page a `title` of its own. */
const findTitle = (
  { loaderData, matches }: Pick<StaticHandlerContext, "loaderData" | "matches">,
  messages: Catalogue,
): string | undefined => {
  const { title, titleId } =
    [...matches.map(({ route }): unknown => route.handle), ...Object.values(loaderData)]
      .filter(isRecord)
      .findLast((data) => "title" in data || "titleId" in data) ?? {};
  if (typeof title === "string") return title;
  const text = typeof titleId === "string" ? messages[titleId] : undefined;
  return typeof text === "string" ? text : undefined;
};

/** The dataset whose page this is. */
const findPreview = (loaderData: Record<string, unknown>): DatasetPreview | undefined => {
  const page = Object.values(loaderData).find(
    (data): data is Extract<BrowseData, { kind: "dataset" }> =>
      isRecord(data) && data["kind"] === "dataset" && "preview" in data,
  );
  return page?.preview;
};

/** Without the origin where it is the server's own: behind a proxy readers know it by another name. */
const relativeTo = (base: URL, location: string): string => {
  const target = new URL(location, base);
  return target.origin === base.origin
    ? target.pathname + target.search + target.hash
    : target.href;
};

/** Milliseconds that a page waits for the drawing of a chart; what takes longer is there for the next one. */
const MOST_WAIT_MS = 1500;

/** The program of the editor, which loads late: its pages need it at once. */
const EDITOR = ["packages/editor/src/index.ts"];

const drawInTime = async (
  { firstCharts }: PageServices,
  { source, locale, iri }: { source: NamedSource; locale: Locale; iri: Iri },
): Promise<FirstChartDrawing | undefined> => {
  const late = setTimeout(MOST_WAIT_MS, undefined, { ref: false });
  const found = await Promise.race([firstCharts.find(source, locale, iri), late]);
  if (!found) return undefined;
  const { thumbnails: _files, ...drawing } = found;
  return drawing;
};

const describeAccount = (viewer: Viewer, facts: AccountFacts): AccountFacts => {
  if (viewer.kind !== "person") return facts;
  const { id, name, role } = viewer.person;
  return { ...facts, person: { id, name, role } };
};

/** The catalogue and the editor, rendered on the server and taken over by the browser's program. */
export const renderStudio = async (request: PageRequest, services: PageServices): Promise<Page> => {
  const { locale } = request;
  const { data, sources, publicUrl, isPublishingOpen } = services;
  const account = describeAccount(request.viewer, services.accounts);
  const routes = makeStudioRoutes({
    locale,
    data,
    sources,
    publicUrl,
    isPublishingOpen,
    account,
    drawFirstChart: (source, iri) => drawInTime(services, { source, locale, iri }),
    drawsAtOnce: true,
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) {
    const location = context.headers.get("Location");
    if (location)
      return { kind: "redirect", status: 302, location: relativeTo(request.url, location) };
    return renderError(request, services, context.status, { code: "PAGE_NOT_FOUND", args: {} });
  }
  if (context.statusCode === 404)
    return renderError(request, services, 404, { code: "PAGE_NOT_FOUND", args: {} });
  for (const error of Object.values(context.errors ?? {}))
    services.log.error("a page could not be rendered", { error, path: request.path });
  const messages = collectMessages(locale, [
    "site",
    "account",
    "kit",
    "browse",
    "controls",
    "editor",
    "layout",
    "services",
    "chart",
    "viewer",
    "errors",
  ]);
  const t = createTranslator(locale, messages);
  const router = createStaticRouter(handler.dataRoutes, context);
  const state: StudioState = {
    locale,
    messages,
    sources,
    publicUrl,
    isPublishingOpen,
    account,
    hydration: { loaderData: context.loaderData },
  };
  const title = findTitle(context, messages);
  const preview = findPreview(context.loaderData);
  const needs = await findNeeds(request, services);
  const share = preview ? shareDataset(preview, { locale, t, publicUrl }) : "";
  return {
    kind: "html",
    status: context.statusCode,
    // Its address may hold the link by which the operator signs in.
    ...(request.path === "/sign-in" ? { headers: { "Cache-Control": "no-store" } } : {}),
    imageOrigins: services.mapOrigins,
    html: buildHtmlDocument({
      locale,
      title: title ? t("site.title", { page: title }) : t("site.name"),
      body: renderPageMarkup(
        locale,
        messages,
        <StaticRouterProvider router={router} context={context} hydrate={false} />,
        KitProvider,
      ),
      assets: services.assets("studio", [
        ...(request.path.startsWith("/create/") ? EDITOR : []),
        ...needs.modules,
      ]),
      state,
      ...(preview?.metadata.description ? { description: preview.metadata.description } : {}),
      head: `<meta property="csp-nonce" nonce="${request.takeNonce()}">${share}${preloadData(needs)}`,
    }),
  };
};

import { serveStatic } from "@hono/node-server/serve-static";
import { isLocale } from "@statelier/model";
import { type Context, type Handler, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { etag } from "hono/etag";
import type { PageServices, RenderPage } from "./render/contract/page.ts";
import { answerApiFailure, answerRefusal, answerTextError } from "./http/answer-error.ts";
import { chargeDraftPage, describeTooMany } from "./http/charge-draft-page.ts";
import { chargeWork } from "./http/charge-work.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import { type Accounts, findCaller, findVisitor } from "./accounts/accounts.ts";
import { ANONYMOUS, setViewer, type Viewer } from "./http/viewer.ts";
import { callerOf } from "./http/caller-of.ts";
import { addCookie, sendCookies } from "./http/cookies.ts";
import { makeAccountRoutes } from "./routes/account-routes.ts";
import { makeConfigApi } from "./routes/config-api.ts";
import type { ConfigApiServices } from "./routes/config-services.ts";
import { addDownloadRoutes } from "./downloads/add-download-routes.ts";
import { IMAGE_PATH, makeImageRoute } from "./images/image-route.ts";
import type { PngPainter } from "./images/png-painter.ts";
import { makeJsonSchemaRoute } from "./routes/json-schema-route.ts";
import { makeThumbnailRoute, THUMBNAIL_PATH } from "./images/thumbnail-route.ts";
import { refuseEncoded, refuseNul } from "./http/refuse-odd.ts";
import { LOCALE_PATH, readPathLocale } from "./http/locale-path.ts";
import { LOCALE_COOKIE, readLocale } from "./http/locale-of-request.ts";
import type { Log } from "./logging/log.ts";
import { logRequests } from "./logging/log-requests.ts";
import type { OperationsReport } from "./operations/operations-report.ts";
import { makeOperationsRoutes } from "./operations/operations-routes.ts";
import { makeOperatorGate } from "./operations/operator-gate.ts";
import { makeOembedRoute, OEMBED_PATH } from "./oembed/oembed-route.ts";
import { OLD_EMBED_PATH, redirectOldEmbed } from "./routes/old-embed-route.ts";
import { type AnswerGraphql, makeGraphqlRoute } from "./routes/graphql-route.ts";
import { buildPlayground } from "./routes/playground.ts";
import { type PreviewForm, readPreviewForm } from "./preview/read-preview-form.ts";
import { answerPage, chargeViews, readPageRequest, takeRoom } from "./page-answers/answer-page.ts";
import { makeQueryRoute, QUERY_PATH } from "./routes/query-route.ts";
import { makeReachRoute, REACH_PATH } from "./routes/reach-route.ts";
import { referRequest } from "./logging/request-reference.ts";
import { type FramedBy, type SecureVariables, securityHeaders } from "./http/security-headers.ts";
import { answerStoreFailure } from "./published/store-refusal.ts";
import { isStoreFailure } from "./store/store-failure.ts";
import type { PublicSparql } from "./sources/public-sparql.ts";
import { makeFeedRoutes } from "./follow/feed-routes.ts";
import { makeSitemapRoutes } from "./sitemap/sitemap-routes.ts";
import { isReaderGone } from "./turns/drawing-work.ts";
import { makeLanes } from "./turns/take-lane.ts";
import type { Tracer } from "./tracing/tracer.ts";

export type AppServices = {
  pages: PageServices;
  render: RenderPage;
  config: Omit<ConfigApiServices, "callerOf" | "findCaller" | "workLimit">;
  accounts: Accounts;
  graphql: AnswerGraphql;
  /** Absent where strangers may not ask the bundled catalogue. */
  sparql?: PublicSparql["answer"];
  pngPainter: PngPainter;
  /** What operators see; absent where no token is configured. */
  operations?: {
    token: string;
    collect: () => Promise<OperationsReport>;
    readAgain: (id: string) => boolean;
  };
  log: Log;
  /** Absent where no traces are wanted. */
  tracer?: Tracer;
  framedBy: FramedBy;
  trustProxy: boolean;
  /** Work that a caller may cause. */
  workLimit: RateLimit;
  /** Seconds of drawing, for a caller alone, of what nobody keeps. */
  drawingLimit: RateLimit;
  /** Folder of the built browser files; absent in development. */
  clientFolder?: string;
  /** Hot reload and the playground need a looser content policy. */
  isDevelopment: boolean;
};

/** Where a state is shown that is not stored; the last part of the older name is for forms. */
const PREVIEW_PATHS = ["preview", "preview_post"].flatMap((name) => [
  `/${name}`,
  `${LOCALE_PATH}/${name}`,
]);

/** What names many charts or datasets is made anew for whoever asks, as files are. */
const CHART_LISTS = [
  `${LOCALE_PATH}/feed.atom`,
  `${LOCALE_PATH}/team/:file{[^/]+[.]atom}`,
  `${LOCALE_PATH}/v/:file{[^/]+[.]atom}`,
  `${LOCALE_PATH}/:file{sitemap-(?:catalogue|charts-[0-9]+)[.]xml}`,
];

/** First parts of the paths that are pages in each language. */
const PAGES = [
  "",
  "browse",
  "create",
  "v",
  "embed",
  "preview",
  "preview_post",
  "accessibility",
  "sign-in",
  "profile",
  "administration",
];

/** Whether a bare path has a page in the reader's language; files lie beside their pages (`browse.csv`). */
const isBarePage = (first = ""): boolean => PAGES.includes(first.replace(/\.\w+$/, ""));

/** Bare paths lead to the reader's language; the hash survives a redirect by itself (D49). */
const redirectToLocale = (context: Context): Response => {
  const locale = readLocale(context);
  const { pathname, search } = new URL(context.req.url);
  context.header("Vary", "Cookie, Accept-Language");
  return context.redirect(`/${locale}${pathname === "/" ? "/" : pathname}${search}`, 302);
};

/** A path that no page has is refused where it is asked, in the reader's language. */
const answerBare = async (
  context: Context<SecureVariables>,
  url: URL,
  services: AppServices,
): Promise<Response> => {
  const { pages, render } = services;
  const { pathname: path } = url;
  if (isBarePage(path.split("/")[1])) return redirectToLocale(context);
  const request = readPageRequest(context, services, { url, locale: readLocale(context), path });
  const answer = answerPage(context, await render(request, pages));
  answer.headers.set("Vary", "Cookie, Accept-Language");
  return answer;
};

/** Of one person alone: nothing on the way keeps it. What a route has written into the context takes the place of what an answer says. */
const keepPrivate = (context: Context, answer: Response): Response => {
  const kept = "private, no-store";
  answer.headers.set("Cache-Control", kept);
  context.header("Cache-Control", kept);
  return answer;
};

/**
 * What is public is answered without looking who asks; only where nothing public stands the session is read. What is
 * found by it is kept by nobody on the way.
 */
const answerOwn = async (
  context: Context,
  { accounts }: AppServices,
  answer: (viewer: Viewer) => Promise<Response>,
): Promise<Response> => {
  const open = await answer(ANONYMOUS);
  if (open.status !== 404) return open;
  const visitor = await findVisitor(accounts, context);
  if (visitor.kind !== "person") return open;
  const own = await answer(visitor);
  return keepPrivate(context, own.status === 404 ? open : own);
};

/** The same for a file of a chart. */
const openToOwner =
  (services: AppServices, handler: (context: Context) => Response | Promise<Response>): Handler =>
  (context) =>
    answerOwn(context, services, async (viewer) => {
      setViewer(context, viewer);
      return handler(context);
    });

const answerLocalized = async (
  context: Context<SecureVariables>,
  services: AppServices,
): Promise<Response> => {
  const { pages, render } = services;
  const url = new URL(context.req.url);
  const [, first, ...rest] = url.pathname.split("/");
  if (!isLocale(first)) return answerBare(context, url, services);
  const path = `/${rest.join("/")}`;
  const answer = (viewer: Viewer): Promise<Response> =>
    render(readPageRequest(context, services, { url, locale: first, path }, viewer), pages).then(
      (page) => answerPage(context, page),
    );
  if (/^\/(?:embed\/|preview)/.test(path)) return answer(ANONYMOUS);
  if (path.startsWith("/v/"))
    return answerOwn(context, services, (viewer) =>
      viewer.kind === "person"
        ? chargeDraftPage(services.workLimit, { viewer, locale: first }, () => answer(viewer))
        : answer(viewer),
    );
  addCookie(context, `${LOCALE_COOKIE}=${first}; Path=/; Max-Age=31536000; SameSite=Lax`);
  const visitor = await findVisitor(services.accounts, context);
  const page = await answer(visitor);
  return visitor.kind === "person" ? keepPrivate(context, page) : page;
};

const refusePreview = (seconds: number): PreviewForm => ({
  ok: false,
  status: 429,
  error: describeTooMany(seconds),
});

/** Previews of one caller that wait for each other. */
const MOST_PREVIEWS = 10;

/** Characters of a document that are opened, migrated and checked in a millisecond. */
const OPENED_A_MS = 4_000;

/** Of a chart in a document, the least that there are. */
const CHART_LETTERS = 600;

/** One preview of a caller after the other: what each has cost is known before the next one begins. */
const takePreviewTurn = makeLanes(MOST_PREVIEWS);

/** A state that is not stored comes with a form, and its page goes as it came. */
const answerPreview = async (
  context: Context<SecureVariables>,
  services: AppServices,
): Promise<Response> => {
  const { pages, render, config, log, trustProxy } = services;
  const caller = callerOf(trustProxy)(context);
  const url = new URL(context.req.url);
  const [, first] = url.pathname.split("/");
  const locale = isLocale(first) ? first : readLocale(context);
  const request = readPageRequest(context, services, { url, locale, path: "/preview" });
  const charge = chargeViews(context, services);
  const answer = async (preview: PreviewForm, seconds: number): Promise<Response> => {
    if (!preview.ok) log.warn("Error while decoding configurator state", preview.error);
    const answered = answerPage(context, await render({ ...request, preview }, pages));
    answered.headers.set("Cache-Control", "no-store");
    if (seconds > 0) answered.headers.set("Retry-After", String(seconds));
    return answered;
  };
  const refuse = (seconds: number): Promise<Response> => answer(refusePreview(seconds), seconds);
  const seconds = await config.attemptLimit.take(caller);
  if (seconds > 0) return refuse(seconds);
  const drawing = takePreviewTurn(caller, async () => {
    let openingMs = 0;
    const wait = await charge.findWait();
    if (wait > 0) return refuse(wait);
    try {
      const preview = await readPreviewForm(context.req.raw, config.maxBytes);
      const { length } = preview.ok ? preview.text : "";
      openingMs = length / OPENED_A_MS;
      return await takeRoom(1 + length / CHART_LETTERS, () => answer(preview, 0));
    } finally {
      await charge.charge(request.work.spentMs + openingMs);
    }
  });
  return drawing ?? refuse(1);
};

/** Public data and files without cookies: a frame may be of no origin, as some tools write the frames of charts. */
const openToAnyPage = cors({
  origin: "*",
  allowMethods: ["GET", "POST"],
  allowHeaders: ["Content-Type"],
  exposeHeaders: ["X-Request-Id"],
});

const addAssets = (app: Hono<SecureVariables>, folder: string) => {
  app.use("/assets/*", openToAnyPage);
  app.use("/assets/*", async (context, next) => {
    await next();
    if (context.res.ok)
      context.res.headers.set("Cache-Control", "public, max-age=31536000, immutable");
  });
  app.use("/assets/*", serveStatic({ root: folder, precompressed: true }));
  app.get("/assets/*", (context) => context.notFound());
  app.use("/icon.svg", serveStatic({ root: folder }));
};

/** Scripts for other people's pages, at addresses that stay: any page may load them. */
const addEmbedScripts = (app: Hono<SecureVariables>, folder: string) => {
  const path = "/:name{statelier-(?:resize|chart)\\.js}";
  app.use(path, etag(), async (context, next) => {
    await next();
    context.header("Access-Control-Allow-Origin", "*");
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    context.header("Cache-Control", "public, max-age=3600, stale-while-revalidate=604800");
  });
  app.use(path, serveStatic({ root: folder, precompressed: true }));
};

/** A body that was refused is not read to its end, so the connection cannot be used again. */
const closeAfterRefusedBody: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  if (status === 413 || (status === 429 && context.req.method === "POST"))
    headers.set("Connection", "close");
};

const addOperations = (
  app: Hono<SecureVariables>,
  { operations, trustProxy, pages }: AppServices,
) => {
  if (!operations) return;
  const { token, collect, readAgain } = operations;
  const gate = makeOperatorGate({ token, callerOf: callerOf(trustProxy) });
  app.route(
    "/",
    makeOperationsRoutes({
      gate,
      collect,
      readAgain,
      origin: new URL(pages.publicUrl).origin,
      assets: (entry) => pages.assets(entry),
      toLocale: redirectToLocale,
    }),
  );
};

/** Calls of programs and of the site's own pages, by people who are signed in and by others. */
const addAccounts = (app: Hono<SecureVariables>, services: AppServices) => {
  const { config, accounts, trustProxy, pages, log } = services;
  const { publicUrl } = pages;
  const { origin } = new URL(publicUrl);
  const { store } = config;
  const given = { accounts, publicUrl, log, store, callerOf: callerOf(trustProxy) };
  app.route("/api", makeAccountRoutes(given));
  app.route(
    "/api",
    makeConfigApi({
      ...config,
      callerOf: callerOf(trustProxy),
      workLimit: services.workLimit,
      findCaller: (context) => findCaller(accounts, context, origin),
    }),
  );
};

const addSparql = (
  app: Hono<SecureVariables>,
  { sparql, trustProxy }: Pick<AppServices, "sparql" | "trustProxy">,
) => {
  const readCaller = callerOf(trustProxy);
  app.all("/sparql", (context) =>
    sparql
      ? sparql(context.req.raw, readCaller(context))
      : answerTextError(
          404,
          "This site answers no SPARQL queries. Its pages offer the data as files.",
        ),
  );
};

/** What strangers may ask of what is made for them, refused in the form of each. */
const makeWorkCharges = ({ workLimit: limit, trustProxy }: AppServices) => {
  const charge = { limit, callerOf: callerOf(trustProxy) };
  return {
    limitFiles: chargeWork({
      ...charge,
      refuse: (context, seconds) =>
        answerRefusal(readPathLocale(context), { status: 429, error: describeTooMany(seconds) }),
    }),
    limitData: chargeWork({
      ...charge,
      refuse: (context, seconds) => {
        const { code: id, args } = describeTooMany(seconds);
        const message = `Your address has asked for too much. Try again in ${seconds} seconds.`;
        return context.json({ errors: [{ message, extensions: { id, args } }] }, 429);
      },
    }),
  };
};

/** Whoever asked has ended the connection before the request was read. */
const hasGone = (error: Error): boolean => "code" in error && error.code === "ECONNRESET";

const addErrors = (app: Hono<SecureVariables>, log: Log) => {
  app.onError((error, context) => {
    const path = new URL(context.req.url).pathname;
    if (isStoreFailure(error)) {
      log.error("a request found the store of charts away or full", { error, path });
      return answerStoreFailure(context, error);
    }
    if (hasGone(error) || isReaderGone(error)) {
      const message = "The request ended before it was complete.";
      log.debug("a request was not complete", { path });
      return answerApiFailure(context, { status: 400, id: "BAD_REQUEST", message });
    }
    log.error("a request failed", { error, path });
    const message = "Something went wrong on the server. It has been logged; try again later.";
    return answerApiFailure(context, { status: 500, id: "INTERNAL", message });
  });
};

/** Every address of the server. Never throws on input: what goes wrong inside is logged and answered as 500. */
export const makeApp = (services: AppServices): Hono<SecureVariables> => {
  const app = new Hono<SecureVariables>();
  const { pages } = services;
  const { trustProxy } = services;
  const { inlineStyles } = pages.assets("view");
  const styles = inlineStyles ? [inlineStyles] : [];
  app.use(securityHeaders(services.framedBy, { relaxed: services.isDevelopment, styles }));
  app.get("/api/*", compress());
  app.post("/api/graphql", compress());
  app.use(`${LOCALE_PATH}/*`, compress());
  app.use(closeAfterRefusedBody);
  app.use(sendCookies);
  app.use(referRequest);
  app.use(logRequests(services.log));
  if (services.tracer) app.use(services.tracer.traceRequest);
  app.use(refuseNul);
  app.use(refuseEncoded);
  addErrors(app, services.log);
  if (services.clientFolder) addAssets(app, services.clientFolder);
  if (services.clientFolder) addEmbedScripts(app, services.clientFolder);
  if (services.isDevelopment) app.get("/playground", (context) => context.html(buildPlayground()));
  const { limitFiles, limitData } = makeWorkCharges(services);
  const graphql = makeGraphqlRoute(services.graphql, callerOf(trustProxy));
  app.all("/api/graphql", openToAnyPage, limitData, graphql);
  addOperations(app, services);
  app.get(OLD_EMBED_PATH, openToAnyPage, redirectOldEmbed);
  addAccounts(app, services);
  app.route("/json-schema", makeJsonSchemaRoute());
  addSparql(app, services);
  for (const path of CHART_LISTS) app.get(path, limitFiles);
  app.route("/", makeSitemapRoutes({ ...pages, store: services.config.store }));
  app.route("/", makeFeedRoutes({ ...pages, store: services.config.store }));

  const forOwner = (handler: Parameters<typeof openToOwner>[1]) => openToOwner(services, handler);
  app.get(REACH_PATH, openToAnyPage, limitFiles, forOwner(makeReachRoute(pages.openPublished)));
  app.get(QUERY_PATH, limitFiles, forOwner(makeQueryRoute(pages)));
  const images = makeImageRoute(pages, {
    painter: services.pngPainter,
    callerOf: callerOf(trustProxy),
  });
  app.get(IMAGE_PATH, limitFiles, forOwner(images));
  app.get(THUMBNAIL_PATH, limitFiles, makeThumbnailRoute(pages));
  app.get(OEMBED_PATH, limitData, makeOembedRoute(pages));
  addDownloadRoutes(app, pages, { trustProxy, limitFiles, limitData, forOwner });

  app.on("POST", PREVIEW_PATHS, compress(), (context) => answerPreview(context, services));

  app.get("*", (context) => answerLocalized(context, services));
  app.all("*", (context) =>
    context.text("A page is asked for by GET.\n", 405, { Allow: "GET, HEAD" }),
  );
  return app;
};

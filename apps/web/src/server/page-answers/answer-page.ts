import type { Context } from "hono";
import { RETRY_SECONDS } from "../http/answer-error.ts";
import { callerOf } from "../http/caller-of.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { SecureVariables } from "../http/security-headers.ts";
import { ANONYMOUS, type Viewer } from "../http/viewer.ts";
import { readReference } from "../logging/request-reference.ts";
import type { Page, PageRequest, PageServices, ViewCharge } from "../render/contract/page.ts";
import { makeDrawingWork } from "../turns/drawing-work.ts";
import { makeRoom } from "../turns/share-room.ts";
import { makeLanes } from "../turns/take-lane.ts";
import { answerStoredPage, hasStoredPage } from "./answer-stored-page.ts";
import { answerStreamedPage } from "./answer-streamed-page.ts";

export type PageAnswers = {
  pages: Pick<PageServices, "drawingBudget">;
  /** Seconds of drawing, for a caller alone, of what nobody keeps. */
  drawingLimit: RateLimit;
  trustProxy: boolean;
};

const isPhone = (context: Context): boolean => {
  const browser = context.req.header("user-agent") ?? "";
  const isMobile = context.req.header("sec-ch-ua-mobile") === "?1" || /\bMobi/.test(browser);
  return isMobile && !/\biPad\b/.test(browser);
};

/** `prefetch` alone or with `prerender`; `Purpose` is the older name. */
const isPrefetched = (context: Context): boolean =>
  /\bprefetch\b/.test(context.req.header("sec-purpose") ?? context.req.header("purpose") ?? "");

/** It carries a token, or does not say that it is a browser: what it asks for nobody reads. */
const isProgram = (context: Context): boolean =>
  context.req.header("authorization") !== undefined ||
  !/^Mozilla\/(?!.*(?:bot|crawl|spider))/i.test(context.req.header("user-agent") ?? "");

/** Pages that are made at once for one caller: some wait for their source. */
const AT_ONCE = 3;

/** Views of one caller that wait for each other, and pages as they were published: a class opens many at once. */
const takeViewTurn = makeLanes(10, AT_ONCE);
const takePageTurn = makeLanes(100, AT_ONCE);

/** Charts of pages that are drawn at once, whoever asks: each has its figures and its markup in memory until its page is sent. */
const MOST_CHARTS_AT_ONCE = 150;
export const takeRoom = makeRoom(MOST_CHARTS_AT_ONCE);

/** What is drawn for a caller alone, of what one may have drawn in a minute. */
export const chargeViews = (
  context: Context,
  { drawingLimit, trustProxy }: PageAnswers,
): ViewCharge => {
  const caller = callerOf(trustProxy)(context);
  return {
    findWait: async () => drawingLimit.secondsUntil(caller),
    charge: async (ms) => drawingLimit.charge(caller, ms / 1_000),
    inTurn: ({ isOwn, charts }, draw) =>
      (isOwn ? takeViewTurn : takePageTurn)(caller, () => takeRoom(charts, draw)),
  };
};

export const readPageRequest = (
  context: Context<SecureVariables>,
  services: PageAnswers,
  address: Pick<PageRequest, "url" | "locale" | "path">,
  viewer: Viewer = ANONYMOUS,
): PageRequest => ({
  ...address,
  work: makeDrawingWork({
    budget: services.pages.drawingBudget,
    signal: context.req.raw.signal,
  }),
  charge: chargeViews(context, services),
  method: context.req.method === "POST" ? "POST" : "GET",
  isPhone: isPhone(context),
  isRead: context.req.method === "GET" && !isPrefetched(context) && !isProgram(context),
  reader: {
    network: callerOf(services.trustProxy)(context),
    hasPage: (etag) => hasStoredPage(context, etag),
  },
  reference: readReference() ?? "",
  viewer,
  takeNonce: context.get("takeNonce"),
});

export const answerPage = (context: Context<SecureVariables>, page: Page): Response => {
  if (page.kind === "stored") {
    context.get("allowImages")(page.page.imageOrigins);
    return answerStoredPage(context, page.page);
  }
  if (page.kind === "redirect") return context.redirect(page.location, page.status);
  context.get("allowImages")(page.imageOrigins ?? []);
  if (page.kind === "streamed") return answerStreamedPage(page.pieces);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-cache",
    ...(page.status === 503 ? { "Retry-After": String(RETRY_SECONDS) } : {}),
    ...page.headers,
  };
  return new Response(page.html, { status: page.status, headers });
};

import { makeRenderPage } from "../render/render-page.ts";
import { NO_ACCOUNTS } from "../accounts/accounts.ts";
import { type AppServices, makeApp } from "../app.ts";
import { makeRateLimit, perHour, perMinute } from "../http/rate-limit.ts";
import { makeTestPages } from "./make-test-pages.ts";

/** The whole server over services with no chart, but for what is changed. */
export const makeTestApp = (change: Partial<AppServices>): ReturnType<typeof makeApp> => {
  const pages = change.pages ?? makeTestPages();
  return makeApp({
    pages,
    render: makeRenderPage({
      view: () => import("../render/view.tsx"),
      studio: () => import("../render/studio.tsx"),
    }),
    config: { attemptLimit: makeRateLimit(perHour(1_000)), store: {} } as never,
    accounts: NO_ACCOUNTS,
    workLimit: makeRateLimit(perMinute(1_000)),
    drawingLimit: makeRateLimit(perMinute(1_000)),
    graphql: () => Promise.resolve(new Response()),
    pngPainter: {} as never,
    log: pages.log,
    framedBy: { listed: [], embedders: [] },
    trustProxy: false,
    isDevelopment: false,
    ...change,
  });
};

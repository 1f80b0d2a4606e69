import type { Handler, Hono, MiddlewareHandler } from "hono";
import { callerOf } from "../http/caller-of.ts";
import type { SecureVariables } from "../http/security-headers.ts";
import type { PageServices } from "../render/contract/page.ts";
import { BOARD_DATA_PATH } from "./board-route.ts";
import { CHART_DATA_PATH, DATASET_DATA_PATH, makeDownloadRoutes } from "./download-route.ts";
import {
  CHART_PROGRESS_PATH,
  DATASET_PROGRESS_PATH,
  makeProgressRoutes,
} from "./progress-route.ts";

type Route = ReturnType<typeof makeDownloadRoutes>["chart"];

type Rules = {
  trustProxy: Parameters<typeof callerOf>[0];
  limitFiles: MiddlewareHandler;
  limitData: MiddlewareHandler;
  /** Opens what is not public to whose it is. */
  forOwner: (handler: Route) => Handler;
};

/** Files of the data, and how far their rows are read. */
export const addDownloadRoutes = (
  app: Hono<SecureVariables>,
  pages: PageServices,
  { trustProxy, limitFiles, limitData, forOwner }: Rules,
): void => {
  const downloads = makeDownloadRoutes(pages, callerOf(trustProxy));
  app.get(CHART_DATA_PATH, limitFiles, forOwner(downloads.chart));
  app.get(BOARD_DATA_PATH, limitFiles, forOwner(downloads.board));
  app.get(DATASET_DATA_PATH, limitFiles, downloads.dataset);
  const progress = makeProgressRoutes(pages);
  app.get(CHART_PROGRESS_PATH, limitData, forOwner(progress.chart));
  app.get(DATASET_PROGRESS_PATH, limitData, progress.dataset);
};

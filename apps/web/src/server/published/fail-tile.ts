import type { ChartKey } from "@statelier/model";
import { type Failure, isFailure } from "@statelier/viewer/published-chart";
import type { Log } from "../logging/log.ts";
import { readReference } from "../logging/request-reference.ts";
import { isReaderGone } from "../turns/drawing-work.ts";
import { findStoreRefusal } from "./store-refusal.ts";

/**
 * Why a chart of a dashboard is not shown beside the others. What nobody expected has the reference of the request, under
 * which it is logged; throws where nothing can be shown at all, as the store of charts is away or the reader has gone.
 */
export const failTile = (error: unknown, log: Log, chart: ChartKey): Failure => {
  if (isFailure(error)) {
    log.warn("a chart of a dashboard has no data", { chart, error });
    return error;
  }
  if (isReaderGone(error) || findStoreRefusal(error)) throw error;
  log.error("a chart of a dashboard failed", { chart, error });
  const reference = readReference();
  return {
    id: "INTERNAL",
    message: "Internal error",
    ...(reference !== undefined && { args: { reference } }),
  };
};

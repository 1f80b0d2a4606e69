import type { ChartConfig, ChartDocument } from "@statelier/document";
import type { Failure } from "@statelier/viewer/published-chart";
import { settleInTurns } from "../turns/in-turns.ts";
import type { Log } from "../logging/log.ts";
import { failTile } from "./fail-tile.ts";
import type { OpenedTile } from "./open-published.ts";

type FailedTile = { config: ChartConfig; failure: Failure };

/** What is made of each chart of a dashboard; one that fails leaves the others. Rejects with why, where all of them do. */
export const settleTiles = async <Made>(
  { document, tiles }: { document: ChartDocument; tiles: readonly OpenedTile[] },
  log: Log,
  make: (tile: Extract<OpenedTile, { ok: true }>) => Promise<Made>,
): Promise<{ made: Made[]; failed: FailedTile[] }> => {
  const settled = await settleInTurns(tiles, async (tile) => {
    if (!tile.ok) throw tile.refusal.cause ?? tile.refusal.failure;
    return make(tile);
  });
  const made = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failed = settled.flatMap((each, at) => {
    const config = document.chartConfigs[at];
    if (each.status === "fulfilled" || !config) return [];
    const error: unknown = each.reason;
    if (made.length === 0) throw error;
    return [{ config, failure: failTile(error, log, config.key) }];
  });
  return { made, failed };
};

import { setTimeout as pause } from "node:timers/promises";
import type { DataClient } from "@statelier/data";
import { type Geography, isServiceAway, type MapService } from "@statelier/model";

/** No page waits longer for what a service says of its layers. */
const LONGEST_WAIT_MS = 2_000;

const LATE: MapService = { layers: [], problem: "wmts.unavailable" };

/**
 * As the client; where a service does not answer soon, with what it had said of layers before. Its answer is kept when
 * it comes, for whoever asks next.
 */
export const withFormerLayers = (
  data: DataClient,
  readFormer: () => Geography["layers"] = () => [],
  waitMs = LONGEST_WAIT_MS,
): DataClient => ({
  ...data,
  mapService: async (url, names) => {
    const late = pause(waitMs, LATE, { ref: false });
    const service = await Promise.race([data.mapService(url, names), late]);
    if (!isServiceAway(service)) return service;
    const known = (readFormer() ?? []).filter((named) => named.url === url);
    return { ...service, layers: known.map(({ layer }) => layer) };
  },
});

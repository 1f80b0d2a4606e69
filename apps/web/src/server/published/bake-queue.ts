import type { ChartKey } from "@statelier/model";
import type { Log } from "../logging/log.ts";

type NewChart = { key: ChartKey; onBaked: () => void; isForRelease?: boolean };

export type BakeQueue = {
  add: (chart: NewChart) => void;
  /** What still waits is baked for its first reader. */
  close: () => void;
};

/** A chart that comes when so many wait is baked for its first reader. */
const MOST_WAITING = 10_000;

/** New charts are baked one after the other, so that many of them leave time for readers. */
export const makeBakeQueue = (
  bake: (key: ChartKey, isForRelease: boolean) => Promise<void>,
  log: Log,
  most = MOST_WAITING,
): BakeQueue => {
  const waiting = new Set<NewChart>();
  let isBaking = false;
  const bakeAll = async (): Promise<void> => {
    isBaking = true;
    for (const chart of waiting) {
      waiting.delete(chart);
      try {
        await bake(chart.key, chart.isForRelease ?? false);
        chart.onBaked();
      } catch (error) {
        log.error("a new chart cannot be baked", { key: chart.key, error });
      }
    }
    isBaking = false;
  };
  return {
    add(chart) {
      if (waiting.size < most) waiting.add(chart);
      if (!isBaking) void bakeAll();
    },
    close: () => waiting.clear(),
  };
};

import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** What the watched process writes of itself. */
export type EventLoopReport = {
  /** Milliseconds beyond the resolution. */
  p50: number;
  p99: number;
  most: number;
  heapBytes: number;
};

const RESOLUTION_MS = 10;
const EVERY_MS = 500;
const NANO = 1e6;

/** Loaded before a server: writes the delays of its event loop into a file, from the first file that is written anew on. */
const watch = (file: string): void => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  process.on("SIGUSR2", () => histogram.reset());
  const inMs = (nanoseconds: number): number =>
    Math.max(0, Math.round(nanoseconds / NANO) - RESOLUTION_MS);
  setInterval(() => {
    const report: EventLoopReport = {
      p50: inMs(histogram.percentile(50)),
      p99: inMs(histogram.percentile(99)),
      most: inMs(histogram.max),
      heapBytes: process.memoryUsage().heapUsed,
    };
    // Whoever reads it finds it whole.
    writeFileSync(`${file}.new`, JSON.stringify(report));
    renameSync(`${file}.new`, file);
  }, EVERY_MS).unref();
};

const { EVENT_LOOP_REPORT: file } = process.env;
if (file !== undefined && isMainThread && process.argv[1]?.endsWith("/apps/web/src/main.ts"))
  watch(file);

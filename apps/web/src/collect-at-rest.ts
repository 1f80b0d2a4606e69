import type { RequestListener } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const REST_MS = 10_000;

const makeCollect = (): (() => void) => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("V8 has no collection to call.");
  // A usual collection keeps the pages that it has cleared.
  return () => void collect({ type: "major", execution: "sync", flavor: "last-resort" });
};

/**
 * Clears the heap each time that nobody has asked for ten seconds, which takes 0.3 s: V8 does so when it needs room, and
 * would keep what a busy hour has left through the night.
 */
export const collectAtRest = (
  listener: RequestListener,
  { restMs = REST_MS, collect = makeCollect() } = {},
): RequestListener => {
  const timer = setTimeout(collect, restMs).unref();
  return (request, response) => {
    timer.refresh();
    listener(request, response);
  };
};

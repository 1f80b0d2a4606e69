import fc from "fast-check";
import { env } from "node:process";
import { type Draw, makeDraw } from "./make-draw.ts";

const isDeep = env.STATELIER_DEEP === "1";

/** How often a property is tried: 60 times, with STATELIER_DEEP=1 20,000 times. */
export const PROPERTY_RUNS = { numRuns: isDeep ? 20_000 : 60 };

/** Other counts than those of `PROPERTY_RUNS`, where a property is tried for each of many versions. */
export const countRuns = ({ usual, deep }: { readonly usual: number; readonly deep: number }) => ({
  numRuns: isDeep ? deep : usual,
});

/** Milliseconds for one property. */
export const PROPERTY_TIMEOUT = isDeep ? 3_600_000 : 60_000;

/** Draws and checks documents; a document that fails is named by its seed, which nothing simpler could stand for. */
export const assertDrawn = (
  check: (draw: Draw) => void,
  runs: { readonly numRuns: number } = PROPERTY_RUNS,
): void => {
  fc.assert(
    fc.property(fc.noShrink(fc.integer()), (drawn) => check(makeDraw(drawn))),
    runs,
  );
};

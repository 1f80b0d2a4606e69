import { weighPoints } from "@statelier/model";
import type { Rings } from "../../../scene/scene.ts";

const known = new WeakMap<Rings, Rings>();

/** The weights of the points of lines, worked out once: the same lines are drawn at many sizes. */
export const weightsOf = (lines: Rings): Rings => {
  let weights = known.get(lines);
  if (!weights) {
    weights = lines.map(weighPoints);
    known.set(lines, weights);
  }
  return weights;
};

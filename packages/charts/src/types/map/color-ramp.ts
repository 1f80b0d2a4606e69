import { contrastRatio, makeRamp } from "@statelier/document";
import { DRAWING_COLORS } from "@statelier/ui/tokens";
import { FADING_RATIO } from "./coast-paint.ts";
import type { ChartTheme, Hex } from "../../scene/scene.ts";

/** The colour of a number on either ground. */
export type Shades = Readonly<Record<ChartTheme, Hex>>;

type Ramp = (share: number) => Hex;

/** Where on their palette sequential scales begin, of 1: the lightest colours are not told from a light ground. */
const LIGHTEST = 0.12;

const STEPS = 100;

/** By how much a colour is lighter than black. */
const lightnessOf = (color: string): number => contrastRatio(color, "#000000");

const LEAST_LIGHTNESS = FADING_RATIO * lightnessOf(DRAWING_COLORS.dark.land);

/** The share of a palette, from `from` on towards `to`, from which on it is lighter than the land of a dark ground. */
const findSeen = (ramp: Ramp, from: number, to: number): number => {
  for (let step = 0; step < STEPS; step += 1) {
    const share = from + ((to - from) * step) / STEPS;
    if (lightnessOf(ramp(share)) >= LEAST_LIGHTNESS) return share;
  }
  return from;
};

const fromTo =
  (ramp: Ramp, from: number, to: number): Ramp =>
  (share) =>
    ramp(from + (to - from) * share);

/** What is little stands near the ground: from light to dark on a light one, the other way round on a dark one. */
const turnedRamp = (whole: Ramp): ((share: number) => Shades) => {
  const darkens = lightnessOf(whole(1)) < lightnessOf(whole(0));
  const light = fromTo(whole, LIGHTEST, 1);
  const dark = darkens ? fromTo(whole, findSeen(whole, 1, LIGHTEST), LIGHTEST) : light;
  return (share) => ({ light: light(share), dark: dark(share) });
};

/** The middle is light on either ground; ends that would not be seen on a dark one are left out there. */
const divergingRamp = (whole: Ramp): ((share: number) => Shades) => {
  const below = fromTo(whole, findSeen(whole, 0, 0.5), 0.5);
  const above = fromTo(whole, 0.5, findSeen(whole, 1, 0.5));
  return (share) => ({
    light: whole(share),
    dark: share < 0.5 ? below(2 * share) : above(2 * share - 1),
  });
};

/** The colours along a palette, by their place from 0 to 1. */
export const makeColorRamp = (
  palette: readonly string[],
  isDiverging: boolean,
): ((share: number) => Shades) => (isDiverging ? divergingRamp : turnedRamp)(makeRamp(palette));

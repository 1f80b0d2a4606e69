import type { AnimationField } from "@statelier/document";
import type { AxisValue } from "../parts/values/axis-values.ts";

/** Milliseconds that a value without a date stays. */
const ORDINAL_STEP = 1000;

/** The course of an animation: where each value begins, from 0 to 1, and how long all of it takes. */
export type Timeline = { starts: readonly number[]; duration: number };

/** How far an animation has come, from 0 to 1. */
export type Playback = { progress: number; isPlaying: boolean };

/** Milliseconds of each value after the first; undefined where not all have a date. */
const readDistances = (frames: readonly AxisValue[]): number[] | undefined => {
  const times = frames.flatMap(({ time }) => time ?? []);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const isDated = times.length === frames.length && last > first;
  return isDated ? times.map((time) => time - first) : undefined;
};

/** Where the values stand on a slider: dates in seconds after the first, all else in equal steps. */
export const placeFrames = (frames: readonly AxisValue[]): number[] =>
  readDistances(frames)?.map((distance) => distance / 1000) ?? frames.map((_, index) => index);

/** Index of the value that is nearest to a place on the slider. */
export const findNearestFrame = (place: number, places: readonly number[]): number => {
  const after = places.findIndex((other) => other >= place);
  if (after < 1) return after === 0 ? 0 : places.length - 1;
  const [before = 0, next = 0] = places.slice(after - 1);
  return place - before < next - place ? after - 1 : after;
};

/** Dates stand at their distance in continuous mode; all else in equal steps. */
export const makeTimeline = (
  frames: readonly AxisValue[],
  { type, duration }: Pick<AnimationField, "type" | "duration">,
): Timeline => {
  const count = frames.length;
  const distances = readDistances(frames);
  const whole = distances?.at(-1) ?? 1;
  return {
    starts:
      distances && type === "continuous"
        ? distances.map((distance) => distance / whole)
        : frames.map((_, index) => index / count),
    duration: distances ? duration * 1000 : count * ORDINAL_STEP,
  };
};

/** Where an animation stands before it is played: at its end. */
export const AT_END: Playback = { progress: 1, isPlaying: false };

/** From the end it starts again. */
export const startPlayback = ({ progress }: Playback): Playback => ({
  progress: progress >= 1 ? 0 : progress,
  isPlaying: true,
});

export const stopPlayback = ({ progress }: Playback): Playback => ({ progress, isPlaying: false });

/** After `elapsed` milliseconds more; it stops at the end. */
export const advancePlayback = (
  playback: Playback,
  { duration }: Timeline,
  elapsed: number,
): Playback => {
  if (!playback.isPlaying) return playback;
  const progress = playback.progress + Math.max(0, elapsed) / Math.max(1, duration);
  return progress >= 1 ? AT_END : { progress, isPlaying: true };
};

/** Index of the value that is shown. */
export const frameOf = ({ progress }: Playback, { starts }: Timeline): number => {
  if (progress >= 1) return starts.length - 1;
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= progress + 1e-9),
  );
};

/** Stands still at the value with an index. */
export const seekPlayback = (index: number, { starts }: Timeline): Playback =>
  index >= starts.length - 1
    ? AT_END
    : { progress: starts[Math.max(0, index)] ?? 0, isPlaying: false };

import { expect, test } from "vitest";
import {
  advancePlayback,
  AT_END,
  findNearestFrame,
  frameOf,
  makeTimeline,
  placeFrames,
  seekPlayback,
  startPlayback,
  stopPlayback,
} from "./animation-clock.ts";

const year = (value: number) => ({
  value: String(value),
  label: String(value),
  time: Date.UTC(value, 0, 1),
});
const years = [1990, 2000, 2010, 2030].map(year);
const words = ["low", "middle", "high"].map((value) => ({ value, label: value }));
const continuous = makeTimeline(years, { type: "continuous", duration: 10 });
const stepped = makeTimeline(years, { type: "stepped", duration: 10 });

test("AN5 continuous: a date stays in proportion to the time until the next one", () => {
  expect(continuous.duration).toBe(10_000);
  const at = (progress: number) => frameOf({ progress, isPlaying: true }, continuous);
  expect([0, 0.24, 0.26, 0.6, 0.99, 1].map(at)).toEqual([0, 0, 1, 2, 2, 3]);
});

test("AN5 stepped: every value stays as long", () => {
  const at = (progress: number) => frameOf({ progress, isPlaying: true }, stepped);
  expect([0, 0.24, 0.26, 0.51, 0.76, 1].map(at)).toEqual([0, 0, 1, 2, 3, 3]);
});

test("AN6 dates stand on the slider at their distance in seconds, all else in equal steps", () => {
  const days = placeFrames(years).map((seconds) => seconds / 86_400);
  expect(days).toEqual([0, 3652, 7305, 14_610]);
  expect(placeFrames(words)).toEqual([0, 1, 2]);
  expect(placeFrames(words.slice(0, 1))).toEqual([0]);
});

test("AN6 a place between two values is that of the nearer one", () => {
  const at = (place: number) => findNearestFrame(place, [0, 10, 20, 60]);
  expect([-1, 0, 4, 6, 20, 39, 41, 60, 99].map(at)).toEqual([0, 0, 0, 1, 2, 2, 3, 3, 3]);
});

test("AN5 values without a date stay 1,000 ms each", () => {
  expect(makeTimeline(words, { type: "continuous", duration: 60 }).duration).toBe(3000);
});

test("AN5 it stops at the end, and starts again from there", () => {
  const playing = startPlayback(AT_END);
  expect(playing).toEqual({ progress: 0, isPlaying: true });
  const later = advancePlayback(playing, continuous, 4000);
  expect(later).toEqual({ progress: 0.4, isPlaying: true });
  expect(stopPlayback(later)).toEqual({ progress: 0.4, isPlaying: false });
  expect(startPlayback(stopPlayback(later)).progress).toBe(0.4);
  expect(advancePlayback(later, continuous, 7000)).toEqual(AT_END);
  expect(advancePlayback(stopPlayback(later), continuous, 7000).progress).toBe(0.4);
});

test("a clock that goes backwards does not turn the animation back", () => {
  expect(advancePlayback({ progress: 0.4, isPlaying: true }, continuous, -500).progress).toBe(0.4);
});

test.each([continuous, stepped])("each value can be reached by hand and stands still", (line) => {
  for (const index of [0, 1, 2, 3]) {
    const playback = seekPlayback(index, line);
    expect(frameOf(playback, line)).toBe(index);
    expect(playback.isPlaying).toBe(false);
  }
  expect(frameOf(seekPlayback(-1, line), line)).toBe(0);
  expect(frameOf(seekPlayback(99, line), line)).toBe(3);
});

test("one value, or dates that are all alike, have a course without holes", () => {
  const one = makeTimeline([year(2000)], { type: "continuous", duration: 10 });
  expect(frameOf(startPlayback(AT_END), one)).toBe(0);
  expect(frameOf(AT_END, one)).toBe(0);
});

import { expect, test } from "vitest";
import { BAND_OPTIONS } from "../bars/bar-bands.ts";
import { makeBandScale } from "../scale/band-scale.ts";
import { type BandLabel, layoutBandLabels, TURNED_STEP } from "./band-labels.ts";
import type { AxisLabels } from "./time-labels.ts";

const COUNT = 20;
const labels = Array.from({ length: COUNT }, (_, index): BandLabel => {
  const label = `${index} in a long name of a place`;
  return { value: label, label };
});

/** Labels under bands that are `step` apart where the plot begins at the left edge, and what moving it inwards leaves. */
const layoutAt = (step: number, left: number): AxisLabels => {
  const right = step * COUNT;
  return layoutBandLabels(labels, makeBandScale(COUNT, [left, right], BAND_OPTIONS), [0, right]);
};

test.each([0.2, 0.5, 2, 4])(
  "a plot moves inwards for turned names only as far as all of them stay: %d px to spare from band to band",
  (spare) => {
    const step = TURNED_STEP + spare;
    const first = layoutAt(step, 0);
    expect(first.texts).toHaveLength(COUNT);
    const overhang = first.overhang ?? 0;
    expect(overhang).toBeGreaterThan(1);
    expect(overhang).toBeLessThanOrEqual(spare * COUNT);
    expect(layoutAt(step, overhang).texts).toHaveLength(COUNT);
  },
);

test("names that are left out anyhow hold no plot in its place", () => {
  const { texts, overhang } = layoutAt(TURNED_STEP / 2, 0);
  expect(texts).toHaveLength(COUNT / 2);
  expect(overhang).toBeGreaterThan(60);
});

import { LABEL_GAP } from "./label-style.ts";
import { deriveValueAxis, type ValueAxis, type ValueAxisInput } from "./value-axis.ts";

const MOST_TICKS = 6;

const withEndsOnly = (axis: ValueAxis): ValueAxis => ({
  ...axis,
  ticks: axis.ticks.filter((_, index, all) => index === 0 || index === all.length - 1),
  labels: axis.labels.filter((_, index, all) => index === 0 || index === all.length - 1),
});

/** As many round numbers as stand apart over `width` pixels. */
export const fitHorizontalAxis = (
  input: Omit<ValueAxisInput, "tickCount">,
  width: number,
): ValueAxis => {
  for (let tickCount = MOST_TICKS; tickCount > 1; tickCount -= 1) {
    const axis = deriveValueAxis({ ...input, tickCount });
    if ((axis.ticks.length - 1) * (axis.labelWidth + LABEL_GAP) <= width) return axis;
  }
  return withEndsOnly(deriveValueAxis({ ...input, tickCount: 1 }));
};

export type BandScale = {
  count: number;
  /** From one band's start to the next one's. */
  step: number;
  bandwidth: number;
  start: (index: number) => number;
  center: (index: number) => number;
};

export type BandOptions = {
  /** Share of a step that stays empty between bands. */
  padding: number;
  /** Share of a step that stays empty before the first and after the last band. */
  outerPadding: number;
  maxBandwidth?: number;
};

/** Equal bands over a range; bands at their greatest width keep their places and get thinner. */
export const makeBandScale = (
  count: number,
  [from, to]: readonly [number, number],
  { padding, outerPadding, maxBandwidth = Number.POSITIVE_INFINITY }: BandOptions,
): BandScale => {
  const step = (to - from) / Math.max(1, count - padding + 2 * outerPadding);
  const bandwidth = Math.min(maxBandwidth, step * (1 - padding));
  const inset = (step * (1 - padding) - bandwidth) / 2;
  const start = (index: number): number => from + step * (outerPadding + index) + inset;
  return { count, step, bandwidth, start, center: (index) => start(index) + bandwidth / 2 };
};

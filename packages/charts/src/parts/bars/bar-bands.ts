import type { BandOptions, BandScale } from "../scale/band-scale.ts";
import type { BarModel } from "./bar-model.ts";

/** The gap is a quarter of the bar, until bars would be blocks. */
export const BAND_OPTIONS: BandOptions = { padding: 0.2, outerPadding: 0.1, maxBandwidth: 128 };

/** Bars side by side share a band that may be wider by their number. */
export const bandOptions = ({ mode, data }: BarModel): BandOptions =>
  mode === "grouped" ? { ...BAND_OPTIONS, maxBandwidth: 96 * data.series.length } : BAND_OPTIONS;

const GROUP_PADDING = 0.1;

/** Where the bar of a series lies across a band: side by side when grouped, else the whole band. */
export const groupBands = (
  { mode, data }: BarModel,
  band: BandScale,
): ((series: number, category: number) => { start: number; width: number }) => {
  if (mode !== "grouped")
    return (_, category) => ({ start: band.start(category), width: band.bandwidth });
  const step = band.bandwidth / Math.max(1, data.series.length);
  const gap = step > 6 ? step * GROUP_PADDING : 0;
  return (series, category) => ({
    start: band.start(category) + step * series + gap / 2,
    width: step - gap,
  });
};

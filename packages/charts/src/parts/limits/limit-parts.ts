import type { Locale } from "@statelier/model";
import type { AxisUnit } from "../values/axis-unit.ts";
import type { ChartData } from "../values/chart-data.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { BandScale } from "../scale/band-scale.ts";
import type { LinearScale } from "../scale/linear-scale.ts";
import type {
  Box,
  LegendItem,
  LimitSymbol,
  PlotScene,
  SceneLine,
  SceneNote,
  SceneText,
} from "../../scene/scene.ts";
import type { DrawnLimit } from "./drawn-limit.ts";

/** What limits are drawn on. */
export type LimitedData = Pick<ChartData, "shown" | "category" | "categories">;

type Limits = readonly DrawnLimit[];
type Domain = readonly [number, number];

type Limited = { limits: Limits };

export type LimitedBands = Limited & { data: Pick<ChartData, "categories"> };

type LimitedTimes = LimitedBands & { positions: ArrayLike<number>; isTime: boolean };

type Drawn = { lines: SceneLine[]; texts: SceneText[] };
type BandPlaces = { band: BandScale; scale: LinearScale; plot: Box; width: number };
type TimePlaces = { x: LinearScale; y: LinearScale; plot: Box; width: number };

/** What draws limits: an addition, for charts whose authors show some. */
export type LimitParts = {
  resolve: (input: ChartInput, data: LimitedData, axis: { hasBands: boolean }) => DrawnLimit[];
  writeInScale: (limits: Limits, unit: AxisUnit, locale: Locale) => DrawnLimit[];
  stroke: (limit: DrawnLimit) => Omit<SceneLine, "from" | "to">;
  /** Room above the plot for names, and beneath it. */
  namesHeight: (limits: Limits, domain: Domain, width: number) => number;
  rowsHeight: (limits: Limits, domain: Domain, width: number) => number;
  /** Across columns, down bars, and over time. */
  layoutAcross: (model: LimitedBands, places: BandPlaces) => Drawn;
  layoutBelow: (model: LimitedBands, places: BandPlaces) => Drawn;
  layoutOverTime: (model: LimitedTimes, places: TimePlaces) => Drawn & { symbols: LimitSymbol[] };
  explain: (model: Limited & { domain: Domain }, axis: { isTime: boolean }) => LegendItem[];
  name: (limits: Limits, domain: Domain) => Pick<PlotScene, "limits">;
  listNotes: (
    limits: Limits,
    domain: Domain,
    words: Pick<ChartInput, "t" | "locale">,
  ) => SceneNote[];
};

/** What draws the limits of a chart; undefined where it shows none. */
export const limitsOf = ({ limits }: Pick<ChartInput, "limits">): LimitParts | undefined =>
  limits as LimitParts | undefined;

import type {
  ChartConfigOf,
  ChartContext,
  ChartType,
  ColorOrder,
  PaletteChoice,
} from "@statelier/document";
import type { ComponentId, Geography, Locale, ObservationTable } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { AreaMark, Box, ChartTheme, LineMark, SceneText } from "./scene.ts";

/** What the reader of a chart has changed: never stored with the chart. */
export type ChartView = {
  /** Segment values (measure ids on combined charts) switched off in the legend. */
  hiddenValues: readonly string[];
  /** Values of the time dimension, both ends included. */
  timeRange?: { from: string; to: string };
  /** What readers have chosen of the dimensions that are open to them; `table` follows it already. */
  filters?: Readonly<Record<ComponentId, string | readonly string[]>>;
  /** Wins over the author's mode where the chart can show percentages. */
  calculation?: "identity" | "percent";
  /** The values themselves where the author shows what is worked out of them, and lets readers switch. */
  isPlain?: boolean;
  /** The value of the animated dimension that is shown; the last one when absent. */
  animationValue?: string;
  /** Maps: the part of the plane of its projection that is shown; as the author left it when absent. */
  extent?: Box | undefined;
  /** Tables: the columns that the reader sorted by, first one first. */
  sorting?: readonly { componentId: ComponentId; sortingOrder: "asc" | "desc" }[];
  /** Tables: what the reader looks for. */
  search?: string;
  /** Tables: the page that is shown, from 0. */
  page?: number;
};

/** Nothing is hidden, narrowed or sorted. */
export const INITIAL_CHART_VIEW: ChartView = { hiddenValues: [] };

/** What stands around the values of points, and how they are written. */
export type AroundPoints = {
  plot: Box;
  mayBeBelow: boolean;
  others: readonly SceneText[];
  write: (value: number) => string;
};

/** Everything that a drawing depends on. */
export type ChartInput = ChartContext & {
  /** Observations after the filters of the query. */
  table: ObservationTable;
  /** Of a map; without it nothing of it can be drawn. */
  geography?: Geography | undefined;
  locale: Locale;
  /** Texts of the area `chart` in the language `locale`. */
  t: Translator;
  /** Pixels from edge to edge. */
  width: number;
  /** Pixels of the drawing without its legend; by rule when absent. */
  height?: number;
  /** Lines and areas are named at their ends, as far as that is possible, or never; by the room there is when absent. */
  namesAtEnds?: boolean;
  /** The series have their names beside their marks: the legend is for switching alone. */
  isNamed?: boolean;
  /** What an addition makes of the bars before they are laid out: the model of their type. */
  changeBars?: (model: never) => object;
  /** What draws the limits that the author shows (`LimitParts`). */
  limits?: object;
  /** What makes axes logarithmic, where the author wants one so (`LogParts`). */
  log?: object;
  /** What puts bars on top of one another, where the author wants them so (`StackParts`). */
  stacks?: object;
  /** Writes the values of lines and areas at their points, where the author wants them. */
  writeAtPoints?: (
    marks: readonly (LineMark | AreaMark)[],
    around: AroundPoints,
  ) => readonly SceneText[];
  /** What a palette gives out that has an order. */
  findOrder?: (palette: PaletteChoice) => ColorOrder | undefined;
  /** Where scales stay the same in an animation: reads its values side by side, as categories of one chart. */
  readFrames?: <Kind extends { fields: { category: { componentId: ComponentId } } }, Found>(
    read: (input: ChartInput, kind: Kind) => Found,
    input: ChartInput,
    kind: Kind,
  ) => Found;
  /** Names the ends of an axis of years (`NameYears`). */
  nameYears?: (labels: never, along: never) => object;
  theme: ChartTheme;
  /** Series differ by dash, shape or texture too; as the author chose when absent. On paper classes of numbers have none, as they differ by lightness. */
  patterns?: boolean | "paper";
  view: ChartView;
  /** The value that stands after all others of its dimension, whatever their order. */
  lastValue?: string;
  /** The rows that have a value of which nothing can be worked out: they are not missing. */
  isLeftOut?: (row: number) => boolean;
  /** Round numbers of the value axis of a chart over time, and its ends; by its data when absent. */
  valueTicks?: { ends: readonly [number, number]; ticks: readonly number[] };
  /** What draws lines another way than from value to value. */
  shapeLine?: (mark: LineMark, toPixel: (value: number) => number) => LineMark;
};

export type ChartInputOf<T extends ChartType> = Omit<ChartInput, "config"> & {
  config: ChartConfigOf<T>;
};

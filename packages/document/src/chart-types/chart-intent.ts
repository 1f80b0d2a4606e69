import type { ComponentId } from "@statelier/model";
import type {
  AnimationField,
  ChartConfigOf,
  ColorField,
  SegmentField,
  Sorting,
} from "../schema/index.ts";

type CategoryIntent = {
  componentId: ComponentId;
  sorting?: Sorting | undefined;
  useAbbreviations?: boolean | undefined;
};

type LineMeasure = ChartConfigOf<"line">["fields"]["y"];
type AreaMeasure = ChartConfigOf<"area">["fields"]["y"];

/** A measure with everything that any chart type says about one. */
export type MeasureIntent = LineMeasure & AreaMeasure;

export type SegmentIntent = Omit<SegmentField, "type"> & Partial<Pick<SegmentField, "type">>;

/** What an author means, whatever the chart type: the hub through which types are converted (CV1). */
export type ChartIntent = {
  /** Along the axis of categories or of time, or on the map. */
  category?: CategoryIntent;
  /** The main measure first. */
  measures: readonly MeasureIntent[];
  segment?: SegmentIntent;
  color?: ColorField;
  animation?: AnimationField;
};

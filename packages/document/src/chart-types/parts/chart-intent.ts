import type { ComponentId } from "@statelier/model";
import type {
  AnimationField,
  ColorField,
  MeasureField,
  SegmentField,
  Sorting,
} from "../../schema/fields.ts";

type CategoryIntent = {
  componentId: ComponentId;
  sorting?: Sorting | undefined;
  useAbbreviations?: boolean | undefined;
};

export type SegmentIntent = Omit<SegmentField, "type"> & Partial<Pick<SegmentField, "type">>;

/** What an author means, whatever the chart type: the hub through which types are converted (CV1). */
export type ChartIntent = {
  /** Along the axis of categories or of time, or on the map. */
  category?: CategoryIntent | undefined;
  /** The main measure first. */
  measures: readonly MeasureField[];
  segment?: SegmentIntent | undefined;
  color?: ColorField | undefined;
  animation?: AnimationField | undefined;
};

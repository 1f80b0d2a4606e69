import type { ComponentId, CubeMetadata } from "@statelier/model";
import type { ChartInput } from "../scene/chart-input.ts";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";

/** What a picture says of a dataset. */
export type PictureDataset = Pick<
  CubeMetadata,
  "iri" | "title" | "creator" | "dateModified" | "license" | "attribution"
> &
  Partial<Pick<CubeMetadata, "publicationStatus" | "version">>;

/** A chart as a picture that stands alone: with title, description, filters, source and date. */
export type PictureInput = {
  drawing: AnyChartDrawing;
  /** `width` is the picture's, from edge to edge; `t` knows the areas `chart` and `viewer`. */
  chart: ChartInput;
  datasets: readonly PictureDataset[];
  /** What the reader has chosen of a dimension. */
  dataFilters: Readonly<Record<ComponentId, string | readonly string[]>>;
  /** What must be known of the figures besides, in the reader's language: that they were kept, and from when they are. */
  warnings?: readonly string[];
  /** Where the chart can be read. */
  address?: string;
  /** Day on which the picture is made, as `2026-11-21`. */
  date?: string;
};

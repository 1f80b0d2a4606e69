import type { ChartView } from "@statelier/charts";
import type { ComponentId } from "@statelier/model";
import type { FilterChoice } from "./filter-choice.ts";

/** What a reader can change on a published chart; all of it stands in the address. */
export type ReaderChoices = {
  /** Per dimension that the author has opened to readers. */
  dataFilters: Record<ComponentId, FilterChoice>;
  timeRange?: { from: string; to: string };
  /** Values of the segment that are switched off. */
  hiddenValues: string[];
  calculation?: NonNullable<ChartView["calculation"]>;
  /** The values themselves in place of what the author shows of them. */
  isPlain?: boolean;
  /** Value of the animated dimension. */
  animationValue?: string;
  showTable: boolean;
  /** Of tables: by which columns rows are sorted, the first one first. */
  sorting?: NonNullable<ChartView["sorting"]>;
  /** Of charts that are tables: what readers look for. */
  search?: string;
  /** Of charts that are tables: the page that is shown, from 0. */
  page?: number;
};

export const NO_CHOICES: ReaderChoices = { dataFilters: {}, hiddenValues: [], showTable: false };

/** A part of an address that this chart does not know: shown to the reader, never obeyed. */
export type UnknownParam = {
  name: string;
  value: string;
  /** As readers know it. */
  label?: string;
  /** Where it is a period that ends before it begins. */
  period?: NonNullable<ReaderChoices["timeRange"]>;
};

/** What the metadata panel shows. */
export type PanelPlace = { section: "general" } | { section: "data"; componentId?: ComponentId };

import { findAnimation } from "@statelier/charts";
import type { Translator } from "@statelier/ui/messages";
import { PANEL_PARAM } from "./panel-place.ts";
import { deriveFilterNames } from "./view-params.ts";
import { findSegment, listReaderDimensions } from "../chart-state/reader-dimensions.ts";
import type { UnknownParam } from "../chart-state/reader-choices.ts";
import type { ChartState } from "../chart-state/chart-state.ts";

type Chart = Pick<ChartState, "config" | "components">;

const findFilterLabel = ({ config, components }: Chart, name: string): string | undefined => {
  const dimensions = listReaderDimensions(config, components);
  const names = deriveFilterNames(dimensions);
  return dimensions.find(({ id }) => name === names.get(id) || name === `f.${id}`)?.label;
};

/** A part of an address as readers know it: by the label of what it sets on the page, where there is one. */
export const nameParam = (chart: Chart, { name, period }: UnknownParam, t: Translator): string => {
  const { config, components } = chart;
  if (period) return t("viewer.time-range");
  if (name.startsWith("f.")) return findFilterLabel(chart, name) ?? name;
  if (name === "t.from") return t("viewer.time-range.from");
  if (name === "t.to") return t("viewer.time-range.to");
  if (name === "hide" || name === "show") return findSegment(config, components)?.label ?? name;
  if (name === "percent") return t("viewer.percent");
  if (name === "chart") return t("viewer.chart");
  if (name === PANEL_PARAM) return t("viewer.metadata");
  if (name !== "at") return name;
  const animated = findAnimation(config)?.componentId;
  return components.dimensions.find(({ id }) => id === animated)?.label ?? name;
};

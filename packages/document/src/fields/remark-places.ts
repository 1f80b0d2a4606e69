import type { ComponentId } from "@statelier/model";
import { chartTraits } from "../chart-types/chart-types.ts";
import { listPointDimensions, readFields } from "../chart-types/read-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { REMARK_TYPES, type RemarkType } from "../schema/extensions.ts";
import { listComponentsOfField } from "./field-candidates.ts";

/** Of which components a value says where a remark stands: those along an axis; of points what they are of, of a whole its parts. */
export const listRemarkComponents = (config: ChartConfig): ComponentId[] => {
  const { hasPoints, isWhole } = chartTraits[config.chartType];
  if (hasPoints) return listPointDimensions(config).slice(0, 1);
  if (isWhole) return [readFields(config).segment?.componentId ?? ""];
  return ["x", "y"].flatMap((name) => listComponentsOfField(config, name));
};

/** Points and slices stand along no dates or categories: nothing runs across a plot there; around a pie there is no number either. */
export const listRemarkTypes = (config: ChartConfig): readonly RemarkType[] => {
  const { hasPoints, isWhole } = chartTraits[config.chartType];
  if (isWhole) return ["text", "arrow"];
  if (!hasPoints) return REMARK_TYPES;
  return listRemarkComponents(config).length > 0 ? ["text", "arrow", "reference"] : ["reference"];
};

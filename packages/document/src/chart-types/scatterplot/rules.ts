import type { ChartRules } from "../chart-rules.ts";
import { checkAvailability } from "./availability.ts";
import { fromIntent, toIntent } from "./convert.ts";
import { fields } from "./fields.ts";
import { makeInitial } from "./initial.ts";

export const scatterplotRules: ChartRules<"scatterplot"> = {
  checkAvailability,
  makeInitial,
  fields,
  toIntent,
  fromIntent,
};

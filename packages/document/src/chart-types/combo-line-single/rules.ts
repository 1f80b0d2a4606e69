import type { ChartRules } from "../chart-rules.ts";
import { checkAvailability } from "./availability.ts";
import { fromIntent, toIntent } from "./convert.ts";
import { fields } from "./fields.ts";
import { makeInitial } from "./initial.ts";

export const comboLineSingleRules: ChartRules<"comboLineSingle"> = {
  checkAvailability,
  makeInitial,
  fields,
  toIntent,
  fromIntent,
};

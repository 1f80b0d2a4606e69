import type { CubeComponents } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent } from "../chart-intent.ts";
import { keepComboColors, keepTwoUnits } from "../parts/combos.ts";
import { keepTimeAxis } from "../parts/time-series.ts";

type Config = ChartConfigOf<"comboLineColumn">;

/** The measure of the left axis comes first. */
export const toIntent = ({ fields }: Config): ChartIntent => {
  const { lineComponentId, columnComponentId, lineAxisOrientation } = fields.y;
  const ids =
    lineAxisOrientation === "right"
      ? [columnComponentId, lineComponentId]
      : [lineComponentId, columnComponentId];
  return {
    category: fields.x,
    measures: ids.map((componentId) => ({ componentId })),
    color: fields.color,
  };
};

export const fromIntent = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config => {
  const x = keepTimeAxis(intent, initial.fields.x, components);
  const pair = keepTwoUnits(intent, components);
  if (!pair) return { ...initial, fields: { ...initial.fields, x } };
  const [column, line] = pair;
  return {
    ...initial,
    fields: {
      x,
      y: {
        columnComponentId: column.id,
        lineComponentId: line.id,
        lineAxisOrientation: "right",
      },
      color: keepComboColors(intent, [column.id, line.id]),
    },
  };
};

import { type ComponentId, type CubeComponents, findComponent } from "@statelier/model";
import { z } from "zod";
import { chartBase } from "../schema/chart-base.ts";
import type { ColorField } from "../schema/fields.ts";
import type { ChartRules } from "./chart-rules.ts";
import { needsTwoUnits } from "./parts/availability.ts";
import {
  chooseTwoUnits,
  COMBO_TRAITS,
  comboFieldsSchema,
  keepTwoUnitFields,
  makeComboBase,
  makeComboFields,
  makeComboMeasureField,
} from "./parts/combos.ts";
import { canStack } from "./parts/component-choice.ts";
import { makeMeasuresColor } from "./parts/initial-config.ts";

export const comboLineColumnSchema = z.object({
  ...chartBase,
  chartType: z.literal("comboLineColumn"),
  fields: comboFieldsSchema({
    lineComponentId: z.string(),
    columnComponentId: z.string(),
    lineAxisOrientation: z.enum(["left", "right"]),
  }),
});

const lineField = makeComboMeasureField("lineComponentId", "editor.field.line");
const columnField = makeComboMeasureField("columnComponentId", "editor.field.columns");

/** Of columns under a line: neutral, as light as can be told from paper, so that the line stands out. */
const QUIET_COLUMNS = "#98938a";

type Fields = z.infer<typeof comboLineColumnSchema>["fields"];

/** Columns stand back unless the chart had colours for its measures. */
const quietColumns = (fields: Fields, before?: ColorField): Fields => {
  const { color, y } = fields;
  if (color.type !== "measures" || before?.type === "measures") return fields;
  const colorMapping = { ...color.colorMapping, [y.columnComponentId]: QUIET_COLUMNS };
  return { ...fields, color: { ...color, colorMapping } };
};

/** Columns suit amounts that add up best, then what has a zero of its own; a temperature has none. */
const suitsColumns = (components: CubeComponents, id: ComponentId): number =>
  canStack(components, id) ? 2 : findComponent(components, id)?.scaleType === "Ratio" ? 1 : 0;

/** The measure that suits columns better stands in them, else the first; the first has the left axis. */
const assignMeasures = (
  components: CubeComponents,
  first: ComponentId,
  second: ComponentId,
): Fields["y"] =>
  suitsColumns(components, second) > suitsColumns(components, first)
    ? { columnComponentId: second, lineComponentId: first, lineAxisOrientation: "left" }
    : { columnComponentId: first, lineComponentId: second, lineAxisOrientation: "right" };

export const comboLineColumnRules: ChartRules<z.infer<typeof comboLineColumnSchema>> = {
  ...COMBO_TRAITS,
  checkAvailability: needsTwoUnits,
  makeInitial: (input) => {
    const { shared, x } = makeComboBase(input);
    const [line, column] = chooseTwoUnits(input.components);
    const y = {
      ...assignMeasures(input.components, column.id, line.id),
      lineAxisOrientation: "right" as const,
    };
    return {
      ...shared,
      chartType: "comboLineColumn",
      fields: quietColumns({
        x,
        y,
        color: makeMeasuresColor([y.columnComponentId, y.lineComponentId]),
      }),
    };
  },
  fields: makeComboFields(
    { ...columnField, options: columnField.options.filter((option) => option !== "axisStart") },
    { ...lineField, options: ["lineAxisSide", "sharedAxis", ...lineField.options] },
  ),
  /** The measure of the left axis comes first. */
  toIntent: ({ fields }) => {
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
  },
  fromIntent: (intent, initial, components) => ({
    ...initial,
    fields: quietColumns(
      keepTwoUnitFields(intent, initial.fields, components, (first, second) =>
        intent.color?.type === "measures"
          ? { columnComponentId: first, lineComponentId: second, lineAxisOrientation: "right" }
          : assignMeasures(components, first, second),
      ),
      intent.color,
    ),
  }),
};

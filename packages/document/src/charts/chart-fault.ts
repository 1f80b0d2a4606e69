import { type Component, type ComponentId, findComponent, kindTraits } from "@statelier/model";
import { chartRules } from "../chart-types/registry.ts";
import { unitOf } from "../chart-types/parts/component-choice.ts";
import type { FieldRole } from "../chart-types/parts/field-spec.ts";
import {
  type ChartContext,
  hasColumns,
  listAskedComponents,
  listSeriesMeasures,
} from "../chart-types/read-config.ts";
import { listComponentsOfField } from "../fields/field-candidates.ts";
import { chartTraits } from "../chart-types/chart-types.ts";

/** Why a chart cannot be drawn from its dataset; the id is that of an error, the message is the specification's. */
export type ChartFault = {
  id:
    | "NO_DIMENSION"
    | "MEASURE_NOT_NUMERICAL"
    | "DIMENSION_NOT_TEMPORAL"
    | "MEASURE_UNITS_DIFFER"
    | "MEASURE_UNITS_EQUAL";
  componentId: ComponentId;
  message: string;
};

const isMeasureRole = (role: FieldRole): boolean => role === "measure" || role === "comboMeasure";

const makeMissingFault = (
  componentId: ComponentId,
  message = `No dimension ${componentId} in cube!`,
): ChartFault => ({ id: "NO_DIMENSION", componentId, message });

const findFault = (
  role: FieldRole,
  componentId: ComponentId,
  component: Component | undefined,
): ChartFault | undefined => {
  if (!component) return makeMissingFault(componentId);
  if (isMeasureRole(role) && component.kind !== "NumericalMeasure")
    return {
      id: "MEASURE_NOT_NUMERICAL",
      componentId,
      message: `Measure ${componentId} is not numerical!`,
    };
  if (role === "time" && !kindTraits(component).canTimeFilter)
    return {
      id: "DIMENSION_NOT_TEMPORAL",
      componentId,
      message: `Dimension ${componentId} is not temporal!`,
    };
  return undefined;
};

/** One axis has one unit, two axes have two (FE9). */
const findUnitFault = ({ config, components }: ChartContext): ChartFault | undefined => {
  const [first, ...others] = listSeriesMeasures(config).flatMap(
    (id) => findComponent(components, id) ?? [],
  );
  if (!first) return undefined;
  const isSingle = chartTraits[config.chartType].measureUnits === "same";
  const wrong = others.find((measure) => (unitOf(measure) === unitOf(first)) !== isSingle);
  if (!wrong) return undefined;
  const componentId = wrong.id;
  return isSingle
    ? {
        id: "MEASURE_UNITS_DIFFER",
        componentId,
        message: `Measure ${componentId} has another unit than ${first.id}!`,
      }
    : {
        id: "MEASURE_UNITS_EQUAL",
        componentId,
        message: `Measure ${componentId} has the same unit as ${first.id}!`,
      };
};

/** A chart without one of its parts would show other numbers under the same title. */
const findMissingPart = ({ config, components }: ChartContext): ChartFault | undefined => {
  const missing = listAskedComponents(config).find(
    (id) => id !== "" && !findComponent(components, id),
  );
  if (missing === undefined) return undefined;
  return hasColumns(config)
    ? makeMissingFault(missing, `No component ${missing}`)
    : makeMissingFault(missing);
};

/** The first field that its dataset cannot fill (FE6), or a measure whose unit does not go with the others (FE9). */
export const findChartFault = (chart: ChartContext): ChartFault | undefined =>
  chartRules[chart.config.chartType].fields
    .filter(({ required }) => required)
    .flatMap(({ field, role }) =>
      listComponentsOfField(chart.config, field).map((id) =>
        findFault(role, id, findComponent(chart.components, id)),
      ),
    )
    .find((fault) => fault !== undefined) ??
  findMissingPart(chart) ??
  findUnitFault(chart);

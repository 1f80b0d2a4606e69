import { type Component, type ComponentId, findComponent, kindTraits } from "@statelier/model";
import { chartRules } from "../chart-types/registry.ts";
import type { FieldRole } from "../chart-types/chart-rules.ts";
import type { DashboardChart } from "./dashboard-candidates.ts";
import { listComponentsOfField } from "./field-candidates.ts";

/** Why a chart cannot be drawn from its dataset; the id is that of an error, the message is the specification's. */
export type ChartFault = {
  id: "NO_DIMENSION" | "MEASURE_NOT_NUMERICAL" | "DIMENSION_NOT_TEMPORAL";
  componentId: ComponentId;
  message: string;
};

const isMeasureRole = (role: FieldRole): boolean => role === "measure" || role === "comboMeasure";

const findFault = (
  role: FieldRole,
  componentId: ComponentId,
  component: Component | undefined,
): ChartFault | undefined => {
  if (!component)
    return { id: "NO_DIMENSION", componentId, message: `No dimension ${componentId} in cube!` };
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

/** The first field that the chart must have and that its dataset cannot fill (FE6). */
export const findChartFault = ({ config, components }: DashboardChart): ChartFault | undefined =>
  chartRules[config.chartType].fields
    .filter(({ required }) => required)
    .flatMap(({ field, role }) =>
      listComponentsOfField(config, field).map((id) =>
        findFault(role, id, findComponent(components, id)),
      ),
    )
    .find((fault) => fault !== undefined);

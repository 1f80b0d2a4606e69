import type { CubeComponents } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent, MeasureIntent } from "../chart-intent.ts";
import { findMeasure } from "../parts/carry-over.ts";
import { keepSeries, keepTimeAxis } from "../parts/time-series.ts";

type Config = ChartConfigOf<"line">;

export const toIntent = ({ fields }: Config): ChartIntent => ({
  category: fields.x,
  measures: [fields.y],
  color: fields.color,
  ...(fields.segment ? { segment: fields.segment } : {}),
});

const lineMeasure = ({
  imputationType: _areaOnly,
  ...measure
}: MeasureIntent): Config["fields"]["y"] => measure;

export const fromIntent = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config => {
  const x = keepTimeAxis(intent, initial.fields.x, components);
  const y = lineMeasure(findMeasure(intent, components) ?? initial.fields.y);
  return { ...initial, fields: { x, y, ...keepSeries(intent, x.componentId, components) } };
};

import type { CubeComponents } from "@statelier/model";
import type { ChartBase } from "../schema/chart-base.ts";
import type { Json } from "../schema/json-object.ts";
import type { ChartType } from "./chart-types.ts";
import type { DisabledReason } from "./parts/availability.ts";
import type { ChartIntent } from "./parts/chart-intent.ts";
import type { FieldSpec } from "./parts/field-spec.ts";
import type { InitialInput } from "./parts/initial-config.ts";

/** Another type that shows the same better. */
type Suggestion = {
  /** The field whose values are counted. */
  field: "segment" | "x";
  /** Values of it up to which nothing is suggested. */
  mostValues: number;
  chartType: ChartType;
  /** What is meant by the other type, of what is meant by this one. */
  adapt: (intent: ChartIntent) => ChartIntent;
  /** Message ids of why, and of the button that takes it. */
  reason: "editor.many-slices" | "editor.many-columns";
  action: "editor.many-slices.bars";
};

/** The saved half of a chart type beside its schema. */
export type ChartRules<Config extends ChartBase & { chartType: ChartType; fields: object }> = {
  checkAvailability: (components: CubeComponents) => DisabledReason | undefined;
  /** The first config; called only where the type is available. */
  makeInitial: (input: InitialInput) => Config;
  fields: readonly FieldSpec[];
  toIntent: (config: Config, components: CubeComponents) => ChartIntent;
  /** `initial` with everything of the intent that this type can hold. */
  fromIntent: (intent: ChartIntent, initial: Config, components: CubeComponents) => Config;
  /** What follows from fields that only this type has. */
  normalize?: (config: Config) => Config;
  /** A stored config in the form that is written today. */
  repair?: (chart: Json) => Json;
  /** Limits stand across marks that have no others beside them, are lines and symbols of moments, or neither. */
  limits: "bands" | "symbols" | "none";
  /** Values are written where there is room, or when they are asked for: of all series, or of a single one. */
  valueLabels: "automatic" | "of-series" | "on-request";
  /** The names of series stand at what they draw where there is room. */
  namesInPlace: boolean;
  /** While it is animated, scales may follow the moment that is shown. */
  dynamicScales: boolean;
  suggestion?: Suggestion;
};

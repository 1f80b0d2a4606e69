import type { ChartKey, ComponentKind, CubeComponents } from "@statelier/model";
import type { ChartConfigOf, CubeConfig, Meta, SortingType } from "../schema/index.ts";
import type { ChartType } from "./chart-types.ts";
import type { ChartIntent } from "./chart-intent.ts";

/** Message ids of why a chart type cannot be used (CT1 to CT7). */
export type DisabledReason =
  | "controls.chart.disabled.numerical"
  | "controls.chart.disabled.categorical"
  | "controls.chart.disabled.geographical"
  | "controls.chart.disabled.multiple-measures"
  | "controls.chart.disabled.temporal"
  | "controls.chart.disabled.different-unit"
  | "controls.chart.disabled.same-unit"
  | "controls.chart.disabled.map";

/** A dataset of a chart before anything is filtered. */
export type CubeChoice = Pick<CubeConfig, "iri" | "joinBy">;

export type InitialInput = {
  components: CubeComponents;
  cubes: readonly CubeChoice[];
  key: ChartKey;
  meta?: Meta | undefined;
};

/** A control that the panel of a field offers. */
export type FieldOption =
  | "abbreviations"
  | "animation"
  | "calculation"
  | "chartSubType"
  | "color"
  | "colorComponent"
  | "confidenceInterval"
  | "conversion"
  | "customDomain"
  | "dots"
  | "filterValues"
  | "imputation"
  | "legendTitle"
  | "limits"
  | "lineAxisSide"
  | "lockView"
  | "opacity"
  | "partValues"
  | "showValues"
  | "showBaseMap"
  | "size"
  | "sorting"
  | "standardError";

/** What a field does in its chart; decides what happens when its component changes. */
export type FieldRole =
  | "measure"
  | "category"
  | "time"
  | "segment"
  | "animation"
  | "areaLayer"
  | "symbolLayer"
  | "comboMeasure"
  | "baseLayer";

/** What the editor offers for one field of a chart type, in the order shown. */
export type FieldSpec = {
  /** Name under `fields` of the config; `y.leftAxisComponentId` and the like on combined charts. */
  field: string;
  role: FieldRole;
  required: boolean;
  /** Holds a list of components. */
  many?: true;
  /** May share its component with other fields. */
  shared?: true;
  kinds: readonly ComponentKind[];
  options: readonly FieldOption[];
  sortingTypes?: readonly SortingType[];
};

/** The saved half of a chart type. */
export type ChartRules<T extends ChartType> = {
  checkAvailability: (components: CubeComponents) => DisabledReason | undefined;
  /** The first config; called only where the type is available. */
  makeInitial: (input: InitialInput) => ChartConfigOf<T>;
  fields: readonly FieldSpec[];
  toIntent: (config: ChartConfigOf<T>, components: CubeComponents) => ChartIntent;
  /** `initial` with everything of the intent that this type can hold. */
  fromIntent: (
    intent: ChartIntent,
    initial: ChartConfigOf<T>,
    components: CubeComponents,
  ) => ChartConfigOf<T>;
};

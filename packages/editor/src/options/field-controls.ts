import type { FieldOption } from "@statelier/document";
import type { ReactNode } from "react";
import { MappedFilter } from "../controls/mapped-filter.tsx";
import { AnimationControls } from "./animation-controls.tsx";
import { AxisStartControl, LogAxisSwitch, SharedAxisControl } from "./axis-controls.tsx";
import { BelowZeroColor } from "./below-zero-color.tsx";
import { CalculationControls } from "./calculation-controls.tsx";
import { ColorControls } from "./color-controls.tsx";
import { ConversionControls } from "./conversion-controls.tsx";
import { DomainControls } from "./domain-controls.tsx";
import { DotControls } from "./dot-controls.tsx";
import { ImputationControl, KindControl, LineAxisControl, StackControl } from "./field-choice.tsx";
import type { FieldControlProps } from "./field-control.ts";
import {
  AbbreviationSwitch,
  ConfidenceIntervalSwitch,
  LegendTitleSwitch,
  StandardErrorSwitch,
} from "./field-switch.tsx";
import { LimitControls } from "./limit-controls.tsx";
import { LayerColors, LayerOpacity, SymbolSize } from "./map-controls.tsx";
import { PanelsControl } from "./panels-control.tsx";
import { PartValues } from "./part-values.tsx";
import { PercentSwitch } from "./percent-switch.tsx";
import {
  ColorLevelControl,
  DotSizeControl,
  PointLabelsControl,
  PointsControl,
} from "./point-controls.tsx";
import { SmoothingControl } from "./smoothing-control.tsx";
import { SortingControls } from "./sorting-controls.tsx";
import { AdditiveSwitch, LargestControl } from "./sum-controls.tsx";
import { ValueLabels } from "./value-labels.tsx";

type Control = (props: FieldControlProps) => ReactNode;

/** The control of each option that a field of a chart with fields offers; none for those of a whole map, which its section has. */
export const FIELD_CONTROLS: Readonly<Record<FieldOption, Control | undefined>> = {
  abbreviations: AbbreviationSwitch,
  additive: AdditiveSwitch,
  animation: AnimationControls,
  axisStart: AxisStartControl,
  belowZero: BelowZeroColor,
  calculate: CalculationControls,
  calculation: PercentSwitch,
  chartSubType: StackControl,
  color: ColorControls,
  colorComponent: LayerColors,
  colorLevel: ColorLevelControl,
  confidenceInterval: ConfidenceIntervalSwitch,
  conversion: ConversionControls,
  customDomain: DomainControls,
  dots: DotControls,
  dotSize: DotSizeControl,
  filterValues: MappedFilter,
  imputation: ImputationControl,
  kind: KindControl,
  largest: LargestControl,
  legendTitle: LegendTitleSwitch,
  limits: LimitControls,
  lineAxisSide: LineAxisControl,
  lockView: undefined,
  logAxis: LogAxisSwitch,
  opacity: LayerOpacity,
  panels: PanelsControl,
  partValues: PartValues,
  pointLabels: PointLabelsControl,
  points: PointsControl,
  sharedAxis: SharedAxisControl,
  showBaseMap: undefined,
  showValues: ValueLabels,
  size: SymbolSize,
  smoothing: SmoothingControl,
  sorting: SortingControls,
  standardError: StandardErrorSwitch,
};

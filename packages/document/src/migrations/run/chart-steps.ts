import { baseLayerLock } from "../chart/1.0.1-base-layer-lock.ts";
import { symbolLayerColors } from "../chart/1.0.2-symbol-layer-colors.ts";
import { layersWithoutShow } from "../chart/1.1.0-layers-without-show.ts";
import { layerColor } from "../chart/1.1.1-layer-color.ts";
import { categoricalAreaColor } from "../chart/1.2.0-categorical-area-color.ts";
import { timeRange } from "../chart/1.2.1-time-range.ts";
import { timeSlider } from "../chart/1.3.0-time-slider.ts";
import { animation } from "../chart/1.4.0-animation.ts";
import { timeRangeComponent } from "../chart/1.4.1-time-range-component.ts";
import { calculation } from "../chart/1.4.2-calculation.ts";
import { chartKey } from "../chart/2.0.0-chart-key.ts";
import { comboCharts } from "../chart/2.1.0-combo-charts.ts";
import { comboColors } from "../chart/2.2.0-combo-colors.ts";
import { dataSet } from "../chart/2.3.0-data-set.ts";
import { cubes } from "../chart/3.0.0-cubes.ts";
import { layerOpacity } from "../chart/3.1.0-layer-opacity.ts";
import { publishIri } from "../chart/3.2.0-publish-iri.ts";
import { joinByList } from "../chart/3.3.0-join-by-list.ts";
import { chartLabel } from "../chart/3.4.0-chart-label.ts";
import { componentIds } from "../chart/4.0.0-component-ids.ts";
import { colorField } from "../chart/4.1.0-color-field.ts";
import { limits } from "../chart/4.2.0-limits.ts";
import { customLayers } from "../chart/4.3.0-custom-layers.ts";
import { showValuesMapping } from "../chart/4.4.0-show-values-mapping.ts";
import { conversionUnits } from "../chart/4.5.0-conversion-units.ts";
import { filterTypes } from "../chart/4.6.0-filter-types.ts";
import { annotations } from "../chart/5.0.0-annotations.ts";
import { tableLinks } from "../chart/5.1.0-table-links.ts";
import { limitColumnWidths } from "../chart/5.2.0-limit-column-widths.ts";
import { sequence } from "./sequence.ts";
import type { ChartTools } from "../step.ts";

/** Every step of a chart config, oldest first. */
export const chartSteps = sequence<ChartTools>("chart")([
  baseLayerLock,
  symbolLayerColors,
  layersWithoutShow,
  layerColor,
  categoricalAreaColor,
  timeRange,
  timeSlider,
  animation,
  timeRangeComponent,
  calculation,
  chartKey,
  comboCharts,
  comboColors,
  dataSet,
  cubes,
  layerOpacity,
  publishIri,
  joinByList,
  chartLabel,
  componentIds,
  colorField,
  limits,
  customLayers,
  showValuesMapping,
  conversionUnits,
  filterTypes,
  annotations,
  tableLinks,
  limitColumnWidths,
]);

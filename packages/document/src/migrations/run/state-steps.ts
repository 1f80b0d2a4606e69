import { severalCharts } from "../state/2.0.0-several-charts.ts";
import { dataSetInCharts } from "../state/3.0.0-data-set-in-charts.ts";
import { cubes } from "../state/3.0.1-cubes.ts";
import { layout } from "../state/3.1.0-layout.ts";
import { publishIri } from "../state/3.2.0-publish-iri.ts";
import { cachedDataSource } from "../state/3.2.1-cached-data-source.ts";
import { dashboardFilters } from "../state/3.3.0-dashboard-filters.ts";
import { joinByList } from "../state/3.4.0-join-by-list.ts";
import { dashboardTimeRange } from "../state/3.5.0-dashboard-time-range.ts";
import { dashboardDataFilters } from "../state/3.6.0-dashboard-data-filters.ts";
import { labels } from "../state/3.7.0-labels.ts";
import { layoutsMetadata } from "../state/3.8.0-layouts-metadata.ts";
import { componentIds } from "../state/4.0.0-component-ids.ts";
import { colorField } from "../state/4.1.0-color-field.ts";
import { blocks } from "../state/4.2.0-blocks.ts";
import { limits } from "../state/4.3.0-limits.ts";
import { customLayers } from "../state/4.4.0-custom-layers.ts";
import { showValuesMapping } from "../state/4.5.0-show-values-mapping.ts";
import { conversionUnits } from "../state/4.6.0-conversion-units.ts";
import { filterTypes } from "../state/4.7.0-filter-types.ts";
import { annotations } from "../state/5.0.0-annotations.ts";
import { tableLinks } from "../state/5.1.0-table-links.ts";
import { limitColumnWidths } from "../state/5.2.0-limit-column-widths.ts";
import { sequence } from "./sequence.ts";
import type { StateTools } from "../step.ts";

/** Every step of a configurator state, oldest first. */
export const stateSteps = sequence<StateTools>("state")([
  severalCharts,
  dataSetInCharts,
  cubes,
  layout,
  publishIri,
  cachedDataSource,
  dashboardFilters,
  joinByList,
  dashboardTimeRange,
  dashboardDataFilters,
  labels,
  layoutsMetadata,
  componentIds,
  colorField,
  blocks,
  limits,
  customLayers,
  showValuesMapping,
  conversionUnits,
  filterTypes,
  annotations,
  tableLinks,
  limitColumnWidths,
]);

import { FIXED_MAP_COLOR, makeMapColor, MAP_COLOR_KINDS } from "../../chart-types/map.ts";
import {
  changePalette,
  completeColors,
  isHexColor,
  resetPalette,
  setColor,
  setColorMapping,
} from "../../fields/change-color.ts";
import { deriveFilters } from "../../filters/derive-filters.ts";
import { type ComponentKind, findComponent } from "@statelier/model";
import {
  changeChart,
  changeChartWith,
  changeCubes,
  type ChartsHandler,
  CONFIGURING,
  type HandlerResult,
  type MachineContext,
} from "../events/handler.ts";
import type { ChartConfig } from "../../chart-types/registry.ts";
import type { StateWithCharts } from "../../document/configurator-state.ts";
import { hasLayers } from "../../chart-types/read-config.ts";

/** Changes the active chart, whose colours are written down first; as they are where its components are not known. */
const changeColors = (
  state: StateWithCharts,
  context: MachineContext,
  change: (config: ChartConfig) => ChartConfig | undefined,
): HandlerResult =>
  changeChart(state, (config) => {
    const components = context.findComponents(config.cubes);
    return change(components ? completeColors(config, components) : config);
  });

const changeColor: ChartsHandler<"CHART_COLOR_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeColors(state, context, (config) =>
      isHexColor(event.color) ? setColor(config, event) : undefined,
    ),
};

/** The component that coloured the layer before keeps no filter of its own (MP6). */
const setColorComponent: ChartsHandler<"COLOR_FIELD_SET"> = {
  allowed: CONFIGURING,
  handle: (state, { field, componentId }, context) =>
    changeChartWith(state, context, (config, components) => {
      if (!hasLayers(config)) return undefined;
      const layer = config.fields[field];
      const component = findComponent(components, componentId ?? "");
      const kinds: readonly ComponentKind[] = MAP_COLOR_KINDS[field];
      if (!layer || (componentId && !(component && kinds.includes(component.kind)))) {
        return undefined;
      }
      if (!component && field === "areaLayer") return undefined;
      const previous = "componentId" in layer.color ? layer.color.componentId : undefined;
      const color = component ? makeMapColor(component) : { ...FIXED_MAP_COLOR };
      const fields = { ...config.fields, [field]: { ...layer, color } };
      const cleaned = changeCubes({ ...config, fields }, (cube) => ({
        ...cube,
        filters: Object.fromEntries(
          Object.entries(cube.filters).filter(
            ([id]) => id !== previous || id === layer.componentId || id === componentId,
          ),
        ),
      }));
      return deriveFilters(cleaned, components);
    }),
};

const choosePalette: ChartsHandler<"CHART_PALETTE_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) =>
      changePalette(completeColors(config, components), event, components),
    ),
};

const dropOwnColors: ChartsHandler<"CHART_PALETTE_RESET"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) =>
      resetPalette(completeColors(config, components), event.field, components),
    ),
};

const updateMapping: ChartsHandler<"CHART_CONFIG_UPDATE_COLOR_MAPPING"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeColors(state, context, (config) =>
      Object.values(event.colorMapping).every(isHexColor)
        ? setColorMapping(config, event.field, event.colorMapping)
        : undefined,
    ),
};

export const colorHandlers = {
  CHART_COLOR_CHANGED: changeColor,
  COLOR_FIELD_SET: setColorComponent,
  CHART_PALETTE_CHANGED: choosePalette,
  CHART_PALETTE_RESET: dropOwnColors,
  CHART_CONFIG_UPDATE_COLOR_MAPPING: updateMapping,
};

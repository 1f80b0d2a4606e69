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
import { type ComponentKind, type CubeComponents, findComponent } from "@statelier/model";
import {
  changeChart,
  changeChartWith,
  changeCubes,
  type ChartsHandler,
  CONFIGURING,
  EDITING,
  type HandlerResult,
  type MachineContext,
  replaceChart,
} from "../events/handler.ts";
import type { ChartConfig } from "../../chart-types/registry.ts";
import type { StateWithCharts } from "../../document/configurator-state.ts";
import { isSame } from "../../document/is-same.ts";
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

/** The map with quantile classes; undefined where its areas have no longer the colours that it was made with (MP12). */
const withSkewedClasses = (
  config: ChartConfig,
  nbClass: number,
  { measures }: CubeComponents,
): ChartConfig | undefined => {
  const areaLayer = hasLayers(config) ? config.fields.areaLayer : undefined;
  if (areaLayer?.color.type !== "numerical") return undefined;
  const { color } = areaLayer;
  const measure = measures.find(({ id }) => id === color.componentId);
  if (!measure || !isSame(color, makeMapColor(measure))) return undefined;
  const classes = { scaleType: "discrete", interpolationType: "quantile", nbClass } as const;
  const fields = { ...config.fields, areaLayer: { ...areaLayer, color: { ...color, ...classes } } };
  return { ...config, fields } as ChartConfig;
};

/** Classes as the map would have begun with them, had its observations been there; not over what its author has chosen (MP12). */
const skewFound: ChartsHandler<"MAP_SKEW_FOUND"> = {
  allowed: EDITING,
  handle: (state, { chartKey, classCount }, context) => {
    const config = state.chartConfigs.find(({ key }) => key === chartKey);
    const components = config && context.findComponents(config.cubes);
    if (!components) return undefined;
    const changed = withSkewedClasses(config, classCount, components);
    return changed && { state: replaceChart(state, chartKey, changed) };
  },
};

export const colorHandlers = {
  MAP_SKEW_FOUND: skewFound,
  CHART_COLOR_CHANGED: changeColor,
  COLOR_FIELD_SET: setColorComponent,
  CHART_PALETTE_CHANGED: choosePalette,
  CHART_PALETTE_RESET: dropOwnColors,
  CHART_CONFIG_UPDATE_COLOR_MAPPING: updateMapping,
};

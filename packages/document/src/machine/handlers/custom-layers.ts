import type { ChartConfig } from "../../chart-types/registry.ts";
import type { CustomLayer } from "../../chart-types/map.ts";
import type { StateWithCharts } from "../../document/configurator-state.ts";
import {
  changeChart,
  type ChartsHandler,
  CONFIGURING,
  type HandlerResult,
} from "../events/handler.ts";
import { nameLayer } from "../../chart-types/map-services.ts";
import { hasLayers } from "../../chart-types/read-config.ts";

const changeLayers = (
  state: StateWithCharts,
  change: (layers: CustomLayer[]) => CustomLayer[] | undefined,
): HandlerResult =>
  changeChart(state, (config): ChartConfig | undefined => {
    if (!hasLayers(config)) return undefined;
    const customLayers = change(config.baseLayer.customLayers);
    return customLayers && { ...config, baseLayer: { ...config.baseLayer, customLayers } };
  });

/** Layers of one id are the same where they are of one service; without an address, of any. */
const isLayer =
  ({ type, id }: Pick<CustomLayer, "type" | "id">, url: string | undefined) =>
  (layer: CustomLayer): boolean =>
    layer.type === type && layer.id === id && (url === undefined || nameLayer(layer)?.url === url);

/** A new layer lies above the areas and does not follow time (ML1). */
const add: ChartsHandler<"CUSTOM_LAYER_ADD"> = {
  allowed: CONFIGURING,
  handle: (state, { layer }) =>
    changeLayers(state, (layers) => {
      const added = { ...layer, isBehindAreaLayer: false, syncTemporalFilters: false };
      return layers.some(isLayer(added, nameLayer(added)?.url)) ? undefined : [...layers, added];
    }),
};

const remove: ChartsHandler<"CUSTOM_LAYER_REMOVE"> = {
  allowed: CONFIGURING,
  handle: (state, { layerType: type, layerId: id, layerUrl }) =>
    changeLayers(state, (layers) => {
      const isRemoved = isLayer({ type, id }, layerUrl);
      const left = layers.filter((layer) => !isRemoved(layer));
      return left.length < layers.length ? left : undefined;
    }),
};

const swap: ChartsHandler<"CUSTOM_LAYER_SWAP"> = {
  allowed: CONFIGURING,
  handle: (state, { oldIndex, newIndex }) =>
    changeLayers(state, (layers) => {
      const [from, to] = [layers[oldIndex], layers[newIndex]];
      return from && to ? layers.with(oldIndex, to).with(newIndex, from) : undefined;
    }),
};

const update: ChartsHandler<"CUSTOM_LAYER_UPDATE"> = {
  allowed: CONFIGURING,
  handle: (state, { layer }) =>
    changeLayers(state, (layers) => {
      const index = layers.findIndex(isLayer(layer, nameLayer(layer)?.url));
      return index < 0 ? undefined : layers.with(index, layer);
    }),
};

export const customLayerHandlers = {
  CUSTOM_LAYER_ADD: add,
  CUSTOM_LAYER_REMOVE: remove,
  CUSTOM_LAYER_SWAP: swap,
  CUSTOM_LAYER_UPDATE: update,
};

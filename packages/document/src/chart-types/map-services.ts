import {
  type LayerName,
  type LayerTime,
  normalizeServiceUrl,
  type ServiceProblem,
} from "@statelier/model";
import type { CustomLayer } from "./map.ts";
import { hasLayers } from "./read-config.ts";
import type { ChartConfig } from "./registry.ts";

const normalizeProjection = (projection: string): string =>
  projection
    .trim()
    .replace(/^urn:ogc:def:crs:([^:]+):.*:/i, "$1:")
    .replace(/^https?:\/\/www\.opengis\.net\/def\/crs\/([^/]+)\/[^/]*\//i, "$1:")
    .toUpperCase();

const WEB_MERCATOR: readonly string[] = ["EPSG:3857", "EPSG:900913"];

/** The name by which a service is asked for EPSG:3857; undefined where it does not offer it. */
export const nameWebMercator = (projections: readonly string[]): string | undefined => {
  const offered = projections.map(normalizeProjection);
  return WEB_MERCATOR.find((name) => offered.includes(name));
};

/** Maps are drawn in EPSG:3857, however a service writes it; a layer without it is left out (ML2). */
export const findLayerProblem = ({
  projections,
}: {
  projections: readonly string[];
}): ServiceProblem | undefined =>
  nameWebMercator(projections) === undefined ? "wmts.layer-not-supported-crs" : undefined;

/** The service of a layer and its name there; undefined without an address (ML3). */
export const nameLayer = (layer: CustomLayer): LayerName | undefined => {
  const url = layer.type === "wms" ? layer.endpoint : layer.url;
  return url ? { type: layer.type, url: normalizeServiceUrl(url), id: layer.id } : undefined;
};

/** The layers of map services of a chart, in the author's order: the last one lies on top. */
export const listCustomLayers = (config: ChartConfig): readonly CustomLayer[] =>
  hasLayers(config) ? config.baseLayer.customLayers : [];

/** A map with a layer of a service is drawn in its projection, in every form (ML6). */
export const isWebMercator = (config: ChartConfig): boolean => listCustomLayers(config).length > 0;

/** A layer follows the chart's time where it has more than one value of it (ML4). */
export const canSyncTemporalFilters = (time: Pick<LayerTime, "values"> | undefined): boolean => {
  const values = new Set(time?.values);
  if (values.size !== 1) return values.size > 1;
  const [start, end] = [...values][0]?.split("/") ?? [];
  return end !== undefined && end !== start;
};

/** The address of a service is one of the web (ML5). */
export const findProviderProblem = (url: string): ServiceProblem | undefined =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
    ? undefined
    : "wmts.error-invalid-url";

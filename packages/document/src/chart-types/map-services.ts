/** What a map service declares of a layer that an author may add. */
export type ServiceLayer = {
  type: "wms" | "wmts";
  /** Where tiles come from; without it the layer is left out. */
  url?: string | undefined;
  /** Projections that it offers, as the service writes them. */
  projections: readonly string[];
  /** Values of its dimension of time. */
  dimensionValues?: readonly string[] | undefined;
};

/** Message ids of why a layer or a service cannot be used. */
export type ServiceProblem = "wmts.layer-not-supported-crs" | "wmts.error-invalid-url";

const normalizeProjection = (projection: string): string =>
  projection
    .trim()
    .replace(/^urn:ogc:def:crs:([^:]+):[^:]*:/i, "$1:")
    .replace(/^https?:\/\/www\.opengis\.net\/def\/crs\/([^/]+)\/[^/]*\//i, "$1:")
    .toUpperCase();

const WEB_MERCATOR: readonly string[] = ["EPSG:3857", "EPSG:900913"];

/** Maps are drawn in EPSG:3857, however a service writes it; a layer without it is left out (ML2). */
export const findLayerProblem = ({
  projections,
}: Pick<ServiceLayer, "projections">): ServiceProblem | undefined =>
  projections.some((projection) => WEB_MERCATOR.includes(normalizeProjection(projection)))
    ? undefined
    : "wmts.layer-not-supported-crs";

/** A layer is drawn from an address, in a projection that the map has (ML2, ML3). */
export const canDrawLayer = (layer: ServiceLayer): boolean =>
  layer.url !== undefined && layer.url !== "" && findLayerProblem(layer) === undefined;

/** A layer follows the chart's time where it has more than one value of it (ML4). */
export const canSyncTemporalFilters = ({
  type,
  dimensionValues = [],
}: Pick<ServiceLayer, "type" | "dimensionValues">): boolean =>
  type === "wmts" && new Set(dimensionValues).size > 1;

/** The address of a service is one of the web (ML5). */
export const findProviderProblem = (url: string): ServiceProblem | undefined =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
    ? undefined
    : "wmts.error-invalid-url";

/** A WMS or WMTS service whose layers authors may put on their maps, as the operator lists it. */
export type MapProvider = {
  /** Address of the service, as documents name it. */
  url: string;
  /** What has been found out about it; absent while nobody has. */
  canListLayers?: boolean | undefined;
  canDisplayLayers?: boolean | undefined;
  canDisplayOnMapGeoAdmin?: boolean | undefined;
  /** Names of layers that are known to work. */
  workingLayers?: readonly string[] | undefined;
  note?: string | undefined;
};

/** One size of the tiles of a layer, in the plane of EPSG:3857. */
export type TileMatrix = {
  id: string;
  /** Metres of the plane to a pixel. */
  resolution: number;
  /** The corner at the top left, in metres. */
  left: number;
  top: number;
  tileWidth: number;
  tileHeight: number;
  columns: number;
  rows: number;
};

/** Metres of the plane to a pixel between which a service draws a layer; beyond them its pictures are empty. */
export type ResolutionRange = { finest?: number | undefined; coarsest?: number | undefined };

/**
 * How the pictures of a layer are asked for, in EPSG:3857: of any extent, by adding BBOX, WIDTH and HEIGHT to an
 * address, or tile by tile, by filling `{TileMatrix}`, `{TileRow}` and `{TileCol}`. Where the layer has time, `{Time}`.
 */
export type LayerPictures =
  | ({ kind: "extent"; url: string } & ResolutionRange)
  | { kind: "tiles"; template: string; matrices: readonly TileMatrix[] };

/** The address of pictures before anything is filled into it. */
export const urlOfPictures = (pictures: LayerPictures): URL =>
  new URL(pictures.kind === "extent" ? pictures.url : pictures.template.replace(/[{}]/g, ""));

/** The times of a layer: single ones, and intervals as `start/end/period`. */
export type LayerTime = { values: readonly string[]; initial?: string | undefined };

/** Message ids of why a layer or a service cannot be used. */
export type ServiceProblem =
  | "wmts.layer-not-supported-crs"
  | "wmts.error-invalid-url"
  | "wmts.not-listed"
  | "wmts.unavailable"
  | "wmts.unreadable"
  | "wmts.exception"
  | "wmts.foreign-host"
  | "wmts.unknown-layer";

/** A layer of a service. One without `pictures` groups others, or has a problem. */
export type ServiceLayer = {
  type: "wms" | "wmts";
  id: string;
  title: string;
  description?: string | undefined;
  legendUrl?: string | undefined;
  /** Where its data lie. */
  dataUrl?: string | undefined;
  /** Whom the reader must be told of, as plain text. */
  attribution?: string | undefined;
  pictures?: LayerPictures | undefined;
  time?: LayerTime | undefined;
  problem?: ServiceProblem | undefined;
  children?: readonly ServiceLayer[] | undefined;
};

/** What a service says of itself. */
export type MapService = {
  layers: readonly ServiceLayer[];
  /** Why there are none. */
  problem?: ServiceProblem | undefined;
  /** In the words of the service, or of whoever could not reach it. */
  detail?: string | undefined;
};

/** Whether a service gives no list of its layers now, which says nothing of them. */
export const isServiceAway = ({ problem }: Pick<MapService, "problem">): boolean =>
  problem === "wmts.unavailable" || problem === "wmts.unreadable" || problem === "wmts.exception";

/** A layer that a chart names: the address of its service, and its name there. */
export type LayerName = { type: "wms" | "wmts"; url: string; id: string };

/** A layer that a chart names, with what its service says of it. */
export type NamedLayer = LayerName & { layer: ServiceLayer };

/** All layers of a service, those in others behind them. */
export const listLayers = (layers: readonly ServiceLayer[]): ServiceLayer[] =>
  layers.flatMap((layer) => [layer, ...listLayers(layer.children ?? [])]);

/** The address of a service without what only asks for its capabilities: two that differ in nothing else are one. */
export const normalizeServiceUrl = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const name of Object.keys(Object.fromEntries(url.searchParams)))
    if (/^(service|request|version)$/i.test(name)) url.searchParams.delete(name);
  url.hash = "";
  return url.href.replace(/[?&]+$/, "");
};

/** The last two parts of a host, by which services are listed; an address of numbers stays whole. */
export const groupOfHost = (hostname: string): string =>
  /^[\d.]+$|[:[\]]/.test(hostname) ? hostname : hostname.split(".").slice(-2).join(".");

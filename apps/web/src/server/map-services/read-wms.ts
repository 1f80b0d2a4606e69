import { findLayerProblem, nameWebMercator } from "@statelier/document";
import type { LayerTime, ResolutionRange, ServiceLayer } from "@statelier/model";
import { findChild, findPath, listChildren, readText, type XmlElement } from "./parse-xml.ts";
import type { AddressCheck } from "./service-address.ts";

/** What layers have from those in which they lie. */
type Inherited = {
  /** Of those that a layer offers the one that maps are drawn in; the others may be thousands for each of thousands of layers. */
  projection?: string | undefined;
  attribution?: string | undefined;
  time?: LayerTime | undefined;
  range?: ResolutionRange | undefined;
};

type Service = { version: string; getMap: string | undefined; format: string; check: AddressCheck };

const FORMATS = [/^image\/png$/i, /^image\/png;/i, /^image\/(webp|gif|jpeg)/i];

const pickFormat = (formats: readonly string[]): string =>
  FORMATS.map((pattern) => formats.find((format) => pattern.test(format))).find(Boolean) ??
  "image/png";

const hrefOf = (element: XmlElement | undefined): string | undefined =>
  findChild(element, "OnlineResource")?.attributes["href"];

const listProjections = (layer: XmlElement): string[] =>
  [...listChildren(layer, "CRS"), ...listChildren(layer, "SRS")].flatMap(
    (element) => readText(element)?.split(/\s+/) ?? [],
  );

export const splitTimes = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");

/** Version 1.1.1 has the values of a dimension in an element of its own. */
const readTime = (layer: XmlElement): LayerTime | undefined => {
  const named = ["Dimension", "Extent"].flatMap((name) =>
    listChildren(layer, name).filter(({ attributes }) => /^time$/i.test(attributes["name"] ?? "")),
  );
  const values = named.flatMap((element) => splitTimes(readText(element)));
  if (values.length === 0) return undefined;
  const initial = named.map(({ attributes }) => attributes["default"]).find(Boolean);
  return { values, ...(initial ? { initial } : {}) };
};

/** Metres, of the pixel that scales of services are counted in. */
const PIXEL = 0.000_28;

/** Each limit where a layer has none of its own is that of the layer above; the hint of version 1.1.1 limits in too many ways to go by it. */
const readRange = (layer: XmlElement, above: ResolutionRange): ResolutionRange => {
  const [finest = above.finest, coarsest = above.coarsest] = [
    "MinScaleDenominator",
    "MaxScaleDenominator",
  ].map((name) => {
    const metres = Number(readText(findChild(layer, name))) * PIXEL;
    return metres > 0 && Number.isFinite(metres) ? metres : undefined;
  });
  return { ...(finest && { finest }), ...(coarsest && { coarsest }) };
};

const setAll = (url: URL, values: Readonly<Record<string, string>>): void => {
  const names = new Set(Object.keys(values).map((name) => name.toLowerCase()));
  for (const name of Object.keys(Object.fromEntries(url.searchParams)))
    if (names.has(name.toLowerCase())) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
};

/** The address of the pictures of a layer, but for extent and size. */
const buildGetMap = (
  { version, getMap, format }: Service & { getMap: string },
  id: string,
  projection: string,
): string => {
  const url = new URL(getMap);
  setAll(url, {
    SERVICE: "WMS",
    REQUEST: "GetMap",
    VERSION: version,
    LAYERS: id,
    STYLES: "",
    FORMAT: format,
    TRANSPARENT: "TRUE",
    [version.startsWith("1.3") ? "CRS" : "SRS"]: projection,
  });
  return url.href;
};

const readPictures = (
  service: Service,
  id: string,
  { projection, range }: Inherited,
): Pick<ServiceLayer, "pictures" | "problem"> => {
  if (projection === undefined) return { problem: findLayerProblem({ projections: [] }) };
  const { getMap } = service;
  if (getMap === undefined) return { problem: "wmts.foreign-host" };
  const url = buildGetMap({ ...service, getMap }, id, projection);
  return { pictures: { kind: "extent", url, ...range } };
};

/** Whom the reader must be told of; the sign of copyright stands before it in any case. */
export const readAttribution = (element: XmlElement | undefined): string | undefined =>
  readText(element)?.replace(/^(?:©|\(c\)|copyright\b)\s*/i, "") || undefined;

const inherit = (layer: XmlElement, above: Inherited): Inherited => ({
  projection: nameWebMercator([
    ...(above.projection === undefined ? [] : [above.projection]),
    ...listProjections(layer),
  ]),
  attribution: readAttribution(findPath(layer, "Attribution", "Title")) ?? above.attribution,
  time: readTime(layer) ?? above.time,
  range: readRange(layer, above.range ?? {}),
});

/** A layer that holds one of the same name is that one. */
const hoist = (layer: ServiceLayer): ServiceLayer => {
  const [only, ...others] = layer.children ?? [];
  return only && others.length === 0 && only.id === layer.id ? only : layer;
};

/** A layer without a name is a heading, and one of nothing is left out. */
const listNamed = (element: XmlElement): XmlElement[] =>
  listChildren(element, "Layer").filter(
    (layer) => findChild(layer, "Name") !== undefined || listNamed(layer).length > 0,
  );

const readLayer = (element: XmlElement, service: Service, above: Inherited): ServiceLayer => {
  const own = inherit(element, above);
  const id = readText(findChild(element, "Name"));
  const children = listNamed(element).map((child) => readLayer(child, service, own));
  const title = readText(findChild(element, "Title")) ?? id ?? "";
  const { check } = service;
  const legend = check.own(hrefOf(findPath(element, "Style", "LegendURL")));
  const dataUrl = check.link(hrefOf(findChild(element, "DataURL")));
  return hoist({
    type: "wms",
    id: id ?? title,
    title,
    description: readText(findChild(element, "Abstract")),
    legendUrl: legend,
    dataUrl,
    attribution: own.attribution,
    time: own.time,
    ...(id === undefined ? {} : readPictures(service, id, own)),
    ...(children.length > 0 ? { children } : {}),
  });
};

/** The layers of a WMS of version 1.1.1 or 1.3.0. */
export const readWms = (
  root: XmlElement,
  { provider, check }: { provider: URL; check: AddressCheck },
): ServiceLayer[] => {
  const capability = findChild(root, "Capability");
  const request = findPath(capability, "Request", "GetMap");
  const formats = listChildren(request, "Format").map((format) => readText(format) ?? "");
  const named = hrefOf(findPath(request, "DCPType", "HTTP", "Get"));
  const service: Service = {
    version: root.attributes["version"] ?? "1.1.1",
    // A service that names a host of its own network is asked where the operator lists it.
    getMap: check.own(named) ?? check.own(provider.href),
    format: pickFormat(formats),
    check,
  };
  return (capability ? listNamed(capability) : []).flatMap((layer) => {
    const read = readLayer(layer, service, {});
    // The root of most services only holds the others.
    return findChild(layer, "Name") === undefined && read.children ? read.children : [read];
  });
};

import { findLayerProblem } from "@statelier/document";
import type { LayerTime, ServiceLayer, TileMatrix } from "@statelier/model";
import { findChild, findPath, listChildren, readText, type XmlElement } from "./parse-xml.ts";
import { readAttribution, splitTimes } from "./read-wms.ts";
import type { AddressCheck } from "./service-address.ts";

/** Metres that a pixel has where a scale is said (OGC 07-057r7). */
const PIXEL = 0.00028;

type MatrixSet = { id: string; projection: string; matrices: TileMatrix[] };

type Service = {
  sets: readonly MatrixSet[];
  /** Where tiles are asked for by parameters. */
  getTile: string | undefined;
  attribution: string | undefined;
  check: AddressCheck;
};

const numberOf = (element: XmlElement | undefined): number =>
  Number(readText(element) ?? Number.NaN);

const readMatrix = (element: XmlElement): TileMatrix[] => {
  const corner = readText(findChild(element, "TopLeftCorner"))?.split(/\s+/).map(Number) ?? [];
  const matrix: TileMatrix = {
    id: readText(findChild(element, "Identifier")) ?? "",
    resolution: numberOf(findChild(element, "ScaleDenominator")) * PIXEL,
    left: corner[0] ?? Number.NaN,
    top: corner[1] ?? Number.NaN,
    tileWidth: numberOf(findChild(element, "TileWidth")),
    tileHeight: numberOf(findChild(element, "TileHeight")),
    columns: numberOf(findChild(element, "MatrixWidth")),
    rows: numberOf(findChild(element, "MatrixHeight")),
  };
  const { id, left, top, ...sizes } = matrix;
  const isWhole = [left, top].every(Number.isFinite) && Object.values(sizes).every((n) => n > 0);
  return id !== "" && isWhole ? [matrix] : [];
};

const readSet = (element: XmlElement): MatrixSet => ({
  id: readText(findChild(element, "Identifier")) ?? "",
  projection: readText(findChild(element, "SupportedCRS")) ?? "",
  matrices: listChildren(element, "TileMatrix").flatMap(readMatrix),
});

type LayerDimension = { id: string; initial: string; values: string[] };

const readDimensions = (layer: XmlElement): LayerDimension[] =>
  listChildren(layer, "Dimension").map((element) => {
    const values = listChildren(element, "Value").flatMap((value) => splitTimes(readText(value)));
    const initial = readText(findChild(element, "Default")) ?? values[0] ?? "";
    return { id: readText(findChild(element, "Identifier")) ?? "", initial, values };
  });

/** The dimension of time, by its name; a layer that has one dimension has that one. */
const findTime = (dimensions: readonly LayerDimension[]): LayerDimension | undefined =>
  dimensions.find(({ id }) => /^(time|zeit|temps|tempo|date|year)$/i.test(id)) ??
  (dimensions.length === 1 ? dimensions[0] : undefined);

const FORMATS = [/^image\/png/i, /^image\/(webp|gif|jpe?g)/i];

const pickFormat = (formats: readonly string[]): string =>
  FORMATS.map((pattern) => formats.find((format) => pattern.test(format))).find(Boolean) ??
  "image/png";

/** The address of tiles by parameters, with blanks as a template has them. */
const buildKvp = (getTile: string, values: Readonly<Record<string, string>>): string => {
  const joint = getTile.includes("?") ? (/[?&]$/.test(getTile) ? "" : "&") : "?";
  const pairs = Object.entries({
    SERVICE: "WMTS",
    REQUEST: "GetTile",
    VERSION: "1.0.0",
    ...values,
  });
  const query = pairs.map(([name, value]) =>
    /^\{\w+\}$/.test(value) ? `${name}=${value}` : `${name}=${encodeURIComponent(value)}`,
  );
  return `${getTile}${joint}${query.join("&")}`;
};

const BLANKS = { TileMatrix: "{TileMatrix}", TileRow: "{TileRow}", TileCol: "{TileCol}" };

const findTemplate = (
  layer: XmlElement,
  { set, dimensions, service }: { set: MatrixSet; dimensions: LayerDimension[]; service: Service },
): string | undefined => {
  const id = readText(findChild(layer, "Identifier")) ?? "";
  const styles = listChildren(layer, "Style");
  const style = styles.find(({ attributes }) => attributes["isDefault"] === "true") ?? styles[0];
  const time = findTime(dimensions);
  const fixed = {
    Layer: id,
    Style: readText(findChild(style, "Identifier")) ?? "default",
    TileMatrixSet: set.id,
    ...Object.fromEntries(
      dimensions.map((each) => [each.id, each === time ? "{Time}" : each.initial]),
    ),
  };
  const resources = listChildren(layer, "ResourceURL").filter(
    ({ attributes }) => attributes["resourceType"] === "tile",
  );
  const format = pickFormat(resources.map(({ attributes }) => attributes["format"] ?? ""));
  const resource =
    resources.find(({ attributes }) => attributes["format"] === format) ?? resources[0];
  const template = resource?.attributes["template"];
  if (template !== undefined) {
    const values = Object.entries(fixed).map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    );
    const byName = new Map(values);
    return template.replace(/\{(\w+)\}/g, (blank, name: string) => {
      const value = byName.get(name.toLowerCase());
      if (value === undefined || value === "{Time}") return value ?? blank;
      return encodeURIComponent(value);
    });
  }
  if (service.getTile === undefined) return undefined;
  const formats = listChildren(layer, "Format").map((each) => readText(each) ?? "");
  return buildKvp(service.getTile, { ...fixed, Format: pickFormat(formats), ...BLANKS });
};

const readPictures = (
  layer: XmlElement,
  dimensions: LayerDimension[],
  service: Service,
): Pick<ServiceLayer, "pictures" | "problem"> => {
  const names = listChildren(layer, "TileMatrixSetLink").map((link) =>
    readText(findChild(link, "TileMatrixSet")),
  );
  const sets = service.sets.filter(({ id }) => names.includes(id));
  const set = sets.find(
    ({ projection, matrices }) =>
      matrices.length > 0 && findLayerProblem({ projections: [projection] }) === undefined,
  );
  if (!set) return { problem: "wmts.layer-not-supported-crs" };
  const template = service.check.own(findTemplate(layer, { set, dimensions, service }));
  if (template === undefined) return { problem: "wmts.foreign-host" };
  return { pictures: { kind: "tiles", template, matrices: set.matrices } };
};

const readLayer = (layer: XmlElement, service: Service): ServiceLayer => {
  const id = readText(findChild(layer, "Identifier")) ?? "";
  const dimensions = readDimensions(layer);
  const dimension = findTime(dimensions);
  const time: LayerTime | undefined = dimension && {
    values: dimension.values,
    ...(dimension.initial ? { initial: dimension.initial } : {}),
  };
  return {
    type: "wmts",
    id,
    title: readText(findChild(layer, "Title")) ?? id,
    description: readText(findChild(layer, "Abstract")),
    legendUrl: service.check.own(findPath(layer, "Style", "LegendURL")?.attributes["href"]),
    attribution: service.attribution,
    time,
    ...readPictures(layer, dimensions, service),
  };
};

const takesParameters = (get: XmlElement): boolean => {
  const constraints = listChildren(get, "Constraint");
  const values = constraints.flatMap((constraint) =>
    listChildren(findChild(constraint, "AllowedValues"), "Value").map(readText),
  );
  return values.length === 0 || values.includes("KVP");
};

/** The layers of a WMTS of version 1.0.0. */
export const readWmts = (root: XmlElement, check: AddressCheck): ServiceLayer[] => {
  const contents = findChild(root, "Contents");
  const operations = listChildren(findChild(root, "OperationsMetadata"), "Operation");
  const getTile = operations.find(({ attributes }) => attributes["name"] === "GetTile");
  const gets = listChildren(findPath(getTile, "DCP", "HTTP"), "Get");
  const service: Service = {
    sets: listChildren(contents, "TileMatrixSet").map(readSet),
    getTile: gets.find(takesParameters)?.attributes["href"],
    attribution: readAttribution(findPath(root, "ServiceProvider", "ProviderName")),
    check,
  };
  return listChildren(contents, "Layer").map((layer) => readLayer(layer, service));
};

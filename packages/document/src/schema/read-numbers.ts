import { isObject } from "./json-object.ts";

/** Where a chart has numbers. */
const OF_CHART = [
  "baseLayer.bbox.*.*",
  "cubes.*.filters.*.position",
  "fields.*.index",
  "fields.animation.duration",
  "fields.areaLayer.color.nbClass",
  "fields.areaLayer.color.opacity",
  "fields.symbolLayer.color.nbClass",
  "fields.symbolLayer.color.opacity",
  "fields.x.customDomain.*",
  "fields.y.customDomain.*",
];

const OF_TILE = ["x", "y", "w", "h", "minH", "maxW"];

const OF_STATE = [
  ...OF_CHART.map((path) => `chartConfigs.*.${path}`),
  ...OF_TILE.map((name) => `layout.layouts.*.*.${name}`),
];

const readNumber = (text: string): unknown => {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : text;
};

const readAt = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return typeof value === "string" ? readNumber(value) : value;
  if (Array.isArray(value)) return key === "*" ? value.map((item) => readAt(item, rest)) : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      key === "*" || key === name ? readAt(member, rest) : member,
    ]),
  );
};

/** Some forms of links make texts of numbers (LK4): where the format wants a number, such a text is one. */
export const readNumbers = (document: unknown): unknown =>
  (isObject(document) && document["chartType"] !== undefined ? OF_CHART : OF_STATE)
    .map((path) => path.split("."))
    .reduce(readAt, document);

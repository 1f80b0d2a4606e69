import type { FixtureInput } from "./make-fixture.ts";
import { CANTONS } from "./places.ts";

type Color = Record<string, unknown>;

export const numbers = (componentId: string, more: Color = {}): Color => ({
  type: "numerical",
  componentId,
  paletteId: "oranges",
  scaleType: "continuous",
  interpolationType: "linear",
  opacity: 100,
  ...more,
});

export const classes = (
  componentId: string,
  interpolationType: string,
  nbClass: number,
  more: Color = {},
): Color => numbers(componentId, { scaleType: "discrete", interpolationType, nbClass, ...more });

export const fixed = (value: string, opacity = 80): Color => ({ type: "fixed", value, opacity });

export const categories = (componentId: string, more: Color = {}): Color => ({
  type: "categorical",
  componentId,
  paletteId: "set2",
  colorMapping: {},
  opacity: 100,
  ...more,
});

const BASE = { show: true, locked: false, customLayers: [] };

const CANTON = {
  id: "canton",
  label: "Canton",
  places: { kind: "GeoShapesDimension" as const, name: "cantons" },
};

export const RATE = { id: "rate", label: "Share of forest", unit: "%" };
export const FARMS = { id: "farms", label: "Farms", unit: "farms" };
export const CHANGE = {
  id: "change",
  label: "Change of population",
  unit: "%",
  scaleType: "Interval" as const,
};

export const numberAt = (index: number, least: number, most: number): number => {
  const share = ((index * 7_919 + 104_729) % 1_009) / 1_009;
  return Math.round((least + (most - least) * share ** 1.5) * 10) / 10;
};

const FRENCH = ["Fribourg", "Vaud", "Valais", "Neuchâtel", "Genève", "Jura"];

const languageOf = (canton: string): string =>
  canton === "Ticino" ? "it" : FRENCH.includes(canton) ? "fr" : "de";

/** The same numbers on every machine. */
export const cantonRows = CANTONS.map((canton, index) => ({
  canton,
  language: languageOf(canton),
  rate: numberAt(index, 6, 58),
  farms: Math.round(numberAt(index + 40, 20, 10_500)),
  change: Math.round((numberAt(index + 9, -6, 12) + Number.EPSILON) * 10) / 10,
  error: Math.round(numberAt(index + 90, 0.3, 2.4) * 10) / 10,
}));

type MapInput = Partial<Pick<FixtureInput, "locale" | "view" | "config" | "rows" | "filters">> & {
  about: string;
  area?: Color;
  symbol?: Color & { measureId?: string };
  measures?: FixtureInput["measures"];
  others?: FixtureInput["dimensions"];
  animation?: Record<string, unknown>;
  place?: FixtureInput["dimensions"][number];
  baseLayer?: Record<string, unknown>;
};

export const map = ({
  area,
  symbol,
  measures = [RATE, FARMS],
  others = [],
  place = CANTON,
  baseLayer = {},
  animation,
  config,
  ...input
}: MapInput): FixtureInput => {
  const { measureId, ...color } = symbol ?? {};
  return {
    locale: "en",
    rows: cantonRows,
    ...input,
    chartType: "map",
    fields: {
      ...(area ? { areaLayer: { componentId: place.id, color: area } } : {}),
      ...(symbol
        ? { symbolLayer: { componentId: place.id, color, ...(measureId ? { measureId } : {}) } }
        : {}),
      ...(animation ? { animation } : {}),
    },
    config: { ...config, baseLayer: { ...BASE, ...baseLayer } },
    dimensions: [place, ...others],
    measures,
  };
};

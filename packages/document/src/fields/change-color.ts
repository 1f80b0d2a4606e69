import {
  type ComponentId,
  type ComponentValue,
  type CubeComponents,
  findComponent,
  isRecord,
} from "@statelier/model";
import { makeSegmentColor, makeSingleColor } from "../chart-types/parts/initial-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { ColorField } from "../schema/fields.ts";
import {
  type ColumnsConfig,
  hasColumns,
  hasLayers,
  type LayersConfig,
  readFields,
} from "../chart-types/read-config.ts";
import {
  deriveColorMapping,
  firstColor,
  makeColorMapping,
  separateColors,
} from "../colors/color-mapping.ts";
import { parseHexColor } from "../colors/contrast.ts";
import { type CarriedPalette, findCarriedPalette, readPalette } from "../colors/custom-palette.ts";
import type { PaletteChoice } from "../colors/palettes.ts";
import { dropLevelColors, setLevelColor } from "./color-levels.ts";
import { listShownValues } from "../filters/reader-filters.ts";
import type { ColumnStyle } from "../chart-types/table.ts";
import { findTableColumn } from "../chart-types/table-columns.ts";
import type { MapColor } from "../chart-types/map.ts";

export const isHexColor = (color: string): boolean => parseHexColor(color) !== undefined;

/** Anything of a chart that has colours: its colour field, a layer of a map, the style of a table's column. */
type Colored = ColorField | MapColor | ColumnStyle;
type ColorChange = (colored: Colored) => Colored | undefined;

const changeLayer = (
  config: LayersConfig,
  field: string | undefined,
  change: ColorChange,
): ChartConfig | undefined => {
  const layers = config.fields;
  const name = field ?? (layers.areaLayer ? "areaLayer" : "symbolLayer");
  if (name !== "areaLayer" && name !== "symbolLayer") return undefined;
  const layer = layers[name];
  const color = layer && change(layer.color);
  if (!color) return undefined;
  return { ...config, fields: { ...layers, [name]: { ...layer, color } } };
};

const changeColumn = (
  config: ColumnsConfig,
  field: string | undefined,
  change: ColorChange,
): ChartConfig | undefined => {
  const column = findTableColumn(config.fields, field ?? "");
  const columnStyle = column && change(column.columnStyle);
  if (!columnStyle) return undefined;
  const changed = { ...column, columnStyle: columnStyle as ColumnStyle };
  return { ...config, fields: { ...config.fields, [column.componentId]: changed } };
};

/** Applies a change to the colours of a chart; `field` names the layer of a map or the column of a table. */
const changeColors = (
  config: ChartConfig,
  field: string | undefined,
  change: ColorChange,
): ChartConfig | undefined => {
  if (hasLayers(config)) return changeLayer(config, field, change);
  if (hasColumns(config)) return changeColumn(config, field, change);
  const color = change(config.fields.color);
  return color && ({ ...config, fields: { ...config.fields, color } } as ChartConfig);
};

/** The colours of a layer or a column. */
const findColored = (config: ChartConfig, field: string): Colored | undefined => {
  if (hasColumns(config)) return findTableColumn(config.fields, field)?.columnStyle;
  if (!hasLayers(config)) return config.fields.color;
  const { areaLayer, symbolLayer } = config.fields;
  return { areaLayer, symbolLayer }[field]?.color;
};

/** One colour: of a value where one is named, else of the whole chart (CO13). */
export const setColor = (
  config: ChartConfig,
  { field, value, color }: { field?: string; value?: string; color: string },
): ChartConfig | undefined => {
  if (value !== undefined && readFields(config).color?.type === "single")
    return setLevelColor(config, value, color);
  return changeColors(config, field, (colored) => {
    if (value === undefined) {
      if (colored.type === "single") return { ...colored, color };
      return colored.type === "fixed" ? { ...colored, value: color } : undefined;
    }
    return "colorMapping" in colored && Object.hasOwn(colored.colorMapping, value)
      ? { ...colored, colorMapping: { ...colored.colorMapping, [value]: color } }
      : undefined;
  });
};

export const setColorMapping = (
  config: ChartConfig,
  field: string | undefined,
  colorMapping: Record<string, string>,
): ChartConfig | undefined =>
  changeColors(config, field, (colored) =>
    "colorMapping" in colored ? { ...colored, colorMapping } : undefined,
  );

/** What a palette is given to: first the values that the chart shows, then the others. */
const valuesOf = (
  config: ChartConfig,
  colored: Colored,
  field: string | undefined,
  components: CubeComponents,
): ComponentValue[] | undefined => {
  const id =
    "componentId" in colored
      ? colored.componentId
      : hasColumns(config)
        ? field
        : readFields(config).segment?.componentId;
  const component = findComponent(components, id ?? "");
  if (!component) return undefined;
  const shown = new Set(listShownValues(config, component));
  return [...shown, ...component.values.filter((value) => !shown.has(value))];
};

const recolor = (
  colored: Colored,
  palette: PaletteChoice & { own?: CarriedPalette | undefined },
  values: readonly ComponentValue[] | undefined,
): Colored => {
  const { paletteId, own } = palette;
  if (colored.type === "single") {
    return { ...colored, paletteId, color: firstColor(palette) };
  }
  if ("colorMapping" in colored) {
    const keys = Object.keys(colored.colorMapping);
    const colorMapping = values
      ? deriveColorMapping(values, palette)
      : makeColorMapping(keys, palette);
    return { ...colored, paletteId, colorMapping };
  }
  if (colored.type === "numerical") {
    const { colors: _colors, paletteType: _type, ...rest } = colored;
    return { ...rest, paletteId, ...(own && { colors: [...own.colors], paletteType: own.type }) };
  }
  return "paletteId" in colored ? { ...colored, paletteId } : colored;
};

/** Every palette that anything of a chart is coloured by. */
const listPaletteIds = (fields: unknown): string[] =>
  isRecord(fields)
    ? Object.entries(fields).flatMap(([name, value]) =>
        name === "paletteId" && typeof value === "string" ? [value] : listPaletteIds(value),
      )
    : [];

/** The chart with this palette, and without those that nothing is coloured by any more (CO18). */
const carryPalette = (
  config: ChartConfig,
  paletteId: string,
  own: CarriedPalette | undefined,
): ChartConfig => {
  const before = config.extensions?.palettes ?? {};
  const used = new Set(listPaletteIds(config.fields));
  const palettes = Object.fromEntries(
    Object.entries({
      ...before,
      ...(own && { [paletteId]: { ...own, colors: [...own.colors] } }),
    }).filter(([id]) => used.has(id)),
  );
  const { palettes: _before, ...extensions } = config.extensions ?? {};
  if (Object.keys(palettes).length > 0)
    return { ...config, extensions: { ...extensions, palettes } };
  return config.extensions?.palettes ? { ...config, extensions } : config;
};

/** Another palette gives every value its colour anew, first those that are shown (CO14). */
export const changePalette = (
  config: ChartConfig,
  { field, paletteId, own }: { field?: string; paletteId: string; own?: CarriedPalette },
  components: CubeComponents,
): ChartConfig | undefined => {
  const palette = { paletteId, colors: own?.colors, type: own?.type, own };
  const changed = changeColors(config, field, (colored) =>
    "paletteId" in colored
      ? recolor(colored, palette, valuesOf(config, colored, field, components))
      : undefined,
  );
  return changed && carryPalette(dropLevelColors(changed), paletteId, own);
};

/** The palette's own colours again, without those that were picked by hand (CO15). */
export const resetPalette = (
  config: ChartConfig,
  field: string | undefined,
  components: CubeComponents,
): ChartConfig | undefined =>
  changeColors(dropLevelColors(config), field, (colored) => {
    if (!("paletteId" in colored)) return undefined;
    const { paletteId } = colored;
    const own = findCarriedPalette(config, paletteId);
    const palette = { paletteId, colors: own?.colors, type: own?.type, own };
    return recolor(colored, palette, valuesOf(config, colored, field, components));
  });

const listColors = (config: ChartConfig, field?: string): Record<string, string> => {
  if (field !== undefined) {
    const colored = findColored(config, field);
    return colored && "colorMapping" in colored ? colored.colorMapping : {};
  }
  const { color } = readFields(config);
  if (color?.type !== "single") return color?.colorMapping ?? {};
  return { ...config.extensions?.colorLevel?.colors, all: color.color };
};

/** Whether a reset would give anything another colour, in a layer or a column where one is named (CO15). */
export const canResetPalette = (
  config: ChartConfig,
  components: CubeComponents,
  field?: string,
): boolean => {
  const reset = resetPalette(config, field, components);
  if (!reset) return false;
  const [before, after] = [config, reset].map((each) => listColors(each, field));
  const isOther = (value: string): boolean => before?.[value] !== after?.[value];
  // In columns and layers what has no colour written down has that of the palette.
  if (field !== undefined) return Object.keys(before ?? {}).some(isOther);
  return Object.keys({ ...before, ...after }).some(isOther);
};

const completeColor = (
  config: ChartConfig,
  color: ColorField,
  segment: { componentId: ComponentId } | undefined,
  components: CubeComponents,
): ColorField => {
  if (color.type === "measures") return color;
  if (!segment) return color.type === "segment" ? makeSingleColor() : color;
  const component = findComponent(components, segment.componentId);
  const values = component?.values ?? [];
  const mapping = color.type === "segment" ? color.colorMapping : {};
  const isComplete =
    color.type === "segment" && values.every(({ value }) => Object.hasOwn(mapping, value));
  if (isComplete || !component || values.length === 0) return color;
  const completed = makeSegmentColor(component, readPalette(config, color.paletteId), mapping);
  return { ...completed, colorMapping: { ...mapping, ...completed.colorMapping } };
};

/** The chart with a colour written down for each value of its series, as it is drawn (CO16). */
export const completeColors = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const { color: stored, segment } = readFields(config);
  if (!stored) return config;
  const color = completeColor(config, stored, segment, components);
  return color === stored
    ? config
    : ({ ...config, fields: { ...config.fields, color } } as ChartConfig);
};

/** The chart in which these series have different colours, as far as the palette has so many: of two with the same one the one of before keeps it (CO26). */
export const separateSeries = (
  config: ChartConfig,
  values: readonly string[],
  isOfBefore: (value: string) => boolean,
): ChartConfig => {
  const { color } = readFields(config);
  if (color?.type !== "segment") return config;
  const inTurn = values.toSorted((a, b) => Number(isOfBefore(b)) - Number(isOfBefore(a)));
  const palette = readPalette(config, color.paletteId);
  const colorMapping = separateColors(inTurn, palette, color.colorMapping);
  return {
    ...config,
    fields: { ...config.fields, color: { ...color, colorMapping } },
  } as ChartConfig;
};

import { joinNames } from "@statelier/model";
import { findLockedBox, isWebMercator } from "@statelier/document";
import { makePlotScene } from "../../parts/frame/plot-scene.ts";
import { layoutLegend } from "../../parts/legend/layout-legend.ts";
import { dataNotes } from "../../parts/values/data-notes.ts";
import { rimPaint, symbolRim } from "./coast-paint.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type {
  Box,
  DotMark,
  LegendItem,
  PlotScene,
  Rings,
  SceneAxis,
  SceneExtent,
  SceneLegend,
  SceneNote,
} from "../../scene/scene.ts";
import { frameMap } from "./frame-map.ts";
import { layoutKey } from "./layout-key.ts";
import {
  deriveMapModel,
  hasValue,
  isSwitchedOff,
  type MapLayer,
  type MapModel,
} from "./map-model.ts";
import { PlaceDatum } from "./place-datum.ts";
import {
  fitExtent,
  type GeographyPlane,
  makeShapePlacer,
  placeLines,
  placePoint,
  type Placing,
  projectGeography,
} from "./place-shapes.ts";
import { paintMap } from "../../paint/paint-map.ts";
import { paintHatch } from "./paint-hatch.ts";
import { rankRows } from "./rank-rows.ts";
import { placeServices, serviceNotes } from "./place-services.ts";
import { findExtent } from "./find-extent.ts";
import { findRings } from "./find-rings.ts";
import { listGreys } from "./list-greys.ts";
import {
  sortByValue,
  type FoundShapes,
  layoutAreas,
  paintOf,
  type ShapedPlace,
  sourceOf,
  textureAt,
} from "./layout-areas.ts";

type Input = ChartInputOf<"map">;

/** Of the largest symbol. */
const MOST_RADIUS = 26;
const LEAST_RADIUS = 2;
const FIXED_RADIUS = 5;
/** A chart so wide has symbols as large as may be. */
const WIDE = 800;

/** The places that can be drawn, and the names of those whose shape nobody knows. */
const findShapes = (layer: MapLayer | undefined, { shapes }: GeographyPlane): FoundShapes => {
  const plane = layer && shapes.get(layer.componentId);
  const found: ShapedPlace[] = [];
  const without: string[] = [];
  for (const place of layer?.places ?? []) {
    const shape = plane?.shapes.get(place.value);
    if (shape) found.push({ place, shape });
    else if (place.row >= 0) without.push(place.label);
  }
  return { found, without, plane: plane ?? { arcs: [] } };
};

/** The part of the plane that an author has locked. */
const findLockedPart = ({ config }: Input, plane: GeographyPlane): Box | undefined => {
  const box = findLockedBox(config);
  return box && plane.boxOf(box);
};

/** The outlines of the areas in whose middles symbols stand. */
const placeOutlines = ({ found, plane }: FoundShapes, placing: Placing): Rings => {
  const placeShape = makeShapePlacer(plane, placing);
  return found.flatMap(({ shape }) => placeShape(shape).rings);
};

type Radius = (value: number) => number;

/** The area of a symbol stands for its value. */
const makeRadius = (model: MapModel, { width }: Input): Radius => {
  const { symbols } = model;
  const most = MOST_RADIUS * Math.min(1, Math.max(0.5, width / WIDE));
  if (!symbols?.sizeUnit || symbols.greatest === 0) return () => FIXED_RADIUS;
  return (value) => Math.max(LEAST_RADIUS, most * Math.sqrt(Math.abs(value) / symbols.greatest));
};

/** Symbols, the largest ones first: the smaller ones lie on them. Those of one size from the greatest to the least value. */
const layoutSymbols = (
  { symbols: layer, areas }: MapModel,
  found: readonly ShapedPlace[],
  { placing, radiusOf }: { placing: Placing; radiusOf: Radius },
  input: Input,
): DotMark[] => {
  if (!layer) return [];
  const source = sourceOf(layer, "symbol ", input);
  return sortByValue(
    layer,
    found.filter(({ place }) => hasValue(layer, place) && !isSwitchedOff(layer, place)),
    input,
  )
    .map(({ place, shape }): DotMark => {
      const center = placePoint(shape.center, placing);
      const radius = radiusOf(layer.sizeUnit ? (layer.measure?.valueAt(place.row) ?? 0) : 0);
      const color = paintOf(layer, place);
      const bounds = {
        x: center.x - radius,
        y: center.y - radius,
        width: 2 * radius,
        height: 2 * radius,
      };
      return {
        shape: "dot",
        datum: new PlaceDatum(source, place, { anchor: center, bounds }),
        center,
        radius,
        color,
        texture: textureAt(layer, place, input),
        outline: areas ? rimPaint(color) : symbolRim(color, layer.look.opacity),
        opacity: layer.look.opacity,
      };
    })
    .toSorted((a, b) => b.radius - a.radius);
};

const categoryItems = ({ look }: MapLayer, symbol: "square" | "dot"): LegendItem[] =>
  look.type === "categorical"
    ? look.items.map(({ value, label, color, visible }) => ({
        value,
        label,
        color,
        symbol,
        visible,
        canToggle: true,
        opacity: look.opacity,
      }))
    : [];

const layoutMapLegend = (
  { areas, symbols }: MapModel,
  more: readonly LegendItem[],
  { width }: Input,
): SceneLegend | undefined => {
  const ofAreas = areas ? categoryItems(areas, "square") : [];
  const ofSymbols = symbols ? categoryItems(symbols, "dot") : [];
  // What both layers show in one colour is named once; in two colours the area's key switches both.
  const others = ofSymbols.flatMap((item) => {
    const own = ofAreas.find(({ value }) => value === item.value);
    return own?.color === item.color ? [] : [{ ...item, canToggle: own === undefined }];
  });
  const items = [...ofAreas, ...others];
  const titles = [areas?.look, symbols?.look].flatMap((look) =>
    look?.type === "categorical" ? (look.component?.label ?? []) : [],
  );
  const title = [...new Set(titles)].join(", ");
  return layoutLegend({ title, items: [...items, ...more], needed: true, width });
};

const mapAxes = ({ areas, symbols }: MapModel): SceneAxis[] => {
  const { componentId = "", component } = areas ?? symbols ?? {};
  const shown = (areas?.measure ?? symbols?.measure)?.shown;
  const shared = { side: "around", range: [0, 1], ticks: [] } as const;
  return [
    { id: "x", type: "category", componentId, label: component?.label ?? "", ...shared },
    ...(shown
      ? [{ id: "y", type: "value", componentId: shown.id, label: shown.label, ...shared } as const]
      : []),
  ];
};

/** Each once, in the order of the reader's alphabet. */
const sortNames = (names: readonly string[], { locale }: Input): string[] =>
  [...new Set(names)].toSorted((a, b) => a.localeCompare(b, locale));

const MOST_NAMED = 3;

const shapeNotes = (names: readonly string[], { t, locale }: Input): SceneNote[] => {
  if (names.length === 0) return [];
  const named = joinNames(names.slice(0, MOST_NAMED), locale);
  const count = names.length - MOST_NAMED;
  const text =
    count > 0
      ? t("chart.map.without-shape.more", { names: named, count })
      : t("chart.map.without-shape", { names: named });
  return [{ type: "without-shape", text }];
};

const mapNotes = (model: MapModel, input: Input): SceneNote[] => {
  const layers = [model.areas, model.symbols].flatMap((layer) => layer ?? []);
  const cells = layers.map((layer) =>
    layer.places.map((place) => (hasValue(layer, place) ? place : undefined)),
  );
  const missing = layers.flatMap((layer) =>
    layer.places.filter((place) => place.row >= 0 && !hasValue(layer, place)),
  );
  return dataNotes(
    {
      cells,
      hasRows: model.hasRows,
      missingCount: 0,
      withoutValue: sortNames(
        missing.map(({ label }) => label),
        input,
      ),
      severalCount: Math.max(0, ...layers.map(({ severalCount }) => severalCount)),
    },
    input,
  );
};

/** Of a phone, in pixels: in a window as narrow as that, what explains a map stands in more rows. */
const NARROW = 358;

/** Land and lakes; symbols on areas that no layer fills stand within the outlines of these. */
const placeGround = (
  { config, patterns }: Input,
  { ground }: GeographyPlane,
  { outlines, placing }: { outlines: Rings; placing: Placing },
): Pick<PlotScene, "ground"> => {
  if (!ground || !config.baseLayer.show) return {};
  const land = placeLines(ground.land, placing);
  const borders = [...placeLines(ground.borders, placing), ...outlines];
  const lakes = placeLines(ground.lakes, placing);
  // On paper its grey would be that of a class.
  return {
    ground:
      patterns === "paper"
        ? { land: [], borders: [...land, ...borders], lakes }
        : { land, borders, lakes },
  };
};

const describeExtent = (
  { boundsOf, middle }: GeographyPlane,
  extent: Pick<SceneExtent, "home" | "shown" | "isLocked">,
): SceneExtent => ({
  ...extent,
  bounds: boundsOf(extent.shown),
  ...(middle === undefined ? {} : { middle }),
});

/** The scales of a map, its textures on paper, and the height of the scales in a window as narrow as a phone. */
const layoutKeys = (
  model: MapModel,
  keyIn: Parameters<typeof layoutKey>[1],
): {
  height: number;
  parts: Pick<PlotScene, "key" | "texts" | "overlays" | "narrowKey" | "paintTexture">;
} => {
  const { fields: key, texts, lines, height } = layoutKey(model, keyIn);
  const parts = {
    key,
    texts,
    overlays: lines,
    ...(keyIn.patterns === "paper" && { paintTexture: paintHatch }),
  };
  if (keyIn.width <= NARROW) return { height, parts };
  const narrow = layoutKey(model, { ...keyIn, width: NARROW });
  return { height, parts: { ...parts, narrowKey: { width: NARROW, height: narrow.height } } };
};

/** Areas and symbols on the projection that suits what is shown. */
export const layoutMap = (input: Input): PlotScene => {
  const { width, locale, t, patterns } = input;
  const model = deriveMapModel(input);
  const { areas, symbols } = model;
  const plane = projectGeography(input.geography ?? { shapes: {} }, isWebMercator(input.config));
  const [ofAreas, ofSymbols] = [findShapes(areas, plane), findShapes(symbols, plane)];
  const lockedPart = findLockedPart(input, plane);
  const extent = lockedPart ?? findExtent([...ofAreas.found, ...ofSymbols.found], plane);
  const radiusOf = makeRadius(model, input);
  const rings = findRings(input, model, radiusOf);
  const keyIn = { width, locale, t, radiusOf, patterns, top: 0 };
  const radius = symbols ? radiusOf(symbols.greatest) : 0;
  const frameIn = { extent, lockedPart, radius, symbols: ofSymbols, areas: ofAreas };
  const scales = layoutKey(model, { ...keyIn, greys: [] });
  const { home: widest } = frameMap(input, frameIn, scales);
  const all = listGreys(input, model, { ofAreas, home: widest });
  // They follow the scales, or the categories of the areas.
  const isBelow = scales.height > 0 && areas?.look.type !== "categorical";
  const greys = isBelow ? all : [];
  const { room, inRoom, home } = frameMap(input, frameIn, layoutKey(model, { ...keyIn, greys }));
  const layers = placeServices(input, extent && home);
  const legend = layoutMapLegend(model, [...rings.items, ...(isBelow ? [] : all)], input);
  const top = legend?.height ?? 0;
  const keys = layoutKeys(model, { ...keyIn, greys, top });
  const plot: Box = { ...room, y: top + keys.height };
  const isLocked = input.config.baseLayer.locked;
  const shown = isLocked ? home : (input.view.extent ?? home);
  const placing = shown === home ? { ...inRoom, y: inRoom.y + plot.y } : fitExtent(shown, plot);
  const outlines = areas ? [] : placeOutlines(ofSymbols, placing);
  const regions = areas ? layoutAreas(areas, ofAreas, { placing, room: plot }, input) : [];
  const dots = layoutSymbols(model, ofSymbols.found, { placing, radiusOf }, input);
  const listed = areas ?? symbols;
  const ranking = listed && rankRows(listed, { t, makeSource: () => sourceOf(listed, "", input) });
  const without = sortNames([...ofAreas.without, ...ofSymbols.without], input);
  return makePlotScene(input, {
    height: plot.y + plot.height,
    plot,
    clip: plot,
    paintMap,
    axes: mapAxes(model),
    marks: [...regions, ...dots],
    ranking,
    ...(extent && {
      ...placeGround(input, plane, { outlines, placing }),
      extent: describeExtent(plane, { home, shown, isLocked }),
    }),
    layers,
    ...keys.parts,
    symbols: dots.flatMap((dot) => rings.around(dot)),
    legend,
    notes: [
      ...mapNotes(model, input),
      ...shapeNotes(without, input),
      ...serviceNotes(layers, input),
    ],
    ...(rings.texts.length > 0 ? { limits: rings.texts } : {}),
  });
};

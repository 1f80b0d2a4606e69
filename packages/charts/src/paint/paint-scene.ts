import { FONT_FAMILIES } from "@statelier/ui/fonts";
import type { KeyField, PlotScene, SceneLine, SceneMark } from "../scene/scene.ts";
import { paintGroup } from "./paint-group.ts";
import { paintLegend } from "./paint-legend.ts";
import { paintBand, paintMark, paintSymbol, paintTextured, textureOf } from "./paint-marks.ts";
import { paintLine } from "./paint-line.ts";
import { hasInnerOutline, paintOutline } from "./paint-outline.ts";
import { paintText } from "./paint-text.ts";
import { round } from "./path-data.ts";
import type { ResolvePaint } from "./resolve-paint.ts";
import { shareAttributes } from "./share-attributes.ts";
import { svg, type SvgNode } from "./svg-node.ts";
import { paintTexture, textureFill } from "./textures.ts";

export type PaintOptions = {
  /** Without the legend where the page shows its own. */
  legend?: boolean;
  /** What lies under the marks, or over them; of a map its ground, its areas, or what stands on these; all of it when absent. */
  part?: keyof typeof PARTS;
  /** Without the marks: they are painted by other means. */
  marks?: false;
};

const group = (
  name: string,
  nodes: readonly SvgNode[],
  clip?: PlotScene["clip"],
  usual?: SvgNode["attrs"],
): SvgNode[] => {
  if (nodes.length === 0) return [];
  const { attrs, children } = shareAttributes(nodes);
  return [paintGroup({ class: name, ...usual, ...attrs }, children, clip)];
};

/** Areas lie under lakes, all other marks over them. */
export const isRegion = ({ shape }: SceneMark): boolean => shape === "region";

/** The definitions of textures, each once. */
const listPatterns = (
  marks: readonly (SceneMark | KeyField)[],
  paint: NonNullable<PlotScene["paintTexture"]>,
  resolve: ResolvePaint,
): Map<string, SvgNode> =>
  new Map(
    marks.flatMap((mark) => {
      const texture = textureOf(mark, resolve);
      return texture ? [[textureFill(texture), paint(texture)] as const] : [];
    }),
  );

/** Definitions and shapes of the textures over areas of a map with its key, or over other marks; nothing where none has one. */
const paintTextures = (
  { marks, key = [], clip, paintTexture: paint = paintTexture }: PlotScene,
  resolve: ResolvePaint,
  ofRegions: boolean,
): SvgNode[] => {
  const below = listPatterns([...marks.filter(isRegion), ...key], paint, resolve);
  const own = marks.filter((mark) => isRegion(mark) === ofRegions);
  const patterns = ofRegions ? below : listPatterns(own, paint, resolve);
  if (!ofRegions) for (const name of below.keys()) patterns.delete(name);
  const shapes = own.flatMap((mark) => paintTextured(mark, resolve));
  const defs = patterns.size === 0 ? [] : [svg("defs", {}, [...patterns.values()])];
  return group("textures", [...defs, ...shapes], clip);
};

const paintLines = (lines: readonly SceneLine[], resolve: ResolvePaint): SvgNode[] =>
  lines.map((line) => paintLine(line, resolve));

const linesOf = ({ lines }: PlotScene, role: SceneLine["role"]): SceneLine[] =>
  lines.filter((line) => line.role === role);

const paintGroundPart = (scene: PlotScene, resolve: ResolvePaint): SvgNode[] =>
  group("ground", scene.paintMap?.("ground", scene, resolve) ?? [], scene.clip);

const paintAreas = (scene: PlotScene, resolve: ResolvePaint): SvgNode[] => [
  ...group("grid", paintLines(linesOf(scene, "grid"), resolve)),
  ...group("key", scene.paintMap?.("key", scene, resolve) ?? []),
  ...group(
    "bands",
    scene.bands.map((band) => paintBand(band, resolve)),
    scene.clip,
  ),
  ...group(
    "areas",
    scene.marks.filter(isRegion).map((mark) => paintMark(mark, resolve)),
    scene.clip,
    { stroke: resolve("paper") },
  ),
  ...paintTextures(scene, resolve, true),
  ...group("lakes", scene.paintMap?.("lakes", scene, resolve) ?? [], scene.clip),
];

const paintMarks = (
  scene: PlotScene,
  resolve: ResolvePaint,
  { marks }: PaintOptions,
): SvgNode[] => [
  ...group(
    "marks",
    marks === false
      ? []
      : scene.marks.filter((mark) => !isRegion(mark)).map((mark) => paintMark(mark, resolve)),
    scene.clip,
  ),
  ...paintTextures(scene, resolve, false),
  ...group(
    "rims",
    scene.marks.filter(hasInnerOutline).map((mark) => paintOutline(mark, resolve)),
    scene.clip,
  ),
];

const paintOver = (scene: PlotScene, resolve: ResolvePaint): SvgNode[] => [
  ...group("baseline", paintLines(linesOf(scene, "zero"), resolve)),
  ...group("overlays", [
    ...paintLines(scene.overlays, resolve),
    ...scene.symbols.map((symbol) => paintSymbol(symbol, resolve)),
  ]),
  ...group(
    "texts",
    scene.texts.map((text) => paintText(text, resolve)),
  ),
];

/** From the lowest to the highest. */
const PAINTERS = {
  ground: paintGroundPart,
  areas: paintAreas,
  marks: paintMarks,
  over: paintOver,
};

const ALL = ["ground", "areas", "marks", "over"] as const;

const PARTS = {
  under: ["ground", "areas", "marks"],
  over: ["over"],
  ground: ["ground"],
  areas: ["areas"],
  top: ["marks", "over"],
} as const;

/** The drawing of a chart as a tree of SVG elements. */
export const paintScene = (
  scene: PlotScene,
  resolve: ResolvePaint,
  options: PaintOptions = {},
): SvgNode => {
  const withLegend = options.legend !== false;
  const top = scene.from ?? (withLegend ? 0 : (scene.legend?.height ?? 0));
  const { width } = scene;
  const height = round(scene.height - top);
  return svg(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 ${round(top)} ${width} ${height}`,
      width,
      height,
      // Parts are edge to edge, whatever pixels their heights are rounded to.
      preserveAspectRatio: scene.from === undefined ? undefined : "none",
      "font-family": FONT_FAMILIES.sans,
      "text-rendering": "geometricPrecision",
      "aria-hidden": "true",
    },
    [
      ...(withLegend && scene.legend ? group("legend", paintLegend(scene.legend, resolve)) : []),
      ...(options.part ? PARTS[options.part] : ALL).flatMap((name) =>
        PAINTERS[name](scene, resolve, options),
      ),
    ],
  );
};

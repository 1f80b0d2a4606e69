import { FONT_FAMILIES } from "@statelier/ui/fonts";
import type { ChartTheme } from "../chart-input.ts";
import type { Paint, PlotScene, SceneLine } from "../scene.ts";
import { paintGroup } from "./paint-group.ts";
import { paintLegend } from "./paint-legend.ts";
import { paintBand, paintMark, paintSymbol, paintTextured, textureOf } from "./paint-marks.ts";
import { paintLine } from "./paint-line.ts";
import { hasInnerRim, paintRim } from "./paint-rim.ts";
import { paintText } from "./paint-text.ts";
import { round } from "./path-data.ts";
import { type ColorMode, makePaintResolver } from "./resolve-paint.ts";
import { shareAttributes } from "./share-attributes.ts";
import { svg, type SvgNode } from "./svg-node.ts";
import { paintTexture, textureFill } from "./textures.ts";

export type PaintOptions = {
  /** `literal` by default: colours that every program reads. */
  colors?: ColorMode;
  /** The theme of the input by default. */
  theme?: ChartTheme;
  /** Without the legend where the page shows its own. */
  legend?: boolean;
  /** Said in the file itself, for programs and screen readers. */
  title?: string;
  description?: string;
  /** Fills the ground with paper: for files that stand alone. */
  ground?: boolean;
  /** Sets the drawing apart from the others of a page. */
  idPrefix?: string;
  /** What lies under the marks, or over them; all of it when absent. */
  part?: "under" | "over";
  /** Without the marks: they are painted by other means. */
  marks?: false;
};

type Resolve = (paint: Paint) => string;

const group = (name: string, nodes: readonly SvgNode[], clip?: PlotScene["clip"]): SvgNode[] => {
  if (nodes.length === 0) return [];
  const { attrs, children } = shareAttributes(nodes);
  return [paintGroup({ class: name, ...attrs }, children, clip)];
};

const describe = ({
  title,
  description,
  idPrefix = "chart",
}: PaintOptions): { attrs: SvgNode["attrs"]; nodes: SvgNode[] } => {
  const nodes = [
    ...(title ? [svg("title", { id: `${idPrefix}-title` }, [title])] : []),
    ...(description ? [svg("desc", { id: `${idPrefix}-desc` }, [description])] : []),
  ];
  const ids = nodes.map(({ attrs }) => attrs["id"]).join(" ");
  return {
    attrs: nodes.length === 0 ? { "aria-hidden": "true" } : { role: "img", "aria-labelledby": ids },
    nodes,
  };
};

/** Definitions and shapes of the textures over marks; nothing where no mark has one. */
const paintTextures = ({ marks, clip }: PlotScene, resolve: Resolve, prefix: string): SvgNode[] => {
  const patterns = new Map(
    marks.flatMap((mark) => {
      const texture = textureOf(mark, resolve);
      return texture
        ? [[textureFill(prefix, texture), paintTexture(prefix, texture)] as const]
        : [];
    }),
  );
  if (patterns.size === 0) return [];
  const shapes = marks.flatMap((mark) => paintTextured(mark, resolve, prefix));
  return group("textures", [svg("defs", {}, [...patterns.values()]), ...shapes], clip);
};

const paintLines = (lines: readonly SceneLine[], resolve: Resolve): SvgNode[] =>
  lines.map((line) => paintLine(line, resolve));

const linesOf = ({ lines }: PlotScene, role: SceneLine["role"]): SceneLine[] =>
  lines.filter((line) => line.role === role);

const paintUnder = (
  scene: PlotScene,
  resolve: Resolve,
  { idPrefix = "chart", marks }: PaintOptions,
): SvgNode[] => [
  ...group("grid", paintLines(linesOf(scene, "grid"), resolve)),
  ...group(
    "bands",
    scene.bands.map((band) => paintBand(band, resolve)),
    scene.clip,
  ),
  ...group(
    "marks",
    marks === false ? [] : scene.marks.map((mark) => paintMark(mark, resolve)),
    scene.clip,
  ),
  ...paintTextures(scene, resolve, idPrefix),
  ...group(
    "rims",
    scene.marks.filter(hasInnerRim).map((mark) => paintRim(mark, resolve)),
    scene.clip,
  ),
];

const paintOver = (scene: PlotScene, resolve: Resolve): SvgNode[] => [
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

/** The drawing of a chart as a tree of SVG elements. */
export const paintScene = (scene: PlotScene, options: PaintOptions = {}): SvgNode => {
  const resolve = makePaintResolver(options.theme ?? scene.theme, options.colors ?? "literal");
  const withLegend = options.legend !== false;
  const top = withLegend ? 0 : (scene.legend?.height ?? 0);
  const { width } = scene;
  const height = round(scene.height - top);
  const { attrs, nodes } = describe(options);
  const ground = svg("rect", {
    class: "ground",
    x: 0,
    y: top,
    width,
    height,
    fill: resolve("paper"),
  });
  return svg(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 ${round(top)} ${width} ${height}`,
      width,
      height,
      "font-family": FONT_FAMILIES.sans,
      "text-rendering": "geometricPrecision",
      ...attrs,
    },
    [
      ...nodes,
      ...(options.ground ? [ground] : []),
      ...(withLegend && scene.legend ? group("legend", paintLegend(scene.legend, resolve)) : []),
      ...(options.part === "over" ? [] : paintUnder(scene, resolve, options)),
      ...(options.part === "under" ? [] : paintOver(scene, resolve)),
    ],
  );
};

import { formatNumber } from "@statelier/model";
import { layoutLegend } from "../../parts/legend/layout-legend.ts";
import { centerBaseline } from "../../parts/text/text-box.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { LABEL_GAP, TICK_SIZE } from "../../parts/text/type-sizes.ts";
import type { AxisUnit } from "../../parts/values/axis-unit.ts";
import type { Words } from "../../parts/values/readable-quantity.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { Box, KeyField, LegendItem, SceneText } from "../../scene/scene.ts";
import { layoutColors, layoutTitle, type MapKey, text, TITLE_GAP } from "./layout-colors.ts";
import type { MapModel } from "./map-model.ts";

/** As wide is a strip that needs no more. */
const USUAL_WIDTH = 320;
const BELOW = 10;
const BETWEEN = 32;

/** A round number of one digit at or below a value. */
const roundDown = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = Math.floor(value / power);
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
};

type SizedLayer = NonNullable<MapModel["symbols"]> & { sizeUnit: AxisUnit };

/** Two circles: for the greatest number, and for a round one. */
const layoutSizes = (
  { greatest, sizeUnit, isSigned }: SizedLayer,
  { radiusOf, locale }: Pick<KeyInput, "radiusOf" | "locale">,
  { x, y, width }: Pick<Box, "x" | "y" | "width">,
): MapKey => {
  const values = [greatest, roundDown(greatest / 5)];
  const title = layoutTitle(sizeUnit, { x, y, width });
  const rows = 2 * radiusOf(greatest);
  const fields: KeyField[] = [];
  const texts: SceneText[] = [];
  let at = x;
  for (const value of values) {
    const radius = radiusOf(value);
    const box = {
      x: at,
      y: y + title.height + rows / 2 - radius,
      width: 2 * radius,
      height: 2 * radius,
    };
    const shown = Number((value / sizeUnit.divisor).toPrecision(3));
    const size = formatNumber(shown, { locale, decimals: "auto" });
    const label = isSigned ? `±${size}` : size;
    fields.push({ shape: "circle", box, color: "paper", outline: "ink-soft" });
    texts.push(
      text(
        [label],
        at + 2 * radius + TITLE_GAP,
        centerBaseline(y + title.height + rows / 2, TICK_SIZE),
      ),
    );
    at += 2 * radius + TITLE_GAP + textWidth(label, TICK_SIZE) + 2 * LABEL_GAP;
  }
  return {
    fields,
    texts: [...title.texts, ...texts],
    lines: [],
    width,
    height: title.height + rows,
  };
};

/** What is grey, below all scales. */
const layoutGreys = (greys: readonly LegendItem[], width: number, top: number): MapKey => {
  const {
    symbols = [],
    texts = [],
    height = 0,
  } = layoutLegend({ title: "", items: greys, needed: false, width }) ?? {};
  const fields = greys.flatMap(({ color, outline, texture, opacity }, index): KeyField[] => {
    const box = symbols[index];
    return box
      ? [{ shape: "rect", box: { ...box, y: box.y + top }, color, outline, texture, opacity }]
      : [];
  });
  return {
    fields,
    texts: texts.map((each) => ({ ...each, y: each.y + top })),
    lines: [],
    width,
    height,
  };
};

type KeyInput = Words & {
  width: number;
  top: number;
  radiusOf: (value: number) => number;
  patterns: ChartInput["patterns"];
  greys: readonly LegendItem[];
};

const listSized = (symbols: MapModel["symbols"]): SizedLayer[] =>
  symbols?.sizeUnit && symbols.greatest > 0 ? [{ ...symbols, sizeUnit: symbols.sizeUnit }] : [];

type Block = (place: { x: number; y: number }) => MapKey;

const listBlocks = (
  { areas, symbols }: MapModel,
  { width, ...keyIn }: KeyInput,
): { blocks: Block[]; isBeside: boolean; own: number } => {
  const looks = [areas, symbols].flatMap((layer) =>
    layer?.look.type === "numerical" && layer.look.bounds.length > 0 ? [layer.look] : [],
  );
  const sizes = listSized(symbols);
  const isBeside = looks.length + sizes.length > 1 && width >= 2 * USUAL_WIDTH * 0.75 + BETWEEN;
  const mostWidth = isBeside ? (width - BETWEEN) / 2 : width;
  const own = Math.min(USUAL_WIDTH, mostWidth);
  const blocks = [
    ...looks.map(
      (look): Block =>
        (at) =>
          layoutColors(look, { ...keyIn, ...at, width: own, mostWidth }),
    ),
    ...sizes.map(
      (layer): Block =>
        (at) =>
          layoutSizes(layer, keyIn, { ...at, width: own }),
    ),
  ];
  return { blocks, isBeside, own };
};

/** The keys of a map beside one another, or beneath where there is no room; what is grey comes last. Nothing where there is no scale. */
export const layoutKey = (model: MapModel, keyIn: KeyInput): MapKey => {
  const { width, top, greys } = keyIn;
  const { blocks, isBeside, own } = listBlocks(model, keyIn);
  const keys: MapKey[] = [];
  let [x, y, rowHeight] = [0, top, 0];
  for (const block of blocks) {
    if (x > 0 && (!isBeside || x + own > width)) [x, y, rowHeight] = [0, y + rowHeight + BELOW, 0];
    const key = block({ x, y });
    keys.push(key);
    rowHeight = Math.max(rowHeight, key.height);
    x += key.width + BETWEEN;
  }
  if (keys.length === 0) return { fields: [], texts: [], lines: [], width, height: 0 };
  const below = layoutGreys(greys, width, y + rowHeight + BELOW);
  keys.push(below);
  return {
    fields: keys.flatMap(({ fields }) => fields),
    texts: keys.flatMap(({ texts }) => texts),
    lines: keys.flatMap(({ lines }) => lines),
    width,
    height: y + rowHeight + BELOW + below.height - top,
  };
};

import {
  canSwitchCalculation,
  isPercentMode,
  listPointDimensions,
  listRemarkTypes,
  MOST_REMARKS,
  type Remark,
} from "@statelier/document";
import { findDictionaryColumn, type Locale, MISSING_CODE } from "@statelier/model";
import { listSeries } from "../../scene/list-data.ts";
import { asPlot } from "../../scene/read-scene.ts";
import { isInDomain, makeAxisScale } from "../../parts/scale/linear-scale.ts";
import { ASCENT } from "../../parts/text/text-box.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { TICK_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapText } from "../../parts/text/wrap-text.ts";
import { beyondNotes, reachLines } from "./reach-lines.ts";
import { leadTo, makePlacer } from "./place-remark.ts";
import { readText } from "./read-text.ts";
import { remarkSentence } from "../../parts/summary/remark-sentence.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type {
  Hex,
  PlotScene,
  Point,
  SceneBand,
  SceneDatum,
  SceneLine,
  SceneText,
} from "../../scene/scene.ts";

const AWAY = 10;
const ARROW = 34;
const HEAD = 5;
const REFERENCE_DASH = [4, 3];
/** Pixels between an upright line and its text. */
const BESIDE = 4;
const WIDEST = 150;
const SHADE: Hex = "#8a857c";

type Placing = {
  scene: PlotScene;
  /** Finds places for texts; `own` are other places where a text would stand as well. */
  place: (text: SceneText, own?: readonly SceneText[]) => SceneText;
};

type Drawn = { texts: SceneText[]; lines: SceneLine[]; bands: SceneBand[] };

const NOTHING: Drawn = { texts: [], lines: [], bands: [] };

const halfOf = ({ lines, size }: Pick<SceneText, "lines" | "size">): number =>
  Math.max(...lines.map((each) => textWidth(each, size))) / 2;

const writeAt = (
  text: string,
  { x, y }: Point,
  { plot, width }: Pick<PlotScene, "plot" | "width">,
): SceneText => {
  const lines = wrapText(text, { width: Math.min(WIDEST, plot.width), size: TICK_SIZE });
  const half = halfOf({ lines, size: TICK_SIZE });
  return {
    role: "limit",
    lines,
    x: Math.min(Math.max(x, half), width - half),
    y,
    anchor: "middle",
    size: TICK_SIZE,
    weight: 400,
    color: "ink",
    halo: true,
  };
};

const line = (from: Point, to: Point, dash?: readonly number[]): SceneLine => ({
  role: "limit",
  from,
  to,
  color: "ink-soft",
  width: 1,
  ...(dash ? { dash } : {}),
});

/** Of an arrow, at the end of its line. */
const drawHead = ({ from, to }: { from: Point; to: Point }): SceneLine[] => {
  const angle = Math.atan2(from.y - to.y, from.x - to.x);
  return [-Math.PI / 4, Math.PI / 4].map((turn) =>
    line(to, {
      x: to.x + Math.SQRT2 * HEAD * Math.cos(angle + turn),
      y: to.y + Math.SQRT2 * HEAD * Math.sin(angle + turn),
    }),
  );
};

/** At an observation: a text above it, or farther off with an arrow that points at it; with a line to it where it had to move. */
const drawAtPoint = (
  remark: Remark,
  text: string,
  { anchor }: SceneDatum,
  { scene, place }: Placing,
): Drawn => {
  const isArrow = remark.type === "arrow";
  const away = isArrow ? ARROW : AWAY;
  const isBelow = anchor.y - away < scene.plot.y;
  const y = isBelow ? anchor.y + away + ASCENT * TICK_SIZE : anchor.y - away - 3;
  const written = place(writeAt(text, { x: anchor.x, y }, scene));
  const lead = leadTo(written, anchor);
  if (!lead) return { ...NOTHING, texts: [written] };
  const lines = [line(lead.from, lead.to), ...(isArrow ? drawHead(lead) : [])];
  return { ...NOTHING, texts: [written], lines };
};

/** A text at a line, or nothing where the line has none. */
const writeTexts = (text: string, at: Point, { scene, place }: Placing): SceneText[] =>
  text.trim() === "" ? [] : [place(writeAt(text, at, scene))];

/** Across the plot at a number of the value axis. */
const drawReference = (remark: Remark, text: string, placing: Placing): Drawn => {
  const { scene } = placing;
  const axis = scene.axes.find(({ type }) => type === "value");
  const { number } = remark;
  if (!axis?.domain || typeof number !== "number" || !isInDomain(axis.domain, number))
    return NOTHING;
  const isLog = scene.notes.some(({ type }) => type === "log-axis");
  const at = makeAxisScale({ domain: axis.domain, isLog }, axis.range).toPixel(number);
  const { x, y, width, height } = scene.plot;
  const isAcross = axis.side === "left" || axis.side === "right";
  const [from, to] = isAcross
    ? [
        { x, y: at },
        { x: x + width, y: at },
      ]
    : [
        { x: at, y },
        { x: at, y: y + height },
      ];
  const label = isAcross ? { x: x + width, y: at - 4 } : { x: at, y: y + TICK_SIZE };
  const texts = writeTexts(text, label, placing);
  return { ...NOTHING, texts, lines: [line(from, to, REFERENCE_DASH)] };
};

const isUprightPlot = ({ axes }: PlotScene): boolean =>
  axes.every(({ type, side }) => type === "value" || side === "bottom");

/** A text beside an upright line, on its left where the right has no room. */
const writeBeside = (text: string, at: Point, { scene, place }: Placing): SceneText[] => {
  if (text.trim() === "") return [];
  const label = writeAt(text, at, scene);
  const away = halfOf(label) + BESIDE;
  const { plot } = scene;
  const fits = at.x + 2 * away <= plot.x + plot.width;
  return [place({ ...label, x: fits ? at.x + away : Math.max(away, at.x - away) })];
};

/** Across the plot at a value of the axis of categories or of time, in the middle of what stands there. */
const drawEvent = (text: string, there: readonly SceneDatum[], placing: Placing): Drawn => {
  const { x, y, width, height } = placing.scene.plot;
  const middle = (places: readonly number[]): number =>
    (Math.min(...places) + Math.max(...places)) / 2;
  if (isUprightPlot(placing.scene)) {
    const at = middle(there.map(({ anchor }) => anchor.x));
    const texts = writeBeside(text, { x: at, y: y + TICK_SIZE }, placing);
    return { ...NOTHING, texts, lines: [line({ x: at, y }, { x: at, y: y + height })] };
  }
  const at = middle(there.map(({ anchor }) => anchor.y));
  const texts = writeTexts(text, { x: x + width, y: at - 4 }, placing);
  return { ...NOTHING, texts, lines: [line({ x, y: at }, { x: x + width, y: at })] };
};

/** A text at the top of an upright shade, or beside it. */
const writeAtShade = (
  text: string,
  [low, high]: readonly [number, number],
  { scene, place }: Placing,
): SceneText[] => {
  if (text.trim() === "") return [];
  const label = writeAt(text, { x: (low + high) / 2, y: scene.plot.y + TICK_SIZE }, scene);
  const away = halfOf(label) + BESIDE;
  const beside = [high + away, low - away].map((x) => ({ ...label, x }));
  return [place(label, beside)];
};

/** A shade between two values of the axis of categories or of time. */
const drawSpan = (
  text: string,
  [first, last]: readonly [SceneDatum, SceneDatum],
  placing: Placing,
): Drawn => {
  const { x, y, width, height } = placing.scene.plot;
  const isUpright = isUprightPlot(placing.scene);
  const reach = ({ anchor, bounds }: SceneDatum): [number, number] =>
    isUpright
      ? [Math.min(anchor.x, bounds.x), Math.max(anchor.x, bounds.x + bounds.width)]
      : [Math.min(anchor.y, bounds.y), Math.max(anchor.y, bounds.y + bounds.height)];
  const ends = [...reach(first), ...reach(last)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const corners = isUpright
    ? {
        upper: [
          { x: low, y },
          { x: high, y },
        ],
        lower: [
          { x: low, y: y + height },
          { x: high, y: y + height },
        ],
      }
    : {
        upper: [
          { x, y: low },
          { x: x + width, y: low },
        ],
        lower: [
          { x, y: high },
          { x: x + width, y: high },
        ],
      };
  const bands: SceneBand[] = [{ series: "", color: SHADE, ...corners }];
  const texts = isUpright
    ? writeAtShade(text, [low, high], placing)
    : writeTexts(text, { x: x + width, y: low + TICK_SIZE }, placing);
  return { ...NOTHING, texts, bands };
};

/** Beyond the ends of an axis nothing is drawn. */
const isInPlot = ({ anchor }: SceneDatum, { plot }: PlotScene): boolean =>
  anchor.x >= plot.x &&
  anchor.x <= plot.x + plot.width &&
  anchor.y >= plot.y &&
  anchor.y <= plot.y + plot.height;

/** The observations of a drawing by the values at which remarks stand. */
type Observed = ReadonlyMap<string | null | undefined, readonly SceneDatum[]>;

/** Points stand at values of their dimension, others along their axis. */
const observe = ({ config, table }: ChartInput, scene: PlotScene): Observed => {
  const column = findDictionaryColumn(table, listPointDimensions(config)[0] ?? "");
  const observed = new Map<string | null | undefined, SceneDatum[]>();
  for (const { data } of listSeries(scene))
    for (const datum of data) {
      const { row, category } = datum;
      const at = column ? column.values[column.codes[row] ?? MISSING_CODE] : category;
      const there = observed.get(at);
      if (there) there.push(datum);
      else observed.set(at, [datum]);
    }
  return observed;
};

const findAt = (
  observed: Observed,
  { series }: Remark,
  value: string | null | undefined,
): SceneDatum | undefined =>
  observed.get(value)?.find((datum) => !series || datum.series === series);

/** A remark where what it is about is drawn; nothing of it where that is gone. */
const drawRemark = (
  remark: Remark,
  placing: Placing,
  observed: Observed,
  locale: Locale,
): Drawn => {
  const { text } = readText(remark, locale);
  // Its line would point at nothing that is said.
  if (remark.type === "text" && text.trim() === "") return NOTHING;
  if (remark.type === "event") {
    const all = observed.get(remark.at) ?? [];
    const there = all.filter((datum) => isInPlot(datum, placing.scene));
    return there.length > 0 ? drawEvent(text, there, placing) : NOTHING;
  }
  if (remark.type === "reference") return drawReference(remark, text, placing);
  const first = findAt(observed, remark, remark.at);
  if (!first) return NOTHING;
  if (remark.type !== "span")
    return isInPlot(first, placing.scene) ? drawAtPoint(remark, text, first, placing) : NOTHING;
  const last = findAt(observed, remark, remark.to);
  return last ? drawSpan(text, [first, last], placing) : NOTHING;
};

const isAtValue = ({ type }: Remark): boolean => type === "text" || type === "arrow";

/** What a remark is about, in the words of the chart: dates or categories, behind its series where it has one. */
const nameWhere = (remark: Remark, observed: Observed): string => {
  if (remark.type === "reference") return "";
  const first = findAt(observed, remark, remark.at);
  const last = remark.type === "span" ? findAt(observed, remark, remark.to) : undefined;
  const place = [first, last].flatMap((datum) => datum?.categoryLabel ?? []).join("–");
  const series = remark.series ? first?.seriesLabel : undefined;
  return [series, place].filter(Boolean).join(", ");
};

/** Whether a reader has left what the author shows for what a number of the author's means something else in: shares, or values that were worked out. */
const isRecalculated = ({ config, view }: ChartInput): boolean =>
  isPercentMode(config, view.calculation) !== isPercentMode(config) ||
  (Boolean(config.extensions?.calculation && view.isPlain) && canSwitchCalculation(config));

const listRemarks = (input: ChartInput): Remark[] => {
  const { config } = input;
  const types = listRemarkTypes(config);
  const isOff = isRecalculated(input);
  const remarks = (config.extensions?.remarks ?? []).filter(
    ({ type }) => types.includes(type) && !(isOff && type === "reference"),
  );
  return remarks.slice(0, MOST_REMARKS);
};

const listDrawn = (input: ChartInput, scene: PlotScene) => {
  const observed = observe(input, scene);
  const { extensions } = input.config;
  // A small chart has its name right over the plot.
  const place = makePlacer(scene, extensions?.panels ? scene.plot.y : (scene.legend?.height ?? 0));
  return listRemarks(input).map((remark) => {
    const said = readText(remark, input.locale);
    const { language } = said;
    const drawn = drawRemark(remark, { scene, place }, observed, input.locale);
    return {
      ...said,
      where: nameWhere(remark, observed),
      runsThroughAll: !isAtValue(remark) && !remark.panel,
      drawn: language
        ? { ...drawn, texts: drawn.texts.map((text) => ({ ...text, language })) }
        : drawn,
    };
  });
};

const isThere = ({ drawn }: { drawn: Drawn }): boolean =>
  drawn.texts.length + drawn.lines.length + drawn.bands.length > 0;

/** What authors write and draw at the values of a chart. */
export const withRemarks = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const scene = drawing.layout(input);
    const first = asPlot(scene);
    if (!first) return scene;
    const remarks = listRemarks(input);
    const plot = reachLines(drawing, { input, first, remarks });
    const there = listDrawn(input, plot).filter(isThere);
    const all = there.map(({ drawn }) => drawn);
    return {
      ...plot,
      bands: [...plot.bands, ...all.flatMap(({ bands }) => bands)],
      overlays: [...plot.overlays, ...all.flatMap(({ lines }) => lines)],
      texts: [...plot.texts, ...all.flatMap(({ texts }) => texts)],
      notes: [...plot.notes, ...beyondNotes(remarks, plot, input)],
      remarks: there
        .filter(({ text }) => text.trim() !== "")
        .map(({ drawn: _drawn, ...remark }) => remark),
    };
  },
  summarize: (input, scene, words) => [
    ...drawing.summarize(input, scene, words),
    ...(asPlot(scene)?.remarks ?? []).map(remarkSentence),
  ],
});

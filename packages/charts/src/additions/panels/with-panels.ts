import { type ChartConfig, isAlongTime } from "@statelier/document";
import { type ComponentId, isRecord } from "@statelier/model";
import { greatest, least } from "d3-array";
import { layoutLegend } from "../../parts/legend/layout-legend.ts";
import { keepClear } from "../../parts/text/keep-clear.ts";
import { ASCENT, lineHeight } from "../../parts/text/text-box.ts";
import { TITLE_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapText } from "../../parts/text/wrap-text.ts";
import type { AnyChartDrawing, PlotWords } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { listSeries } from "../../scene/list-data.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type {
  ChartScene,
  LegendItem,
  PlotScene,
  SceneLegend,
  SceneRemark,
  SceneText,
} from "../../scene/scene.ts";
import { remarkSentence } from "../../parts/summary/remark-sentence.ts";
import { addOthers } from "./add-others.ts";
import { fewTicks } from "./few-ticks.ts";
import { findPanels, groupByPanel, type Panel } from "./find-panels.ts";
import { keepOrder } from "./keep-order.ts";
import { type DrawnPanel, narrow, withTable } from "./narrow-panel.ts";
import { type SharedAxes, shareAxes } from "./share-axes.ts";
import { shiftScene } from "./shift-scene.ts";
import { hasOwnEnds, uniteNotes } from "./unite-notes.ts";

/** More would not be compared. */
const MOST_PANELS = 24;
const LEAST_WIDTH = 150;
const GAP = 20;
const BETWEEN_ROWS = 16;
const HEIGHT_SHARE = 0.72;
const LEAST_HEIGHT = 150;
/** Of charts by today's rules: the plot alone, whatever stands around it. */
const INNER_SHARE = 0.6;
const LEAST_INNER = 64;
/** Between the name of a panel and its plot. */
const BELOW_NAME = 10;

type Domains = ReadonlyMap<ComponentId, readonly [number, number]>;

const setDomains = (config: ChartConfig, domains: Domains): ChartConfig => {
  const fields = Object.entries(config.fields).map(([name, field]: [string, unknown]) => {
    const id = isRecord(field) ? field["componentId"] : undefined;
    const domain = typeof id === "string" ? domains.get(id) : undefined;
    return [name, isRecord(field) && domain ? { ...field, customDomain: domain } : field];
  });
  return { ...config, fields: Object.fromEntries(fields) as unknown } as ChartConfig;
};

/** The ends of each value axis over all panels. */
const uniteDomains = (scenes: readonly PlotScene[]): Domains => {
  const domains = new Map<ComponentId, readonly [number, number]>();
  for (const { axes } of scenes) {
    for (const { componentId, domain, type } of axes) {
      if (type !== "value" || !domain) continue;
      const [low, high] = domains.get(componentId) ?? domain;
      domains.set(componentId, [Math.min(low, domain[0]), Math.max(high, domain[1])]);
    }
  }
  return domains;
};

const titleText = (lines: readonly string[], y: number, weight: 400 | 600): SceneText => ({
  role: "axis-title",
  lines,
  x: 0,
  y: y + TITLE_SIZE * ASCENT,
  anchor: "start",
  size: TITLE_SIZE,
  weight,
  color: weight === 600 ? "ink" : "ink-soft",
});

/** Every entry of the legends of all panels. */
const uniteLegends = (scenes: readonly PlotScene[], width: number): SceneLegend | undefined => {
  const items = new Map<string, LegendItem>();
  for (const { legend } of scenes)
    for (const item of legend?.items ?? []) items.set(item.value, items.get(item.value) ?? item);
  const title = scenes.find(({ legend }) => legend)?.legend?.title ?? "";
  return layoutLegend({ title, items: [...items.values()], needed: true, width });
};

/** Bars and the like follow their rows; others get a height. */
const followsRows = ({ axes }: PlotScene): boolean =>
  axes.some(({ type, side }) => type === "category" && side === "left");

/** Small charts over time close their axes over the highest line and lie close under their names; those of before stay as they were. */
const isCompact = ({ config }: Pick<ChartInput, "config">): boolean =>
  config.extensions?.lineEnds === "values" && isAlongTime(config);

/** How many stand side by side, and how wide each is. */
const planColumns = (count: number, input: ChartInput): { columns: number; width: number } => {
  const { width } = input;
  const [most, wished] = isCompact(input) ? [5, 200] : [4, 230];
  const fitting = Math.floor((width + GAP) / (wished + GAP));
  const fewest = width >= 2 * LEAST_WIDTH + GAP ? 2 : 1;
  const columns = Math.min(count, most, Math.max(fewest, fitting));
  return { columns, width: (width - GAP * (columns - 1)) / columns };
};

/** What a drawing has above and below its plot, without legend. */
const heightAround = ({ height, legend, plot }: PlotScene): number =>
  height - (legend?.height ?? 0) - plot.height;

/** The round numbers of an axis that all panels have. */
const closeAxis = (
  domains: Domains,
  input: ChartInput,
  height: number,
): Pick<ChartInput, "valueTicks"> => {
  const [domain, ...others] = domains.values();
  const { config } = input;
  if (!domain || others.length > 0 || hasOwnEnds(config) || config.extensions?.logAxes) return {};
  return { valueTicks: fewTicks(domain, height) };
};

/** Without names, which say nothing of axes and titles: most of the work, where they are many. */
const withoutNames = (input: ChartInput): ChartInput => {
  const { pointLabels: _, ...extensions } = input.config.extensions ?? {};
  return { ...input, config: { ...input.config, extensions } };
};

/** Draws all panels at a width, on the same axes unless the author wants others. */
const makePanelDrawer = (
  input: ChartInput,
  drawing: AnyChartDrawing,
  panels: readonly DrawnPanel[],
  width: number,
): ((width: number) => PlotScene[]) => {
  const draw = (
    domains: Domains,
    size: Pick<ChartInput, "width" | "height">,
    from = input,
  ): PlotScene[] =>
    panels.flatMap((panel) => {
      const own = narrow(from, panel, size);
      const ticks =
        size.height === undefined || !isCompact(input)
          ? {}
          : closeAxis(domains, input, innerOf(size.width));
      const config = setDomains(own.config, domains);
      return asPlot(drawing.layout({ ...own, ...ticks, config })) ?? [];
    });
  const first = draw(new Map(), { width }, withoutNames(input));
  const isShared = input.config.extensions?.panels?.ownAxes !== true;
  const domains: Domains = isShared ? uniteDomains(first) : new Map();
  const isLow = first.every(followsRows);
  const isDrawn = isLow && domains.size === 0 && !input.config.extensions?.pointLabels;
  return (wanted) =>
    isDrawn && wanted === width
      ? first
      : draw(domains, {
          width: wanted,
          ...(isLow ? {} : { height: heightOf(first, wanted, input) }),
        });
};

/** The height of a compact panel's plot. */
const innerOf = (width: number): number => Math.max(LEAST_INNER, Math.round(width * INNER_SHARE));

const heightOf = (first: readonly PlotScene[], width: number, input: ChartInput): number =>
  isCompact(input)
    ? innerOf(width) + Math.max(...first.map(heightAround))
    : Math.max(LEAST_HEIGHT, Math.round(width * HEIGHT_SHARE));

const innerHeight = ({ height, legend }: PlotScene): number => height - (legend?.height ?? 0);

/** What lies over a plot for a title that panels do not have. */
const spareAbove = ({ legend, plot }: PlotScene): number =>
  Math.max(0, plot.y - (legend?.height ?? 0) - BELOW_NAME);

/** What is written in the panels, each with the name of its own, unless it runs through all. */
const uniteRemarks = (scenes: readonly PlotScene[], panels: readonly Panel[]): SceneRemark[] =>
  scenes.flatMap(({ remarks = [] }, index) =>
    remarks.map((remark) => {
      const name = remark.runsThroughAll ? undefined : panels[index]?.label;
      return { ...remark, where: [name, remark.where].filter(Boolean).join(", ") };
    }),
  );

const wrapName = ({ label }: Panel, width: number, maxLines: number): readonly string[] =>
  wrapText(label, { width, size: TITLE_SIZE, face: 600, maxLines });

type PanelPlace = {
  x: number;
  y: number;
  width: number;
  /** Of the name, so that it stands over the plot. */
  indent: number;
  up: number;
  nameLines: number;
  keeps: (text: SceneText) => boolean;
};

/** A panel at its place, with its name where the title of its axis was. */
const placePanel = (
  scene: PlotScene,
  panel: Panel,
  { x, y, width, indent, up: spare, nameLines, keeps }: PanelPlace,
): ReturnType<typeof shiftScene> => {
  const { value, label } = panel;
  const name = wrapName(panel, width, nameLines);
  const nameY = y + (nameLines - name.length) * lineHeight(TITLE_SIZE);
  const up = (scene.legend?.height ?? 0) - nameLines * lineHeight(TITLE_SIZE) + spare;
  const texts = scene.texts.filter(
    (text) => text.role !== "axis-title" && text.role !== "legend" && keeps(text),
  );
  const moved = shiftScene({ ...scene, texts }, { x, y: y - up }, { id: value, label });
  const head = { ...titleText(name, nameY, 600), x: x + indent };
  // Where an axis ends with its highest value, that value would stand above the plot.
  const values = moved.texts.filter(({ role }) => role === "value");
  const clear = new Set(keepClear(values, [head]));
  const shown = moved.texts.filter((text) => text.role !== "value" || clear.has(text));
  return { ...moved, texts: [...shown, head] };
};

/** Nothing lies beyond axes that end where the values of all panels do. */
const withoutCut = ({ clip: _clip, ...scene }: PlotScene): PlotScene => scene;

/** A range of time is not drawn with the pointer over several calendars. */
const withoutTime = (axes: PlotScene["axes"]): PlotScene["axes"] =>
  axes.map((axis) => {
    if (axis.type !== "time") return axis;
    const { domain: _domain, ...rest } = axis;
    return { ...rest, type: "category" };
  });

/** The title of the axis of values on the lines that it has over the whole width. */
const readTitle = (
  input: ChartInput,
  drawing: AnyChartDrawing,
  [panel]: readonly DrawnPanel[],
): readonly string[] => {
  const { width } = input;
  const whole = panel && asPlot(drawing.layout(narrow(withoutNames(input), panel, { width })));
  return whole?.texts.find(({ role }) => role === "axis-title")?.lines ?? [];
};

/** The drawings of all panels. Where numbers stand at the first of a row all plots share the room that the others would have for them. */
const drawPanels = (input: ChartInput, drawing: AnyChartDrawing, panels: readonly DrawnPanel[]) => {
  const { columns, width: even } = planColumns(panels.length, input);
  const draw = makePanelDrawer(input, drawing, panels, even);
  const share = (drawn: readonly PlotScene[]): SharedAxes =>
    shareAxes(isCompact(input) ? drawn : [], { columns, count: panels.length });
  const alone = draw(even);
  const width = even + (share(alone).room * (columns - 1)) / columns;
  const scenes = width > even ? draw(width) : alone;
  const shared = share(scenes);
  return { columns, scenes: addOthers(scenes, input), shared, inner: width - shared.room };
};

/** A small drawing for each panel, in rows, under one legend and one title. */
const layoutPanels = (
  input: ChartInput,
  drawing: AnyChartDrawing,
  all: readonly Panel[],
): PlotScene | undefined => {
  const panels = all.slice(0, MOST_PANELS).map((panel) => withTable(panel, input));
  const { columns, scenes: whole, shared, inner } = drawPanels(input, drawing, panels);
  const scenes = hasOwnEnds(input.config) ? whole : whole.map(withoutCut);
  const [sample] = scenes;
  if (!sample || scenes.length < panels.length) return undefined;
  const legend = uniteLegends(scenes, input.width);
  const title = readTitle(input, drawing, panels);
  const top = (legend?.height ?? 0) + title.length * lineHeight(TITLE_SIZE) + GAP / 2;
  const up = isCompact(input) ? Math.min(...scenes.map(spareAbove)) : 0;
  const nameLines = isCompact(input)
    ? Math.max(...panels.map((panel) => wrapName(panel, inner, 2).length))
    : 1;
  const rowHeight =
    Math.max(...scenes.map(innerHeight)) -
    shared.spared -
    up +
    nameLines * lineHeight(TITLE_SIZE) +
    (isCompact(input) ? BELOW_NAME : BETWEEN_ROWS);
  const height = top + Math.ceil(panels.length / columns) * rowHeight + shared.spared;
  const drawn = scenes.flatMap((scene, index) => {
    const x = (index % columns) * (inner + GAP);
    const y = top + Math.floor(index / columns) * rowHeight;
    const panel = panels[index];
    return panel
      ? [
          placePanel(scene, panel, {
            x,
            y,
            width: inner,
            indent: shared.room,
            up,
            nameLines,
            keeps: shared.keeps(index, scene),
          }),
        ]
      : [];
  });
  const { clip: _clip, limits: _limits, legend: _legend, ...rest } = sample;
  return {
    ...rest,
    width: input.width,
    height,
    plot: { x: 0, y: top, width: input.width, height: height - top },
    axes: withoutTime(sample.axes),
    marks: drawn.flatMap(({ marks }) => marks),
    lines: drawn.flatMap(({ lines }) => lines),
    overlays: drawn.flatMap(({ overlays }) => overlays),
    bands: drawn.flatMap(({ bands }) => bands),
    symbols: drawn.flatMap(({ symbols }) => symbols),
    texts: [titleText(title, legend?.height ?? 0, 400), ...drawn.flatMap(({ texts }) => texts)],
    ...(legend ? { legend } : {}),
    notes: uniteNotes(scenes, panels, { input, hidden: all.length - panels.length }),
    remarks: uniteRemarks(scenes, panels),
  };
};

/** Of each panel its lowest and its highest observation. */
const summarizePanels = (
  input: ChartInput,
  scene: PlotScene,
  { panels, words }: { panels: readonly Panel[]; words: PlotWords },
): string[] => {
  const data = listSeries(scene).flatMap((series) => series.data);
  const dataOf = groupByPanel(panels, data, ({ row }) => row);
  return [
    ...words.introduce(input, scene),
    input.t("chart.panels", { names: panels.map(({ label }) => label).join(", ") }),
    ...panels.flatMap((panel) => {
      const { label } = panel;
      const own = dataOf.get(panel) ?? [];
      const [low, high] = [least(own, ({ value }) => value), greatest(own, ({ value }) => value)];
      if (!low || !high || low === high) return [];
      return [
        input.t("chart.summary.range", {
          measure: label,
          low: low.labelText,
          lowAt: low.ownLabel ?? low.categoryLabel,
          high: high.labelText,
          highAt: high.ownLabel ?? high.categoryLabel,
        }),
      ];
    }),
    ...(scene.remarks ?? []).map(remarkSentence),
  ];
};

/** A small chart for each value of a dimension, with the same axes and the same order. */
export const withPanels = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input): ChartScene => {
    const panels = findPanels(input);
    return (
      (panels.length > 1 && layoutPanels(keepOrder(input), drawing, panels)) ||
      drawing.layout(input)
    );
  },
  summarize: (input, scene, words) => {
    const [panels, plot] = [findPanels(input), asPlot(scene)];
    return panels.length > 1 && plot
      ? summarizePanels(input, plot, { panels, words })
      : drawing.summarize(input, scene, words);
  },
});

import { findAltText } from "@statelier/document";
import {
  type ForeignText,
  listForeignLabels,
  splitLanguages,
  type TextPart,
} from "@statelier/model";
import { summarizePlot, introducePlot } from "../parts/summary/summarize-plot.ts";
import { summarizePoints } from "../parts/summary/summarize-points.ts";
import type { AnyChartDrawing, PlotWords } from "../scene/chart-drawing.ts";
import { asPlot } from "../scene/read-scene.ts";
import type { ChartInput } from "../scene/chart-input.ts";
import { listKept } from "../parts/values/kept-values.ts";
import type { ChartScene, PlotScene } from "../scene/scene.ts";

const WORDS: PlotWords = {
  introduce: introducePlot,
  summarize: summarizePlot,
  summarizePoints,
};

/** Whether what an author wrote says which kind of chart it is: what is proposed does. */
const namesKind = (words: string, { t }: ChartInput, { chartType }: PlotScene): boolean => {
  const kind = t(`chart.summary.${chartType}`, { what: "" }).replace(/[\s:.]+$/, "");
  return words.toLowerCase().includes(kind.toLowerCase());
};

/** What a chart says to those who cannot see it: its author's words in the page's language, what is drawn now, and what is missing. */
export const summarizeChart = (
  drawing: AnyChartDrawing,
  input: ChartInput,
  scene: ChartScene,
): string => {
  const words = findAltText(input.config, input.locale);
  // What pictures leave out is there in pages, and pictures name it beneath; what the author says is read there as well.
  const notes = scene.notes.flatMap(({ type, text: said }) =>
    type === "left-out" || type === "own" ? [] : [`${said}.`],
  );
  const kept = listKept(input).map(({ label: name, value }) =>
    input.t("chart.summary.kept", { name, value }),
  );
  const drawn = [...drawing.summarize(input, scene, WORDS), ...kept, ...notes];
  if (words === undefined) return drawn.join(" ");
  const plot = asPlot(scene);
  // Of a plot the first sentence says its kind and what it shows, which is heard once.
  return [words, ...drawn.slice(plot && namesKind(words, input, plot) ? 1 : 0)].join(" ");
};

/** What its author wrote at values in another language; sentences end with a full stop of their own. */
const listForeignRemarks = (scene: ChartScene): ForeignText[] =>
  (asPlot(scene)?.remarks ?? []).flatMap(({ text, language }) =>
    language ? { text: text.replace(/\.$/, ""), language } : [],
  );

/** The same in stretches of one language each. */
export const describeChart = (...given: Parameters<typeof summarizeChart>): TextPart[] => {
  const [, { components }, scene] = given;
  return splitLanguages(summarizeChart(...given), [
    ...listForeignRemarks(scene),
    ...listForeignLabels(components),
  ]);
};

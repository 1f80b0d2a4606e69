import { findAltText } from "@statelier/document";
import {
  type ForeignText,
  listForeignLabels,
  splitLanguages,
  type TextPart,
} from "@statelier/model";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import { asPlot } from "../scene/read-scene.ts";
import type { ChartInput } from "../scene/chart-input.ts";
import { listKept } from "../parts/values/kept-values.ts";
import type { ChartScene } from "../scene/scene.ts";

type ChartWords = {
  /** Of the author, where they are there in no language but another one than the page's. */
  foreign?: Required<TextPart>;
  /** Of the author in the page's language, what is drawn now, and what is missing. */
  sentences: string;
};

/** What a chart says to those who cannot see it. */
export const readChartWords = (
  drawing: AnyChartDrawing,
  input: ChartInput,
  scene: ChartScene,
): ChartWords => {
  const { text, language } = findAltText(input.config, input.locale) ?? {};
  // What pictures leave out is there in pages, and pictures name it beneath; what the author says is read there as well.
  const notes = scene.notes.flatMap(({ type, text: said }) =>
    type === "left-out" || type === "own" ? [] : [`${said}.`],
  );
  const kept = listKept(input).map(({ label: name, value }) =>
    input.t("chart.summary.kept", { name, value }),
  );
  const drawn = [...drawing.summarize(input, scene), ...kept, ...notes];
  if (text === undefined) return { sentences: drawn.join(" ") };
  return language
    ? { foreign: { text, language }, sentences: drawn.join(" ") }
    : { sentences: [text, ...drawn].join(" ") };
};

/** What its author wrote at values in another language; sentences end with a full stop of their own. */
const listForeignRemarks = (scene: ChartScene): ForeignText[] =>
  (asPlot(scene)?.remarks ?? []).flatMap(({ text, language }) =>
    language ? { text: text.replace(/\.$/, ""), language } : [],
  );

/** The same in stretches of one language each. */
export const describeChart = (...given: Parameters<typeof readChartWords>): TextPart[] => {
  const [, { components }, scene] = given;
  const { foreign, sentences } = readChartWords(...given);
  return [
    ...(foreign ? [foreign, { text: " " }] : []),
    ...splitLanguages(sentences, [...listForeignRemarks(scene), ...listForeignLabels(components)]),
  ];
};

/** The same as one text. */
export const summarizeChart = (...given: Parameters<typeof readChartWords>): string => {
  const { foreign, sentences } = readChartWords(...given);
  return foreign ? `${foreign.text} ${sentences}` : sentences;
};

import { type ChartConfig, listFieldComponents, readFields } from "@statelier/document";
import { findDictionaryColumn, isRecord, MISSING_CODE } from "@statelier/model";
import { sum } from "d3-array";
import { listShownRows } from "../../chart/list-shown-rows.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { isPlotNote } from "../../scene/read-scene.ts";
import type { PlotScene, SceneNote } from "../../scene/scene.ts";
import type { Panel } from "./find-panels.ts";

/** The ends of an axis of values are the author's. */
export const hasOwnEnds = ({ fields }: Pick<ChartConfig, "fields">): boolean =>
  Object.values(fields).some(
    (field: unknown) => isRecord(field) && Array.isArray(field["customDomain"]),
  );

/** How many values the panels lack. */
const countMissing = (panels: readonly Panel[], input: ChartInput): number => {
  const { config, table, isLeftOut } = input;
  const shown = listFieldComponents(config);
  const numbers = table.columns.flatMap((column) =>
    column.type === "number" && shown.includes(column.id) ? [column.values] : [],
  );
  const series = findDictionaryColumn(table, readFields(config).segment?.componentId ?? "");
  const rows = listShownRows(input).filter(
    (row) =>
      series?.codes[row] !== MISSING_CODE &&
      isLeftOut?.(row) !== true &&
      panels.some(({ isOwn }) => isOwn(row)),
  );
  return sum(numbers, (values) => rows.filter((row) => Number.isNaN(values[row])).length);
};

/** What all panels lack alike is named, such as the gaps of their calendar; missing values are counted. */
const uniteMissing = (
  scenes: readonly PlotScene[],
  count: number,
  { t }: ChartInput,
): SceneNote[] => {
  const [first, ...others] = scenes.map(({ notes }) =>
    notes.filter(({ type }) => type === "missing"),
  );
  const counted = new Set(
    Array.from({ length: count }, (_, at) => t("chart.missing.count", { count: at + 1 })),
  );
  const isNamedByAll = (note: SceneNote): boolean =>
    !counted.has(note.text) &&
    others.every((notes) => notes.some(({ text }) => text === note.text));
  return [
    ...(count > 0 ? [{ type: "missing" as const, text: t("chart.missing.count", { count }) }] : []),
    ...(first ?? []).filter(isNamedByAll),
  ];
};

/** Where the author sets the ends of axes: how many values lie beyond them in all panels, and which limits. */
const uniteBeyond = (scenes: readonly PlotScene[], { config, t }: ChartInput): SceneNote[] => {
  if (!hasOwnEnds(config)) return [];
  const notes = scenes.flatMap((scene) => scene.notes.filter(({ type }) => type === "beyond-axis"));
  const count = sum(notes, (note) => note.count ?? 0);
  const ofPoints = scenes.every(({ axes }) => axes.every(({ type }) => type === "value"));
  const text = t(ofPoints ? "chart.beyond-axes" : "chart.beyond-axis", { count });
  return [
    ...(count > 0 ? [{ type: "beyond-axis" as const, text }] : []),
    ...notes.filter((note) => note.count === undefined),
  ];
};

/** What the panels say, each once, their counts added up, and how many panels there would be more. */
export const uniteNotes = (
  scenes: readonly PlotScene[],
  panels: readonly Panel[],
  { input, hidden }: { input: ChartInput; hidden: number },
): readonly SceneNote[] => {
  // That there is nothing to draw stands in the plot of its panel, and is said of all where it is so of all.
  const isOfAll = (note: SceneNote): boolean =>
    !isPlotNote(note) || scenes.every(({ notes }) => notes.some(({ type }) => type === note.type));
  const own = scenes
    .flatMap(({ notes }) => notes)
    .filter((note) => note.type !== "beyond-axis" && note.type !== "missing" && isOfAll(note));
  const more = { type: "panels" as const, text: input.t("chart.panels.more", { count: hidden }) };
  const all = [
    ...uniteMissing(scenes, countMissing(panels, input), input),
    ...own,
    ...uniteBeyond(scenes, input),
    ...(hidden > 0 ? [more] : []),
  ];
  return [...new Map(all.map((note) => [note.text, note])).values()];
};

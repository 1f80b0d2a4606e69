import type { CloudMark, PlotScene, SceneDatum, SceneMark } from "./scene.ts";

/** Indices of the dots from left to right. */
const orderCloud = ({ xs }: CloudMark): number[] => {
  const count = xs.length;
  const keys = xs.map((x, index) => Math.round(x * 100) * count + index).sort();
  return Array.from(keys, (key) => key % count);
};

/** The observations of a mark in its own order. */
export const markData = (mark: SceneMark): readonly SceneDatum[] => {
  if (mark.shape === "line") return mark.runs.flatMap(({ data }) => data);
  if (mark.shape === "area") return mark.runs.flat().flatMap(({ datum }) => datum ?? []);
  if (mark.shape === "cloud") return orderCloud(mark).map(mark.datumAt);
  return [mark.datum];
};

/** How many observations a chart shows. */
export const countData = ({ marks }: PlotScene): number =>
  marks.reduce((sum, mark) => {
    if (mark.shape === "cloud") return sum + mark.xs.length;
    if (mark.shape === "line")
      return mark.runs.reduce((vertices, { length }) => vertices + length, sum);
    return sum + (mark.shape === "area" ? markData(mark).length : 1);
  }, 0);

/** What is walked in one go. */
export type DataSeries = { data: readonly SceneDatum[] };

/** The slices of a pie and the areas of a map are walked as one series; all observations of another mark are of one. Small charts are walked one by one. */
const groupOf = ({ shape, panel }: SceneMark, [first]: readonly SceneDatum[]): string =>
  `${panel}\n${shape === "slice" || shape === "region" ? "" : first?.series}`;

/** The observations of a chart by series, each in the order in which it is walked. */
export const listSeries = ({ marks }: PlotScene): DataSeries[] => {
  const bySeries = new Map<string, SceneDatum[]>();
  for (const mark of marks) {
    const data = markData(mark);
    const group = groupOf(mark, data);
    const known = bySeries.get(group) ?? [];
    for (const datum of data) known.push(datum);
    if (data.length > 0) bySeries.set(group, known);
  }
  return [...bySeries.values()].map((data) => ({ data }));
};

/** The series as arrows walk them: those of one observation each are walked as one. */
export const listWalks = (all: readonly DataSeries[]): readonly DataSeries[] =>
  all.every(({ data }) => data.length <= 1) ? [{ data: all.flatMap(({ data }) => data) }] : all;

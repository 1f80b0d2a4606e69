import type { PlotScene, SceneDatum, SceneMark } from "../scene.ts";

/** The observations of a mark in its own order. */
const markData = (mark: SceneMark): readonly SceneDatum[] => {
  if (mark.shape === "line") return mark.runs.flat();
  if (mark.shape === "area") return mark.runs.flat().flatMap(({ datum }) => datum ?? []);
  return [mark.datum];
};

export type DataSeries = { series: string; data: readonly SceneDatum[] };

/** The slices of a pie are walked as one series. */
const groupOf = (mark: SceneMark, datum: SceneDatum): string =>
  mark.shape === "slice" ? "" : datum.series;

/** The observations of a chart by series, each in the order in which it is walked. */
export const listSeries = ({ marks }: PlotScene): DataSeries[] => {
  const bySeries = new Map<string, SceneDatum[]>();
  for (const mark of marks) {
    for (const datum of markData(mark)) {
      const group = groupOf(mark, datum);
      const known = bySeries.get(group);
      if (known) known.push(datum);
      else bySeries.set(group, [datum]);
    }
  }
  return [...bySeries].map(([series, data]) => ({ series, data }));
};

/** The series as arrows walk them: those of one observation each are walked as one. */
export const listWalks = (all: readonly DataSeries[]): readonly DataSeries[] =>
  all.every(({ data }) => data.length <= 1)
    ? [{ series: "", data: all.flatMap(({ data }) => data) }]
    : all;

import {
  type Column,
  findDictionaryColumn,
  findNumberColumn,
  isRecord,
  MISSING_CODE,
  parseDate,
} from "@statelier/model";
import { timeText } from "../../parts/values/axis-values.ts";
import { keepClear } from "../../parts/text/keep-clear.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { findShownMeasure } from "../../parts/values/measure-text.ts";
import { listTimeRows } from "../../parts/values/time-range.ts";
import { markData } from "../../scene/list-data.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { ChartScene, SceneDatum, SceneText } from "../../scene/scene.ts";

const ABOVE = 8;
const BESIDE = 6;

const fieldOf = ({ config }: Pick<ChartInput, "config">, name: string): Record<string, unknown> => {
  const field: unknown = Reflect.get(config.fields, name);
  return isRecord(field) ? field : {};
};

const idOf = (input: ChartInput, name: string): string =>
  String(fieldOf(input, name)["componentId"]);

/** Of all dates that have a value the first and the last one of those that are shown. */
const keepEnds = (input: ChartInput): ChartInput => {
  const time = input.components.dimensions.find(({ id }) => id === idOf(input, "x"));
  const column = time && findDictionaryColumn(input.table, time.id);
  const values = findNumberColumn(input.table, idOf(input, "y"))?.values;
  if (!time || !column) return input;
  const timeOf = (code = MISSING_CODE): number =>
    parseDate(timeText(time, column.values[code] ?? ""))?.time ?? Number.NaN;
  const rows = listTimeRows(input).filter((row) => !Number.isNaN(values?.[row]));
  const shown = [...new Set(rows.map((row) => column.codes[row] ?? MISSING_CODE))]
    .filter((code) => !Number.isNaN(timeOf(code)))
    .toSorted((a, b) => timeOf(a) - timeOf(b));
  const ends = [shown[0], shown.at(-1)];
  const codes = column.codes.map((code) => (ends.includes(code) ? code : MISSING_CODE));
  const columns = input.table.columns.map((each): Column =>
    each.id === column.id ? { ...column, codes } : each,
  );
  const dotted = { ...input.config.fields, y: { ...fieldOf(input, "y"), showDots: true } };
  return {
    ...input,
    config: { ...input.config, fields: dotted } as ChartInput["config"],
    table: { ...input.table, columns },
    isLeftOut: (row) => codes[row] === MISSING_CODE || input.isLeftOut?.(row) === true,
  };
};

const writeEnd = (datum: SceneDatum, isFirst: boolean, line: string): SceneText => ({
  role: "value",
  lines: [line],
  x: datum.anchor.x + (isFirst ? BESIDE : -BESIDE),
  y: datum.anchor.y - ABOVE,
  anchor: isFirst ? "start" : "end",
  size: VALUE_SIZE,
  weight: 400,
  color: "ink",
  halo: true,
});

type WriteValue = (datum: SceneDatum) => string;

/** Numbers alone, unless one of them would leave the word behind in which it is counted: then all are in the scale of the axis. */
const makeWriter = (ends: readonly SceneDatum[], input: ChartInput): WriteValue => {
  const { config, components, locale } = input;
  const shown = { config, measures: components.measures, locale };
  const { unit } = findShownMeasure(shown, idOf(input, "y"));
  const arePlain = ends.every(({ unitText }) => unitText === unit);
  return ({ valueText, markText = valueText }) => (arePlain ? valueText : markText);
};

/** The values of both ends, those of the greatest first, where they stand clear of one another. */
const withEndValues = (scene: ChartScene, input: ChartInput): ChartScene => {
  const plot = asPlot(scene);
  if (!plot) return scene;
  const joined = input.t("chart.missing.joined");
  const ends = plot.marks.flatMap((mark) => {
    const data = mark.shape === "line" ? markData(mark) : [];
    const [first, last] = [data[0], data.at(-1)];
    return first && last && first !== last ? [first, last] : [];
  });
  const write = makeWriter(ends, input);
  const texts = ends.flatMap((datum, at) => {
    const { y } = datum.anchor;
    // What lies beyond the ends of the axis is cut off.
    const isShown = y >= plot.plot.y && y <= plot.plot.y + plot.plot.height;
    return isShown ? [writeEnd(datum, at % 2 === 0, write(datum))] : [];
  });
  return {
    ...plot,
    texts: [...plot.texts, ...keepClear(texts, plot.texts)],
    notes: plot.notes.filter(({ text }) => !text.includes(joined)),
  };
};

/** Lines from the first to the last date alone, with the values of both. */
export const withSlope = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const ends = keepEnds(input);
    return withEndValues(drawing.layout(ends), ends);
  },
  summarize: (input, scene, words) => drawing.summarize(keepEnds(input), scene, words),
});

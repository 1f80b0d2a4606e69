import type { ChartConfigOf } from "@statelier/document";
import {
  type Column,
  findDictionaryColumn,
  findNumberColumn,
  MISSING_CODE,
} from "@statelier/model";
import { max } from "d3-array";
import { niceDomain } from "../../parts/scale/linear-scale.ts";
import { type ChartFields, readChartData } from "../../parts/values/chart-data.ts";
import { changeDatum } from "../../scene/change-datum.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { ChartScene, SceneDatum, SceneMark } from "../../scene/scene.ts";

const MINUS = "\u2212";
const TICKS = 3;

const unsign = (text: string): string => text.replace(MINUS, "");

type Fields = ChartConfigOf<"bar">["fields"];

/** The series that stands at left, and how far both halves reach; undefined where the values make no pyramid. */
const findHalves = (input: ChartInput): { left: string; most: number } | undefined => {
  const { x: measure, y: category, segment, color } = input.config.fields as Fields;
  if (!segment) return undefined;
  const fields = { category, measure, segment, color };
  const { allSeries, cells } = readChartData(input, fields);
  const values = listValues(cells);
  const [left] = allSeries;
  if (!left || allSeries.length !== 2 || values.some((value) => value < 0)) return undefined;
  return { left: left.value, most: findMost(input, fields, values) };
};

type Cells = ReturnType<typeof readChartData>["cells"];

const listValues = (cells: Cells): number[] => cells.flat().flatMap((cell) => cell?.value ?? []);

/** The end of both halves: the author's, or the one that all panels have, else by the values, of all dates where scales stay. */
const findMost = (
  input: ChartInput,
  fields: ChartFields & { measure: Fields["x"] },
  values: readonly number[],
): number => {
  const { customDomain } = fields.measure;
  if (customDomain) return Math.max(...customDomain.map(Math.abs));
  const read = (all: ChartInput, own: { fields: ChartFields }): number[] =>
    listValues(readChartData(all, own.fields).cells);
  const frames = input.readFrames?.(read, input, { fields }) ?? [];
  return niceDomain([0, max([0, ...values, ...frames]) ?? 0], TICKS)[1];
};

/** The chart with the values of one series below zero, so that its bars lie at left. */
const mirror = (input: ChartInput): ChartInput => {
  const halves = findHalves(input);
  const { x, segment } = input.config.fields as Fields;
  const values = findNumberColumn(input.table, x.componentId)?.values;
  const column = findDictionaryColumn(input.table, segment?.componentId ?? "");
  if (!halves || !values || !column || halves.most === 0) return input;
  const isLeft = (row: number): boolean =>
    column.values[column.codes[row] ?? MISSING_CODE] === halves.left;
  const mirrored = values.map((value, row) => (isLeft(row) ? -value : value));
  const columns = input.table.columns.map((each): Column =>
    each.id === x.componentId ? { type: "number", id: each.id, values: mirrored } : each,
  );
  const fields = {
    ...input.config.fields,
    x: { ...x, customDomain: [-halves.most, halves.most] },
    segment: { ...segment, type: "stacked" },
  };
  return {
    ...input,
    config: { ...input.config, fields } as ChartInput["config"],
    table: { ...input.table, columns },
  };
};

const unsignDatum = (datum: SceneDatum): SceneDatum =>
  datum.value >= 0
    ? datum
    : changeDatum(datum, {
        value: -datum.value,
        valueText: unsign(datum.valueText),
        labelText: unsign(datum.labelText),
        ...(datum.markText === undefined ? {} : { markText: unsign(datum.markText) }),
        ...(datum.wholeText === undefined ? {} : { wholeText: unsign(datum.wholeText) }),
      });

const unsignMark = (mark: SceneMark): SceneMark =>
  mark.shape === "rect" ? { ...mark, datum: unsignDatum(mark.datum) } : mark;

/** Lengths have no sign: the side says which series they are of. */
const withoutSigns = (scene: ChartScene): ChartScene => {
  const plot = asPlot(scene);
  if (!plot) return scene;
  return {
    ...plot,
    marks: plot.marks.map(unsignMark),
    texts: plot.texts.map((text) =>
      text.role === "tick" || text.role === "value"
        ? { ...text, lines: text.lines.map(unsign) }
        : text,
    ),
  };
};

/** Bars of two series that grow to either side from the middle. */
export const withPyramid = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const mirrored = mirror(input);
    const scene = drawing.layout(mirrored);
    return mirrored === input ? scene : withoutSigns(scene);
  },
});

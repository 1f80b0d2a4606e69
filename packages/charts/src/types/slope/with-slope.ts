import {
  type Column,
  findDictionaryColumn,
  isRecord,
  MISSING_CODE,
  parseDate,
} from "@statelier/model";
import { timeText } from "../../parts/values/axis-values.ts";
import { keepClear } from "../../parts/text/keep-clear.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { listTimeRows } from "../../parts/values/time-range.ts";
import { markData } from "../../scene/list-data.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { ChartScene, SceneDatum, SceneText } from "../../scene/scene.ts";

const ABOVE = 8;
const BESIDE = 6;

/** Of all dates the first and the last one of those that are shown. */
const keepEnds = (input: ChartInput): ChartInput => {
  const { x }: Record<string, unknown> = input.config.fields;
  const time = input.components.dimensions.find(({ id }) => isRecord(x) && id === x["componentId"]);
  const column = time && findDictionaryColumn(input.table, time.id);
  if (!time || !column) return input;
  const timeOf = (code = MISSING_CODE): number =>
    parseDate(timeText(time, column.values[code] ?? ""))?.time ?? Number.NaN;
  const shown = [...new Set(listTimeRows(input).map((row) => column.codes[row] ?? MISSING_CODE))]
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
    isLeftOut: (row) => codes[row] === MISSING_CODE,
  };
};

const fieldOf = ({ config }: ChartInput, name: string): object => {
  const field: unknown = Reflect.get(config.fields, name);
  return isRecord(field) ? field : {};
};

const writeEnd = (datum: SceneDatum, isFirst: boolean): SceneText => ({
  role: "value",
  lines: [datum.valueText],
  x: datum.anchor.x + (isFirst ? BESIDE : -BESIDE),
  y: datum.anchor.y - ABOVE,
  anchor: isFirst ? "start" : "end",
  size: VALUE_SIZE,
  weight: 400,
  color: "ink",
  halo: true,
});

/** The values of both ends, those of the greatest first, where they stand clear of one another. */
const withEndValues = (scene: ChartScene, input: ChartInput): ChartScene => {
  const plot = asPlot(scene);
  if (!plot) return scene;
  const joined = input.t("chart.missing.joined");
  const texts = plot.marks.flatMap((mark) => {
    const data = mark.shape === "line" ? markData(mark) : [];
    const [first, last] = [data[0], data.at(-1)];
    if (!first || !last || first === last) return [];
    // What lies beyond the ends of the axis is cut off.
    const isShown = ({ anchor: { y } }: SceneDatum): boolean =>
      y >= plot.plot.y && y <= plot.plot.y + plot.plot.height;
    return [
      ...(isShown(first) ? [writeEnd(first, true)] : []),
      ...(isShown(last) ? [writeEnd(last, false)] : []),
    ];
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
  summarize: (input, scene) => drawing.summarize(keepEnds(input), scene),
});

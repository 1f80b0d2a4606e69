import { OTHERS_VALUE, readFields } from "@statelier/document";
import {
  type Column,
  type DictionaryColumn,
  findDictionaryColumn,
  kindTraits,
  MISSING_CODE,
} from "@statelier/model";
import { NEUTRAL } from "../../parts/color/color.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { findMeasure, findOthers, type LargestInput, type Others } from "./find-others.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { ChartScene } from "../../scene/scene.ts";

/** What tells the observations of one series apart. */
const listPlaces = (
  { components, table }: LargestInput,
  { column }: Others,
): readonly DictionaryColumn[] =>
  components.dimensions.flatMap((dimension) => {
    const own = findDictionaryColumn(table, dimension.id);
    const isKey = dimension.isKeyDimension && kindTraits(dimension).role === "dimension";
    return own && own !== column && isKey ? [own] : [];
  });

/** The columns with one observation at each place for all others: rows keep their numbers, the first holds the sum. */
const mergeColumns = (input: LargestInput, others: Others): readonly Column[] => {
  const { column, values: merged, label } = others;
  const measure = findMeasure(input);
  if (!measure) return input.table.columns;
  const places = listPlaces(input, others);
  const codes = column.codes.slice();
  const sums = measure.values.slice();
  const firstRows = new Map<string, number>();
  for (const [row, code] of column.codes.entries()) {
    if (!merged.has(column.values[code] ?? "")) continue;
    const place = places.map((each) => each.codes[row]).join();
    const first = firstRows.get(place);
    const value = measure.values[row] ?? Number.NaN;
    codes[row] = first === undefined ? column.values.length : MISSING_CODE;
    if (first === undefined) {
      firstRows.set(place, row);
      continue;
    }
    const sum = sums[first] ?? Number.NaN;
    sums[first] = Number.isNaN(sum) ? value : Number.isNaN(value) ? sum : sum + value;
    sums[row] = Number.NaN;
  }
  return input.table.columns.map((each): Column => {
    if (each === measure) return { ...measure, values: sums };
    return each === column
      ? {
          ...column,
          codes,
          values: [...column.values, OTHERS_VALUE],
          labels: [...column.labels, label],
        }
      : each;
  });
};

/** The chart with its other series as one, grey, and the last of them. */
const prepare = (input: ChartInput): { prepared: ChartInput; others: Others | undefined } => {
  const others = findOthers(input);
  if (!others) return { prepared: input, others };
  const { config, components, table } = input;
  const { color } = readFields(config);
  const colors = color?.type === "segment" ? { ...color.colorMapping } : {};
  const fields = {
    ...config.fields,
    color: { ...color, colorMapping: { ...colors, [OTHERS_VALUE]: NEUTRAL } },
  };
  const value = { value: OTHERS_VALUE, label: others.label };
  return {
    others,
    prepared: {
      ...input,
      lastValue: OTHERS_VALUE,
      config: { ...config, fields } as ChartInput["config"],
      components: {
        ...components,
        dimensions: components.dimensions.map((dimension) =>
          dimension.id === others.column.id
            ? { ...dimension, values: [...dimension.values, value] }
            : dimension,
        ),
      },
      table: { ...table, columns: mergeColumns(input, others) },
    },
  };
};

/** Of a legend, readers switch off what a dataset names. */
const withOthers = (scene: ChartScene, { label, values }: Others): ChartScene => {
  const plot = asPlot(scene);
  if (!plot) return scene;
  const hold = <Item extends { value: string; canToggle: boolean }>(item: Item): Item =>
    item.value === OTHERS_VALUE ? { ...item, canToggle: false } : item;
  const { legend } = plot;
  return {
    ...plot,
    others: { label, values },
    ...(legend && {
      legend: { ...legend, items: legend.items.map(hold), drawn: legend.drawn.map(hold) },
    }),
  };
};

/** Draws the largest series of a chart, and all others as one. */
export const withLargest = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const { prepared, others } = prepare(input);
    const scene = drawing.layout(prepared);
    return others ? withOthers(scene, others) : scene;
  },
  summarize: (input, scene, words) => drawing.summarize(prepare(input).prepared, scene, words),
});

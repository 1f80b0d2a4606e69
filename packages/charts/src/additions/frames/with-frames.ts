import { readFields } from "@statelier/document";
import {
  type Column,
  type DictionaryColumn,
  findDictionaryColumn,
  MISSING_CODE,
} from "@statelier/model";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";

/** Of the categories of all values of the animation. */
const PLACE_ID = "place of a frame";

/** Each category of each frame that observations have is a value of its own. */
const pairColumns = (frames: DictionaryColumn, categories: DictionaryColumn): Column => {
  const places = new Map<number, number>();
  const codes = frames.codes.map((frame, row) => {
    const category = categories.codes[row] ?? MISSING_CODE;
    if (frame === MISSING_CODE || category === MISSING_CODE) return MISSING_CODE;
    const pair = frame * categories.values.length + category;
    const place = places.get(pair) ?? places.size;
    places.set(pair, place);
    return place;
  });
  const values = Array.from(places.values(), String);
  return { type: "dictionary", id: PLACE_ID, values, labels: values, codes };
};

/** Charts of one table, such as small ones, have the same columns. */
const known = new WeakMap<DictionaryColumn, { categories: DictionaryColumn; pairs: Column }>();

const findPairs = (frames: DictionaryColumn, categories: DictionaryColumn): Column => {
  const last = known.get(frames);
  if (last?.categories === categories) return last.pairs;
  const pairs = pairColumns(frames, categories);
  known.set(frames, { categories, pairs });
  return pairs;
};

/** Reading the frames one by one would pass over all rows for each of them. */
const readFrames: ChartInput["readFrames"] = (read, input, kind) => {
  const { config, components, table } = input;
  const id = kind.fields.category.componentId;
  const frames = findDictionaryColumn(table, readFields(config).animation?.componentId ?? "");
  const categories = findDictionaryColumn(table, id);
  const dimension = components.dimensions.find((each) => each.id === id);
  if (!frames || !categories || !dimension) return read(input, kind);
  const { animation: _animation, ...fields }: Record<string, unknown> = { ...config.fields };
  const place = { ...dimension, id: PLACE_ID };
  return read(
    {
      ...input,
      config: { ...config, fields } as unknown as ChartInput["config"],
      components: { ...components, dimensions: [...components.dimensions, place] },
      table: { ...table, columns: [...table.columns, findPairs(frames, categories)] },
    },
    { ...kind, fields: { ...kind.fields, category: { componentId: PLACE_ID } } },
  );
};

/** Scales that stay the same from value to value of an animation are made for all of them at once. */
export const withFrames = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => drawing.layout({ ...input, readFrames }),
});

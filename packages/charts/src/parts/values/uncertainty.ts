import {
  type CubeComponents,
  findNumberColumn,
  type NumberColumn,
  type ObservationTable,
  type RelationKind,
} from "@statelier/model";
import { convertValue, type ShownMeasure } from "./measure-text.ts";
import { readableText, type Words } from "./readable-quantity.ts";

export type Interval = { low: number; high: number; text: string; kind: "error" | "interval" };

type Bound = { column: NumberColumn; isPercent: boolean };

export type UncertaintyRequest = {
  components: CubeComponents;
  table: ObservationTable;
  shown: ShownMeasure;
  words: Words;
  showStandardError: boolean;
  showConfidenceInterval: boolean;
};

const findBound = (
  { components, table, shown }: UncertaintyRequest,
  kind: RelationKind,
): Bound | undefined => {
  const component = components.dimensions.find((dimension) =>
    dimension.related.some((relation) => relation.type === kind && relation.id === shown.id),
  );
  const column = component && findNumberColumn(table, component.id);
  if (!column || column.values.every(Number.isNaN)) return undefined;
  return { column, isPercent: component.unit === "%" && shown.measure?.unit !== "%" };
};

/** Bounds are distances from the value, those in percent shares of it. */
const distance = ({ column, isPercent }: Bound, row: number, value: number): number => {
  const bound = column.values[row] ?? Number.NaN;
  return Math.abs(isPercent ? (bound * value) / 100 : bound);
};

/** Reads the interval around a value: of the standard error where any observation has one, else of the confidence bounds. */
export const makeUncertaintyReader = (
  request: UncertaintyRequest,
): ((row: number, raw: number) => Interval | undefined) | undefined => {
  const { shown, words } = request;
  const error = request.showStandardError ? findBound(request, "StandardError") : undefined;
  const upper = request.showConfidenceInterval
    ? findBound(request, "ConfidenceUpperBound")
    : undefined;
  const lower = request.showConfidenceInterval
    ? findBound(request, "ConfidenceLowerBound")
    : undefined;
  const above = error ?? upper;
  const below = error ?? lower;
  if (!above || !below) return undefined;
  const write = (size: number): string => readableText(convertValue(size, shown), shown, words);
  return (row, raw) => {
    const up = distance(above, row, raw);
    const down = distance(below, row, raw);
    if (Number.isNaN(up) || Number.isNaN(down)) return undefined;
    const text = error ? `± ${write(up)}` : `[\u2212${write(down)}, +${write(up)}]`;
    return {
      low: convertValue(raw - down, shown),
      high: convertValue(raw + up, shown),
      text,
      kind: error ? "error" : "interval",
    };
  };
};

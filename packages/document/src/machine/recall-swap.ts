import { isRecord } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { isSame } from "../document/is-same.ts";
import { parseOwnChartConfig } from "../document/parse-document.ts";
import { listComponentsOfField } from "../fields/field-candidates.ts";
import type { Json } from "../schema/json-object.ts";

type Pair = readonly [string, string];

const readPair = (config: ChartConfig, fields: Pair): string[] =>
  fields.map((field) => JSON.stringify(listComponentsOfField(config, field)));

/** Whether two fields of a chart have what the other one had. */
const isSwapped = (before: ChartConfig, after: ChartConfig, fields: Pair): boolean =>
  before.chartType === after.chartType &&
  isSame(readPair(before, fields).toReversed(), readPair(after, fields));

/** Stands for what was changed in two ways. */
const CONFLICT = Symbol("conflict");

/** What was changed since `after`, in `before`; how deep the two are parted, `depth` says. */
const merge = (
  { before, after, now }: Readonly<Record<"before" | "after" | "now", unknown>>,
  depth: number,
): unknown => {
  if (isSame(after, now, true)) return before;
  if (isSame(before, after, true)) return now;
  if (depth === 0 || !isRecord(before) || !isRecord(after) || !isRecord(now)) return CONFLICT;
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const merged = [...names].map((name): [string, unknown] => [
    name,
    merge({ before: before[name], after: after[name], now: now[name] }, depth - 1),
  ]);
  if (merged.some(([, value]) => value === CONFLICT)) return CONFLICT;
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
};

/** Which panel is open is not part of the document. */
const withoutOpen = ({ activeField: _open, ...config }: ChartConfig): Json => config;

/** A config and each of its fields are parted. */
const DEPTH = 2;

/**
 * The chart whose two fields are swapped back: with the colours and orders that it had before they were swapped, and with what its
 * author has changed since. Undefined where they were not, or where the same was changed since. `states`: the chart before each
 * step, and as it is now.
 */
export const recallSwap = (
  states: readonly (ChartConfig | undefined)[],
  fields: Pair,
): ChartConfig | undefined => {
  const now = states.at(-1);
  if (!now) return undefined;
  const at = states.findLastIndex((before, index) => {
    const after = states[index + 1];
    return before && after && isSwapped(before, after, fields);
  });
  const before = states[at];
  const after = states[at + 1];
  if (!before || !after || !isSwapped(before, now, fields)) return undefined;
  const sides = { before: withoutOpen(before), after: withoutOpen(after), now: withoutOpen(now) };
  const merged = merge(sides, DEPTH);
  if (merged === CONFLICT) return undefined;
  const parsed = parseOwnChartConfig({ ...(merged as Json), activeField: now.activeField });
  return parsed.ok ? parsed.value : undefined;
};

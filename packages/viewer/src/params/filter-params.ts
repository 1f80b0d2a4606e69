import type { ChartContext } from "@statelier/document";
import { type Dimension, FIELD_VALUE_NONE } from "@statelier/model";
import { canBeOff, deriveFirstChoice, isMultiFilter } from "../chart-state/author-value.ts";
import { type FilterChoice, isSameChoice, makeChoice } from "../chart-state/filter-choice.ts";
import type { ReaderChoices } from "../chart-state/reader-choices.ts";
import { listReaderDimensions } from "../chart-state/reader-dimensions.ts";
import type { ChoiceParam, Params } from "./param-record.ts";
import {
  deriveFilterNames,
  LATEST,
  makeValueReader,
  makeValueWriter,
  NONE,
} from "./value-names.ts";

/** What the texts of one filter ask for, and those of them that it does not know. */
const parseChoice = (
  { config }: ChartContext,
  dimension: Dimension,
  texts: readonly string[],
): { choice?: FilterChoice; unknown: readonly string[] } => {
  const isMulti = isMultiFilter(config, dimension);
  const wanted = isMulti ? texts.filter((text) => text !== NONE) : texts.slice(0, 1);
  const [only = NONE] = wanted;
  // The field of a date may be empty.
  const isOff = only === NONE || (only === "" && dimension.kind === "TemporalDimension");
  const surplus = isMulti ? [] : texts.slice(1).filter((text) => text !== only);
  if (isOff)
    return canBeOff(config, dimension)
      ? { choice: FIELD_VALUE_NONE, unknown: surplus }
      : { unknown: texts };
  const read = makeValueReader(dimension);
  const isKnown = (text: string): boolean =>
    read(text) !== undefined && (wanted.length === 1 || text !== LATEST);
  const known = wanted.filter(isKnown).flatMap((text) => read(text) ?? []);
  return {
    ...(known.length > 0 ? { choice: makeChoice(known) } : {}),
    unknown: [...wanted.filter((text) => !isKnown(text)), ...surplus],
  };
};

const deriveFirstChoices = (chart: ChartContext): ReaderChoices["dataFilters"] =>
  Object.fromEntries(
    listReaderDimensions(chart).flatMap((dimension) => {
      const choice = deriveFirstChoice(chart.config, dimension);
      return choice === undefined ? [] : [[dimension.id, choice] as const];
    }),
  );

/** `f.{dimension}={value}`: the filters that the author has opened to readers. */
export const FILTER_PARAMS: ChoiceParam = {
  hasName: (name) => name.startsWith("f."),
  concerns: "charts",
  control: "filters",
  default: (chart) => ({ dataFilters: deriveFirstChoices(chart) }),
  parse: (chart, params) => {
    const dimensions = listReaderDimensions(chart);
    const names = deriveFilterNames(dimensions);
    const dataFilters = deriveFirstChoices(chart);
    const unknown = [];
    for (const dimension of dimensions) {
      const name = names.get(dimension.id) ?? "";
      const texts = [...params.getAll(name), ...params.getAll(`f.${dimension.id}`)];
      if (texts.length === 0) continue;
      const parsed = parseChoice(chart, dimension, texts);
      if (parsed.choice !== undefined) dataFilters[dimension.id] = parsed.choice;
      unknown.push(...parsed.unknown.map((value) => ({ name, value })));
    }
    const known = new Set([...names.values(), ...dimensions.map(({ id }) => `f.${id}`)]);
    for (const [name, value] of params)
      if (name.startsWith("f.") && !known.has(name)) unknown.push({ name, value });
    return { value: { dataFilters }, unknown };
  },
  print: (chart, { dataFilters = {} }) => {
    const dimensions = listReaderDimensions(chart);
    const names = deriveFilterNames(dimensions);
    return dimensions.flatMap((dimension): Params => {
      const choice = dataFilters[dimension.id];
      if (choice === undefined || isSameChoice(choice, deriveFirstChoice(chart.config, dimension)))
        return [];
      const write = makeValueWriter(dimension);
      return [choice].flat().map((value) => [names.get(dimension.id) ?? "", write(value)]);
    });
  },
  label: (chart, name) => {
    const dimensions = listReaderDimensions(chart);
    const names = deriveFilterNames(dimensions);
    return dimensions.find(({ id }) => name === names.get(id) || name === `f.${id}`)?.label;
  },
};

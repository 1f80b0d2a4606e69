import { listTimeRows } from "@statelier/charts";
import type { ChartDataClient, CubeFilter, DataScope } from "@statelier/data";
import { type ChartContext, findCube, listQueryFilters } from "@statelier/document";
import {
  type ComponentId,
  FIELD_VALUE_NONE,
  type Filters,
  findDictionaryColumn,
  type ObservationTable,
  type SingleFilter,
} from "@statelier/model";
import { isFailure } from "../failure/describe-failure.ts";
import type { ReaderChoices } from "./reader-choices.ts";
import { type FilterChoice, isSameChoice, listChosen, toFilter } from "./filter-choice.ts";
import { findOwnId, findSegment } from "./reader-dimensions.ts";
import {
  derivePossibleChoices,
  listAuthorSelections,
  listWantedValues,
  nameNewest,
  narrowChoice,
  type PossibleChoices,
} from "./possible-choices.ts";
import { deriveReachableCubes } from "./reachable-cubes.ts";
import { deriveChartCubes, fetchTable } from "./fetch-table.ts";
import type { Selection } from "./chart-state.ts";

/** The choices without what does not occur. */
const correctChoices = (
  chart: ChartContext,
  choices: ReaderChoices,
  { values, corrections }: PossibleChoices,
): Pick<Selection, "choices" | "possible" | "missed"> => ({
  choices: { ...choices, dataFilters: { ...choices.dataFilters, ...corrections } },
  possible: values,
  missed: Object.fromEntries(
    listWantedValues(chart, choices.dataFilters).flatMap(({ dimension: { id }, choice }) => {
      const shown = corrections[id];
      if (shown === undefined) return [];
      return [
        [id, listChosen(choice).filter((value) => !listChosen(shown).includes(value))] as const,
      ];
    }),
  ),
});

/** All rows that readers' filters reach, where they are known; undefined where somebody has to be asked. */
const recallReach = (data: ChartDataClient, chart: ChartContext): ObservationTable | undefined => {
  const reachable = deriveReachableCubes(chart.config, chart.components);
  return reachable && data.recall?.(reachable)?.table;
};

/** Nobody has to be asked which value is the newest where all rows are here. */
const nameNewestOf = (
  chart: ChartContext,
  reach: ObservationTable,
  cubes: readonly CubeFilter[],
): CubeFilter[] =>
  cubes.map(({ filters = {}, ...cube }) => ({
    ...cube,
    filters: nameNewest(chart, reach, filters),
  }));

/** What a chart with open filters shows under the reader's choices, without what does not occur. */
export const fetchPossibleSelection = async (
  data: ChartDataClient,
  scope: DataScope,
  chart: ChartContext,
  choices: ReaderChoices,
): Promise<Selection> => {
  const reach = recallReach(data, chart);
  if (reach) {
    const known = derivePossibleChoices(chart, reach, choices.dataFilters);
    const corrected = correctChoices(chart, choices, known);
    const cubes = deriveChartCubes(chart, corrected.choices);
    const named = data.recall?.(cubes) ? cubes : nameNewestOf(chart, reach, cubes);
    return { ...corrected, ...(await fetchTable(data, scope, named)) };
  }
  const [asked, rows] = await Promise.all([
    fetchPossibleChoices(data, scope, chart, choices.dataFilters),
    fetchTable(data, scope, deriveChartCubes(chart, choices)),
  ]);
  const corrected = correctChoices(chart, choices, asked);
  if (Object.keys(corrected.missed).length === 0) return { ...corrected, ...rows };
  const cubes = deriveChartCubes(chart, corrected.choices);
  return { ...corrected, ...(await fetchTable(data, scope, cubes)) };
};

type Asked = {
  /** Ids as the dataset knows them. */
  iri: string;
  fixed: Filters;
  wanted: { id: ComponentId; choice: FilterChoice; shownId: ComponentId; count: number }[];
};

/** The open dimensions dataset by dataset, with the filters that readers cannot change. */
const listAsked = (chart: ChartContext, choices: ReaderChoices["dataFilters"]): Asked[] => {
  const { config, components } = chart;
  const selections = listAuthorSelections(chart);
  const wanted = listWantedValues(chart, choices).map(({ dimension, choice }) => {
    const { cubeIri, id } = findOwnId(dimension);
    const iri = findCube(config.cubes, cubeIri, id)?.iri;
    return { iri, id, choice, shownId: dimension.id, count: dimension.values.length };
  });
  return listQueryFilters(config, components).flatMap(({ iri, filters }) => {
    const own = wanted.filter((each) => each.iri === iri);
    const isOpen = (id: ComponentId): boolean => own.some((each) => each.id === id);
    const fixed = Object.fromEntries([
      ...Object.entries(filters).filter(([id]) => !isOpen(id)),
      ...own.flatMap(({ id, shownId }) => {
        const selection = selections[shownId];
        return selection ? [[id, selection] as const] : [];
      }),
    ]);
    return own.length > 0 ? [{ iri, fixed, wanted: own }] : [];
  });
};

const listSingles = (filters: Filters): Record<ComponentId, SingleFilter> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([id, filter]) =>
      filter.type === "single" ? [[id, filter] as const] : [],
    ),
  );

const askCube = async (
  data: ChartDataClient,
  scope: DataScope,
  { iri, fixed, wanted }: Asked,
): Promise<PossibleChoices> => {
  const on = wanted.filter(({ choice }) => choice !== FIELD_VALUE_NONE);
  const chosen = Object.fromEntries(on.map(({ id, choice }) => [id, toFilter(choice)]));
  const singles = listSingles({ ...fixed, ...chosen });
  const hasSingles = on.some(({ choice }) => typeof choice === "string");
  const answered = hasSingles ? await data.possibleFilters(scope.source, iri, singles) : [];
  const possible = new Map(answered.map(({ id, value }) => [id, value]));
  const values: PossibleChoices["values"] = {};
  const corrections: PossibleChoices["corrections"] = {};
  const before: Filters = { ...fixed };
  const correct = (shownId: ComponentId, choice: FilterChoice, found: readonly string[]): void => {
    const left = narrowChoice(choice, found);
    if (!isSameChoice(left, choice)) corrections[shownId] = left;
  };
  let hasSeveral = false;
  const questions = wanted.map(async ({ id, choice, shownId, count }) => {
    const filters = { ...before };
    const found = typeof choice === "string" ? possible.get(id) : undefined;
    // The source is asked for single values alone: under several of another filter the list knows more.
    const isListed = hasSeveral || typeof choice !== "string";
    if (typeof choice !== "string") {
      before[id] = toFilter(choice);
      hasSeveral = true;
    } else if (found !== undefined && choice !== FIELD_VALUE_NONE) {
      before[id] = { type: "single", value: found };
      correct(shownId, choice, [found]);
    }
    if (Object.keys(filters).length === 0) return;
    const asked = [{ iri, componentIds: [id], filters, loadValues: true }];
    const { dimensions } = await data.components(scope, asked);
    const list = dimensions.find((each) => each.id === id)?.values.map((each) => each.value) ?? [];
    if (list.length > 0 && list.length < count) values[shownId] = list;
    if (isListed) correct(shownId, corrections[shownId] ?? choice, list);
  });
  await Promise.all(questions);
  return { values, corrections };
};

/** What readers can choose under their choices, as the source says; everything where it does not answer. */
export const fetchPossibleChoices = async (
  data: ChartDataClient,
  scope: DataScope,
  chart: ChartContext,
  choices: ReaderChoices["dataFilters"],
): Promise<PossibleChoices> => {
  try {
    const answers = await Promise.all(
      listAsked(chart, choices).map((asked) => askCube(data, scope, asked)),
    );
    return {
      values: Object.assign({}, ...answers.map(({ values }) => values)),
      corrections: Object.assign({}, ...answers.map(({ corrections }) => corrections)),
    };
  } catch (error) {
    // The chart itself may be known: what cannot be chosen must not take it away.
    if (isFailure(error)) return { values: {}, corrections: {} };
    throw error;
  }
};

/** At least one category stays visible (D13): where all that the period has are switched off, the first of them. */
export const keepOneShown = <S extends Selection>(chart: ChartContext, selection: S): S => {
  const { choices, table } = selection;
  const segment = findSegment(chart);
  const column = segment && findDictionaryColumn(table, segment.id);
  if (!column) return selection;
  const hidden = new Set(choices.hiddenValues);
  const rows = listTimeRows({ ...chart, table, view: choices });
  const present = new Set(rows.map((row) => column.codes[row]));
  const found = column.values.filter((_, code) => present.has(code));
  if (found.some((value) => !hidden.has(value))) return selection;
  const first = segment.values.find(({ value }) => found.includes(value))?.value;
  if (first === undefined) return selection;
  const hiddenValues = choices.hiddenValues.filter((value) => value !== first);
  return { ...selection, choices: { ...choices, hiddenValues } };
};

import {
  canJoinDimensions,
  type CubeComponents,
  type Dimension,
  joinComponents,
  KIND_TRAITS,
  type ObservationTable,
  parseComponentId,
  planJoin,
} from "@statelier/model";

import { makePause, nextTurn } from "../turns/next-turn.ts";
import type { AnswerBudget } from "./answer-budget.ts";
import type { CubeFilter } from "./parse-arguments.ts";
import { nameQuestion } from "./name-question.ts";
import { invalidRequest } from "./request-error.ts";
import { type CubesRequest, resolveNewest } from "./resolve-newest.ts";
import { tellApart } from "./tell-apart.ts";

const dropRepeated = (cubes: readonly CubeFilter[]): CubeFilter[] => [
  ...new Map(cubes.map((cube) => [JSON.stringify(cube), cube])).values(),
];

const isJoined = (cubes: readonly CubeFilter[]): boolean =>
  cubes.length > 1 && (cubes[0]?.joinBy.length ?? 0) > 0;

const pickOptional = (cube: CubeFilter) => ({
  ...(cube.filters ? { filters: cube.filters } : {}),
  ...(cube.componentIds ? { componentIds: [...cube.componentIds, ...cube.joinBy] } : {}),
});

/** So many values are one piece of work. */
const VALUES = 5_000;

const countValues = ({ dimensions, measures }: CubeComponents): number =>
  [...dimensions, ...measures].reduce((sum, { values }) => sum + values.length, 0);

/** What each cube has, read in turns, and once for those that are alike. */
const readAll = (
  { source, locale, cubes }: CubesRequest,
  budget: AnswerBudget,
): Promise<CubeComponents[]> =>
  Promise.all(
    cubes.map((cube) => {
      const { iri, loadValues } = cube;
      const asked = { iri, locale, loadValues, ...pickOptional(cube) };
      return budget.once(nameQuestion(source, asked), async () => {
        await nextTurn();
        const components = await source.components(asked);
        await budget.takeWork(countValues(components) / VALUES);
        return components;
      });
    }),
  );

/** Dimensions and measures of every cube, joined dimensions merged; cubes that are not joined and alike are answered once. */
export const fetchComponents = async (
  given: CubesRequest,
  budget: AnswerBudget,
): Promise<CubeComponents> => {
  const request = isJoined(given.cubes) ? given : { ...given, cubes: dropRepeated(given.cubes) };
  const { cubes } = request;
  const all = await readAll(request, budget);
  const told = isJoined(cubes) ? await tellApart(request, all) : all;
  const inputs = told.map(({ dimensions, measures }, index) => ({
    components: { dimensions, measures },
    joinBy: isJoined(cubes) ? (cubes[index]?.joinBy ?? []) : [],
  }));
  assertJoinable(inputs);
  return joinComponents(inputs);
};

const assertJoinable = (
  inputs: readonly { components: CubeComponents; joinBy: readonly string[] }[],
): void => {
  const [first] = inputs;
  const names = inputs.flatMap(({ joinBy }) => findCubeName(joinBy[0]) ?? []);
  if (new Set(names).size < names.length)
    throw invalidRequest("A dataset can be joined with others, not with itself.");
  for (const [index, id] of (first?.joinBy ?? []).entries()) {
    const dimensions = inputs.map(({ components, joinBy }) =>
      findDimension(components, joinBy[index]),
    );
    const numbers = dimensions.find((each) => each && KIND_TRAITS[each.kind].role !== "dimension");
    if (numbers) throw invalidRequest(`"${numbers.label}" has numbers; nothing is joined by it.`);
    const [own, ...others] = dimensions;
    if (!own) throw invalidRequest(`There is no dimension ${JSON.stringify(id)} to join by.`);
    for (const other of others) {
      if (!other) throw invalidRequest("A cube has not every dimension of `joinBy`.");
      if (!canJoinDimensions(own, other))
        throw invalidRequest(`"${own.label}" and "${other.label}" have not the same time unit.`);
    }
  }
};

/** All versions of a dataset have one name and the same ids. */
const findCubeName = (id: string | undefined): string | undefined =>
  parseComponentId(id ?? "")?.unversionedCubeIri;

const findDimension = (components: CubeComponents, id: string | undefined): Dimension | undefined =>
  components.dimensions.find((dimension) => dimension.id === id);

export type JoinedObservations = {
  table: ObservationTable;
  queries: { cubeIri: string; query?: string }[];
  notes: string[];
  /** Cells of all the cubes that should be numbers and are none. */
  unreadable: number;
  /** Of the oldest of the cubes, in milliseconds, where a source does not answer. */
  staleSince?: number;
};

const findStaleSince = (answers: readonly { staleSince?: number }[]): { staleSince?: number } => {
  const times = answers.flatMap(({ staleSince }) => staleSince ?? []);
  return times.length > 0 ? { staleSince: Math.min(...times) } : {};
};

const joinAnswers = async (
  answers: readonly { table: ObservationTable }[],
  cubes: readonly CubeFilter[],
  budget: AnswerBudget,
): Promise<ObservationTable> => {
  const plan = await planJoin(
    answers.map(({ table }, index) => ({ table, joinBy: cubes[index]?.joinBy ?? [] })),
    makePause(),
  );
  budget.takeJoin(plan, answers.length);
  return plan.build();
};

/** Observations of every cube under its own filters, joined by values as far as the budget goes. */
export const fetchObservations = async (
  request: CubesRequest,
  budget: AnswerBudget,
): Promise<JoinedObservations> => {
  const { source, locale } = request;
  if (isJoined(request.cubes))
    await fetchComponents(
      {
        ...request,
        cubes: request.cubes.map(({ iri, joinBy }) => ({
          iri,
          joinBy,
          componentIds: [],
          loadValues: false,
        })),
      },
      budget,
    );
  const cubes = isJoined(request.cubes) ? await resolveNewest(request) : request.cubes;
  const answers = await Promise.all(
    cubes.map((cube) => source.observations({ iri: cube.iri, locale, ...pickOptional(cube) })),
  );
  const [only] = answers;
  if (!isJoined(cubes) && answers.length > 1)
    throw invalidRequest("Several cubes need `joinBy` to be read together.");
  const table =
    only && answers.length === 1 ? only.table : await joinAnswers(answers, cubes, budget);
  return {
    table,
    queries: answers.map(({ query }, index) => ({
      cubeIri: cubes[index]?.iri ?? "",
      ...(query === undefined ? {} : { query }),
    })),
    unreadable: answers.reduce((sum, { unreadable: cells = 0 }) => sum + cells, 0),
    notes: [...new Set(answers.flatMap(({ notes }) => notes))],
    ...findStaleSince(answers),
  };
};

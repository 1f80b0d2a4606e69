import {
  decodeTable,
  encodeTable,
  type Filters,
  filterTable,
  findColumn,
  findDictionaryColumn,
  MOST_RECENT_VALUE,
  type ObservationTable,
  type WireTable,
} from "@statelier/model";

import type { ChartDataClient, CubeFilter, Observations } from "./data-client.ts";

const encodeFilter = (filter: Filters[string]): string =>
  filter.type === "multi"
    ? JSON.stringify(["multi", ...Object.keys(filter.values).toSorted()])
    : JSON.stringify(filter, Object.keys(filter).toSorted());

const isMarked = (filter: Filters[string] | undefined): boolean =>
  filter?.type === "single" && filter.value === MOST_RECENT_VALUE;

/** A column that only says which value is the newest makes no other question: what was kept before may lack it. */
const encodeCube = ({ iri, filters = {}, componentIds = [], joinBy = [] }: CubeFilter): string =>
  JSON.stringify([
    iri,
    Object.keys(filters)
      .toSorted()
      .flatMap((id) => {
        const filter = filters[id];
        return filter ? [[id, encodeFilter(filter)]] : [];
      }),
    componentIds.filter((id) => !isMarked(filters[id])).toSorted(),
    joinBy,
  ]);

/** The same for each form of one question: the order of its filters and columns means nothing. */
const keyOfQuestion = (cubes: readonly CubeFilter[]): string => cubes.map(encodeCube).join();

/** An answer that was given before, under the key of its question. */
export type KnownAnswer = { key: string; cubes: readonly CubeFilter[]; answer: Observations };

/** The JSON form of a known answer. */
export type WireKnownAnswer = {
  /** Absent in what older versions have written. */
  key?: string;
  cubes: readonly CubeFilter[];
  answer: Omit<Observations, "table"> & { table: WireTable };
};

/** Keeps an answer under its question. */
export const makeKnownAnswer = (
  cubes: readonly CubeFilter[],
  answer: Observations,
): KnownAnswer => ({ key: keyOfQuestion(cubes), cubes, answer });

/** The JSON form; `decodeKnownAnswer` reads it. */
export const encodeKnownAnswer = ({ answer, ...question }: KnownAnswer): WireKnownAnswer => ({
  ...question,
  answer: { ...answer, table: encodeTable(answer.table) },
});

/** Works the key out where an older version has written none. */
export const decodeKnownAnswer = ({
  cubes,
  key = keyOfQuestion(cubes),
  answer,
}: WireKnownAnswer): KnownAnswer => ({
  key,
  cubes,
  answer: { ...answer, table: decodeTable(answer.table) },
});

const listValues = (filter: Filters[string]): readonly string[] => {
  if (filter.type === "range") return [];
  return filter.type === "single" ? [filter.value] : Object.keys(filter.values);
};

/** Values that the column itself can compare; what a range or an older name of a value means, the source says. */
const canApply = (table: ObservationTable, id: string, filter: Filters[string]): boolean => {
  const values = findDictionaryColumn(table, id)?.values ?? [];
  const wanted = listValues(filter);
  return wanted.length > 0 && wanted.every((value) => values.includes(value));
};

const isNewest = (filter: Filters[string]): boolean =>
  isMarked(filter) || (filter.type === "range" && filter.to === MOST_RECENT_VALUE);

/** The filters that still have to be applied to what is known; undefined where that holds too little. */
const deriveRest = (known: CubeFilter, asked: CubeFilter): Filters | undefined => {
  const { filters: done = {} } = known;
  const { filters: wanted = {} } = asked;
  const all = [...Object.values(done), ...Object.values(wanted)];
  const isKept = Object.entries(done).every(([id, filter]) => {
    const same = wanted[id];
    return same !== undefined && encodeFilter(same) === encodeFilter(filter);
  });
  const rest = Object.entries(wanted).filter(([id]) => done[id] === undefined);
  return isKept && !all.some(isNewest) ? Object.fromEntries(rest) : undefined;
};

/** One cube under fewer filters answers for the same cube under more of them. */
const narrow = (
  { cubes, answer }: KnownAnswer,
  asked: readonly CubeFilter[],
): Observations | undefined => {
  const [known, ...others] = cubes;
  const [wanted, ...further] = asked;
  if (!known || !wanted || others.length > 0 || further.length > 0) return undefined;
  if (known.iri !== wanted.iri || known.joinBy || wanted.joinBy) return undefined;
  const rest = deriveRest(known, wanted);
  const ids = wanted.componentIds;
  const { table } = answer;
  const has = (id: string): boolean => findColumn(table, id) !== undefined;
  if (!rest || !ids?.every(has)) return undefined;
  if (!Object.entries(rest).every(([id, filter]) => canApply(table, id, filter))) return undefined;
  const { rowCount, columns } = filterTable(table, rest);
  const picked = columns.filter(({ id }) => ids.includes(id));
  return { ...answer, sparqlEditorUrls: [], table: { rowCount, columns: picked } };
};

const findAnswer = (
  known: readonly KnownAnswer[],
  asked: readonly CubeFilter[],
): Observations | undefined => {
  const key = keyOfQuestion(asked);
  const same = known.find((each) => each.key === key);
  if (same) return same.answer;
  for (const each of known) {
    const answer = narrow(each, asked);
    if (answer) return answer;
  }
  return undefined;
};

/** A client that answers for observations from what is known where it can; `known` may grow. */
export const withKnownAnswers = <Client extends ChartDataClient>(
  client: Client,
  known: readonly KnownAnswer[],
): Client => ({
  ...client,
  recall: (cubes) => findAnswer(known, cubes),
  observations: async (scope, cubes) =>
    findAnswer(known, cubes) ?? (await client.observations(scope, cubes)),
});

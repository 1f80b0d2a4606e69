import type { DataClient } from "@statelier/data";
import { AnswerCache, ByteCache, type ObservationTable } from "@statelier/model";

const MAX_AGE_MS = 5_000;
/** Three of each dataset in each language: of more than thirty datasets at a time some are asked again. */
const MOST_ANSWERS = 400;
/** Of observations. */
const MOST_BYTES = 16_000_000;
/** What a value and its label take, about. */
const VALUE_BYTES = 200;

type Observations = Awaited<ReturnType<DataClient["observations"]>>;

const measureTable = ({ rowCount, columns }: ObservationTable): number =>
  columns.reduce(
    (sum, column) => sum + (column.type === "number" ? 0 : column.values.length * VALUE_BYTES),
    rowCount * columns.length * 8,
  );

/** Many charts of one dataset that are published one after the other ask once what is the same for all of them. */
export const rememberShortly = (
  data: DataClient,
  now: () => number = () => Date.now(),
): DataClient => {
  const answers = new AnswerCache<unknown>({
    maxEntries: MOST_ANSWERS,
    maxAgeMs: () => MAX_AGE_MS,
    now,
  });
  const tables = new ByteCache<{ answer: Observations; at: number }>(MOST_BYTES);
  const remember = <Answer>(
    question: readonly unknown[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> => answers.ask(JSON.stringify(question), ask) as Promise<Answer>;
  return {
    ...data,
    latestIri: (source, iri) =>
      remember(["latest", source, iri], () => data.latestIri(source, iri)),
    metadata: (scope, iris) =>
      remember(["metadata", scope, iris], () => data.metadata(scope, iris)),
    components: (scope, cubes) =>
      remember(["components", scope, cubes], () => data.components(scope, cubes)),
    observations: async (scope, cubes) => {
      const key = JSON.stringify([scope, cubes]);
      const known = tables.get(key);
      const at = now();
      if (known && at - known.at < MAX_AGE_MS) return known.answer;
      const answer = await data.observations(scope, cubes);
      tables.set(key, { answer, at }, measureTable(answer.table));
      return answer;
    },
  };
};

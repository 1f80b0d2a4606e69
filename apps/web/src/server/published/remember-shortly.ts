import type { DataClient } from "@statelier/data";
import { AnswerCache, ByteCache, type ObservationTable } from "@statelier/model";

const MAX_AGE_MS = 5_000;
/** Three of each dataset in each language: of more than thirty datasets at a time some are asked again. */
const MOST_ANSWERS = 400;
/** Of observations, while charts are published: eight tables of 50,000 rows in four languages. */
const MOST_BYTES = 64_000_000;
/** What a value and its label take, about. */
const VALUE_BYTES = 200;

type Observations = Awaited<ReturnType<DataClient["observations"]>>;

/** What a table takes beside those that were measured before: the languages of an answer share its numbers and codes. */
const makeMeasure = () => {
  const known = new WeakSet<ArrayBufferLike>();
  const measureOwn = ({ buffer }: Float64Array | Int32Array): number => {
    if (known.has(buffer)) return 0;
    known.add(buffer);
    return buffer.byteLength;
  };
  return ({ columns }: ObservationTable): number =>
    columns.reduce(
      (sum, column) =>
        sum +
        (column.type === "number"
          ? measureOwn(column.values)
          : measureOwn(column.codes) + column.values.length * VALUE_BYTES),
      0,
    );
};

type Remembered = { answer: Observations; at: number };

/** Once nothing has been asked for as long as answers are remembered, none of them is kept. */
const makeTables = () => {
  let tables = new ByteCache<Remembered>(MOST_BYTES);
  let timer: NodeJS.Timeout | undefined;
  return (): ByteCache<Remembered> => {
    clearTimeout(timer);
    timer = setTimeout(() => (tables = new ByteCache(MOST_BYTES)), MAX_AGE_MS);
    timer.unref();
    return tables;
  };
};

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
  const takeTables = makeTables();
  const measureTable = makeMeasure();
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
      const tables = takeTables();
      const known = tables.get(key);
      if (known && now() - known.at < MAX_AGE_MS) return known.answer;
      tables.delete(key);
      const load = async () => ({ answer: await data.observations(scope, cubes), at: now() });
      const { answer } = await tables.load(key, load, (each) => measureTable(each.answer.table));
      return answer;
    },
  };
};

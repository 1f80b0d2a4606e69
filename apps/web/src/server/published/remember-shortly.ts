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

type Remembered = { answer: Observations; at: number };

/** The answers to one question, by their languages. */
type Languages = ReadonlyMap<string, Remembered>;

/** What tables take together, in bytes: the languages of an answer share its numbers and codes. */
const measureTables = (tables: readonly ObservationTable[]): number => {
  const columns = tables.flatMap((table) => table.columns);
  const arrays = columns.map((column) => (column.type === "number" ? column.values : column.codes));
  const buffers = new Set(arrays.map(({ buffer }) => buffer));
  const values = columns.reduce(
    (sum, column) => sum + (column.type === "number" ? 0 : column.values.length),
    0,
  );
  return [...buffers].reduce((sum, { byteLength }) => sum + byteLength, values * VALUE_BYTES);
};

/** Once nothing has been asked for as long as answers are remembered, none of them is kept. */
const makeTables = () => {
  let tables = new ByteCache<Languages>(MOST_BYTES);
  let timer: NodeJS.Timeout | undefined;
  return (): ByteCache<Languages> => {
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
  const loading = new Map<string, Promise<Observations>>();
  const isFresh = ({ at }: Remembered): boolean => now() - at < MAX_AGE_MS;
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
    observations: (scope, cubes) => {
      const { locale, ...place } = scope;
      const question = JSON.stringify([place, cubes]);
      const known = takeTables().get(question)?.get(locale);
      if (known && isFresh(known)) return Promise.resolve(known.answer);
      const load = async (): Promise<Observations> => {
        const answer = await data.observations(scope, cubes);
        const tables = takeTables();
        const others = [...(tables.get(question) ?? [])].filter(([, each]) => isFresh(each));
        const languages = new Map([...others, [locale, { answer, at: now() }]]);
        const all = [...languages.values()].map((each) => each.answer.table);
        tables.set(question, languages, measureTables(all));
        return answer;
      };
      const key = `${locale} ${question}`;
      const asked = loading.get(key) ?? load().finally(() => loading.delete(key));
      loading.set(key, asked);
      return asked;
    },
  };
};

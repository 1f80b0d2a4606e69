import type { DataScope } from "@statelier/data";
import {
  findCommonValue,
  isCorrected,
  listOriginals,
  type MachineContext,
  type StateWithCharts,
} from "@statelier/document";
import type { ComponentId, Dimension, Filters, Locale, PossibleFilter } from "@statelier/model";
import type { SessionEnvironment } from "./environment.ts";
import { describeError } from "./describe-error.ts";
import type { PossibleFilters, SessionSnapshot, Unanswered } from "./session-snapshot.ts";

type Client = Pick<SessionEnvironment["data"], "components" | "possibleFilters">;
type Asked = PossibleFilters["requests"][number];
type Answer = { asked: Asked; possibleFilters: PossibleFilter[] };
type Chart = {
  state: Pick<StateWithCharts, "chartConfigs" | "dataSource">;
  context: Pick<MachineContext, "findComponents">;
};
/** What of a session asks for possible filters. */
type Asking = {
  subscribe: (listener: () => void) => () => void;
  read: () => Pick<SessionSnapshot, "unanswered">;
  askPossibleFiltersAgain: () => void;
};
type Question = { data: Client; scope: DataScope; dimension: Dimension };

const askAll = (
  data: Client,
  { source }: DataScope,
  requests: readonly Asked[],
): Promise<Answer[]> =>
  Promise.all(
    requests.map(async (asked) => ({
      asked,
      possibleFilters: await data.possibleFilters(source, asked.iri, asked.filters),
    })),
  );

const findOwn = (dimension: Dimension, { filters }: Asked): ComponentId | undefined =>
  listOriginals(dimension).find(({ id }) => filters[id])?.id;

/** What has data of the dimension in the dataset of an answer, under the filters that stay as they were asked. */
const askValues = async (
  { data, scope, dimension }: Question,
  { asked, possibleFilters }: Answer,
): Promise<string[]> => {
  const id = findOwn(dimension, asked);
  if (id === undefined) return [];
  const kept = possibleFilters.filter(
    (each) => each.id !== id && asked.filters[each.id]?.value === each.value,
  );
  const filters: Filters = Object.fromEntries(
    kept.map(({ id: other, value }) => [other, { type: "single" as const, value }]),
  );
  const cube = { iri: asked.iri, componentIds: [id], filters, loadValues: true };
  const { dimensions } = await data.components(scope, [cube]);
  return dimensions.find((each) => each.id === id)?.values.map(({ value }) => value) ?? [];
};

/** The answers under one value of a joined dimension, where one of its datasets has not the value that was asked for. */
const settle = async (question: Question, answers: readonly Answer[]): Promise<Answer[]> => {
  const { data, scope, dimension } = question;
  const owners = answers.filter(({ asked }) => findOwn(dimension, asked) !== undefined);
  const ids = listOriginals(dimension).map(({ id }) => id);
  const isMissing = owners.some(({ asked, possibleFilters }) =>
    possibleFilters.some(
      (each) => ids.includes(each.id) && isCorrected(asked.filters[each.id], each),
    ),
  );
  const wanted = owners.flatMap(({ asked }) => ids.flatMap((id) => asked.filters[id] ?? []))[0];
  if (owners.length < 2 || !isMissing || !wanted) return [...answers];
  const lists = await Promise.all(owners.map((answer) => askValues(question, answer)));
  const value = findCommonValue(dimension, wanted.value, lists);
  if (value === undefined) return [...answers];
  const requests = answers.map(({ asked }) => {
    const id = findOwn(dimension, asked);
    const own = id === undefined ? {} : { [id]: { type: "single" as const, value } };
    return { ...asked, filters: { ...asked.filters, ...own } };
  });
  const settled = await askAll(data, scope, requests);
  return settled.map(({ asked, possibleFilters }) => ({
    asked,
    possibleFilters: possibleFilters.map((each) =>
      ids.includes(each.id) ? { ...each, value } : each,
    ),
  }));
};

/**
 * The filters that have data, for each request of a question; for the dimensions that the datasets are joined by values
 * that each of them has (PF5). Rejects with `DataError`.
 */
export const askPossibleFilters = async (
  { chartKey, requests }: Pick<PossibleFilters, "chartKey" | "requests">,
  { data, locale }: { data: Client; locale: Locale },
  { state, context }: Chart,
): Promise<Answer[]> => {
  const scope = { source: state.dataSource, locale };
  const config = state.chartConfigs.find(({ key }) => key === chartKey);
  const components = config && context.findComponents(config.cubes);
  let answers = await askAll(data, scope, requests);
  for (const dimension of components?.dimensions ?? []) {
    // Each is settled under the ones before it.
    if (dimension.originalIds) answers = await settle({ data, scope, dimension }, answers);
  }
  return requests.map((asked, index) => ({
    asked,
    possibleFilters: answers[index]?.possibleFilters ?? [],
  }));
};

/** The answers to a question, or the question and why it has none. */
export const tryPossibleFilters = async (
  question: PossibleFilters,
  environment: Pick<SessionEnvironment, "locale" | "log"> & { data: Client },
  chart: Chart,
): Promise<{ answers?: Answer[]; unanswered: Unanswered | undefined }> => {
  try {
    const answers = await askPossibleFilters(question, environment, chart);
    return { answers, unanswered: undefined };
  } catch (error) {
    environment.log(String(error));
    return { unanswered: { question, isOffline: describeError(error).code === "OFFLINE" } };
  }
};

/** How often what the server did not answer is asked again. */
const AGAIN_MS = 5_000;

/**
 * Says once that there is no connection, asks again until there is one, and takes back what was said then. Answers with what
 * ends it.
 */
export const followConnection = (
  { subscribe, read, askPossibleFiltersAgain }: Asking,
  say: () => () => void,
): (() => void) => {
  let takeBack: (() => void) | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = (): void => {
    clearInterval(timer);
    takeBack?.();
    takeBack = undefined;
  };
  const follow = (): void => {
    const isOffline = read().unanswered?.isOffline ?? false;
    if (!isOffline) return end();
    if (takeBack) return;
    takeBack = say();
    timer = setInterval(askPossibleFiltersAgain, AGAIN_MS);
  };
  const leave = subscribe(follow);
  follow();
  return () => {
    leave();
    end();
  };
};

import type { DataClient } from "@statelier/data";

const MAX_AGE_MS = 5_000;
/** Three of each dataset in each language: of more than thirty datasets at a time some are asked again. */
const MOST_ANSWERS = 400;

/** Many charts of one dataset that are published one after the other ask once what is the same for all of them. */
export const rememberShortly = (
  data: DataClient,
  now: () => number = () => Date.now(),
): DataClient => {
  const answers = new Map<string, { answer: Promise<unknown>; at: number }>();
  const forgetOld = (): void => {
    for (const [key, { at }] of answers) {
      if (now() - at < MAX_AGE_MS && answers.size <= MOST_ANSWERS) return;
      answers.delete(key);
    }
  };
  const remember = async <Answer>(
    question: readonly unknown[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    forgetOld();
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known) return known.answer as Promise<Answer>;
    const answer = ask();
    answers.set(key, { answer, at: now() });
    try {
      return await answer;
    } catch (error) {
      answers.delete(key);
      throw error;
    }
  };
  return {
    ...data,
    latestIri: (source, iri) =>
      remember(["latest", source, iri], () => data.latestIri(source, iri)),
    metadata: (scope, iris) =>
      remember(["metadata", scope, iris], () => data.metadata(scope, iris)),
    components: (scope, cubes) =>
      remember(["components", scope, cubes], () => data.components(scope, cubes)),
  };
};

import type { DataClient } from "@statelier/data";
import { checkComponents } from "./check-components.ts";

type Log = (message: string) => void;

const noteFailure = async <T>(answer: Promise<T>, log: Log, messages: string[]): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    for (const message of messages) log(message);
    throw error;
  }
};

/** What a session asks a source; what does not come is in the log by its name, whatever the page says of it. */
export const withSessionLog = (data: DataClient, log: Log): DataClient => ({
  ...data,
  components: (scope, asked) =>
    noteFailure(
      data.components(scope, asked).then((answer) => checkComponents(asked, answer, log)),
      log,
      asked.map(({ iri }) => `Could not fetch components for ${iri}!`),
    ),
  possibleFilters: (source, iri, filters) =>
    noteFailure(data.possibleFilters(source, iri, filters), log, [
      `Could not fetch possible filters for ${iri}!`,
    ]),
});

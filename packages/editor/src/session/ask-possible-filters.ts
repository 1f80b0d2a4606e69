import type { DataSource, PossibleFilter } from "@statelier/model";
import type { SessionEnvironment } from "./environment.ts";
import type { PossibleFilters } from "./session-snapshot.ts";

type Asked = PossibleFilters["requests"][number];

/** The filters that have data, for each request of a question. Rejects with `DataError`. */
export const askPossibleFilters = (
  data: Pick<SessionEnvironment["data"], "possibleFilters">,
  source: DataSource,
  { requests }: PossibleFilters,
): Promise<{ asked: Asked; possibleFilters: PossibleFilter[] }[]> =>
  Promise.all(
    requests.map(async (asked) => ({
      asked,
      possibleFilters: await data.possibleFilters(source, asked.iri, asked.filters),
    })),
  );

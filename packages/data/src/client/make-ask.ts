import type { DataRequest, DataResponse } from "../contract/data-request.ts";
import { type DataScope, DataError } from "./data-client.ts";
import type { DataSource } from "@statelier/model";

/** One of the client's own queries, by its name. */
export type KnownRequest = Pick<DataRequest, "query" | "variables"> & { name: string };

/** Runs one request: in this process on the server, over HTTP in the browser. */
export type ExecuteRequest = (request: KnownRequest) => Promise<DataResponse>;

export type Ask<Name extends string> = <Answer>(
  name: Name,
  variables: Record<string, unknown>,
) => Promise<Answer>;

export const buildSource = (source: DataSource) => ({
  sourceType: source.type,
  sourceUrl: source.url,
});

export const buildScope = ({ source, locale }: DataScope) => ({ ...buildSource(source), locale });

/** Asks by the names of the documents; rejects with `DataError`. */
export const makeAsk =
  <Name extends string>(
    execute: ExecuteRequest,
    documents: Readonly<Record<Name, string>>,
  ): Ask<Name> =>
  async <Answer>(name: Name, variables: Record<string, unknown>) => {
    const { data, errors } = await execute({ name, query: documents[name], variables });
    const error = errors?.[0];
    if (error) {
      const { id, args = {} } = error.extensions;
      throw new DataError(id, error.message, { args });
    }
    if (!data) throw new DataError("SOURCE_ANSWER_INVALID", "The answer holds no data.");
    return data["answer"] as Answer;
  };

/** What a client sends to `/api/graphql`: the JSON body of a POST. */
export type DataRequest = {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
};

/** What went wrong, as GraphQL errors say it; `id` is a row of `docs/errors.md`. */
export type ResponseError = {
  message: string;
  path?: readonly (string | number)[];
  /** `args` fills the blanks of the row of `docs/errors.md`. */
  extensions: { id: string; args?: Record<string, string> };
};

/** What `/api/graphql` answers: `data`, and `errors` where something of it is missing. */
export type DataResponse = { data?: Record<string, unknown> | null; errors?: ResponseError[] };

/** What a client sends to `/api/graphql`: the JSON body of a POST. */
export type DataRequest = {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
};

export type ResponseError = {
  message: string;
  path?: readonly (string | number)[];
  extensions: { id: string };
};

export type DataResponse = { data?: Record<string, unknown> | null; errors?: ResponseError[] };

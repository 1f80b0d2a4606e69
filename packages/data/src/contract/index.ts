export type { DataRequest, DataResponse, ResponseError } from "./data-request.ts";
export { type DocumentName, findDocument } from "./known-documents.ts";
export { GRAPHQL_SCHEMA } from "./schema.ts";

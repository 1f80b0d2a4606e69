export * from "./data-request.ts";
export * from "./known-documents.ts";
export * from "./schema.ts";

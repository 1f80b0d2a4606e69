export * from "./data-request.ts";
export * from "./schema.ts";

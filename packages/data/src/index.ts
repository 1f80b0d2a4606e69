export * from "./client/data-client.ts";
export * from "./contract/schema.ts";

export * from "./client/data-client-context.ts";
export * from "./client/data-client.ts";
export * from "./client/known-answers.ts";
export * from "./client/make-data-client.ts";
export * from "./client/make-http-data-client.ts";
export * from "./client/use-query.ts";
export * from "./contract/index.ts";
export * from "./store/config-client.ts";

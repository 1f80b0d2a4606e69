export * from "./cube-source.ts";
export * from "./embedded/embedded-store.ts";
export * from "./embedded/handle-sparql-protocol.ts";
export * from "./embedded/store-error.ts";
export * from "./resolvers/data-schema.ts";
export * from "./resolvers/handle-data-request.ts";
export * from "./resolvers/source-registry.ts";

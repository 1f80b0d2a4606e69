export * from "./cube-source.ts";
export * from "./embedded/embedded-store.ts";
export * from "./embedded/handle-sparql-protocol.ts";
export * from "./embedded/store-error.ts";

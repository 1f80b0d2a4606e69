export * from "./chart-types/chart-types.ts";
export * from "./schema/index.ts";

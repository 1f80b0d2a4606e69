export * from "./cube-source.ts";

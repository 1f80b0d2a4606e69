export * from "./plain/index.ts";
export { Markdown } from "./markdown/markdown.tsx";

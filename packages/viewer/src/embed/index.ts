export { buildSnippets } from "./build-snippets.ts";
export type { ChartMessage, HostMessage } from "./host-messages.ts";

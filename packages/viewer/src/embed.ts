export { buildSnippets } from "./embed/build-snippets.ts";
export type { ChartMessage, HostMessage } from "./embed/host-messages.ts";

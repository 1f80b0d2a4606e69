export type { ChartMessage, HostMessage } from "./host-messages.ts";

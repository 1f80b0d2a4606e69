import type { DisabledReason } from "../chart-rules.ts";

/** CT8 */
export const checkAvailability = (): DisabledReason | undefined => undefined;

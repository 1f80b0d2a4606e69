import type { MessageId } from "@statelier/ui/messages";

/** What is known not to be accessible, as it stands in the statement and in docs/accessibility.md. */
export const KNOWN_LIMITS = [
  "statement.limit.colour",
  "statement.limit.palette",
  "statement.limit.table",
  "statement.limit.files",
  "statement.limit.language",
  "statement.limit.texts",
] as const satisfies readonly MessageId[];

import type { Path } from "./json.ts";

/**
 * What stands in a document and is not in what readers see of it. Without `why` the format has no such member;
 * `repaired`: a rule forbids the value, which is replaced or left out; `repeated`: it names what was named before, and is left out;
 * `kept`: this version keeps it and does not show it.
 */
export type Unread = {
  readonly path: Path;
  readonly was: unknown;
  readonly why?: "repaired" | "repeated" | "kept";
  /** Nothing that readers see depends on it. */
  readonly dormant?: true;
};

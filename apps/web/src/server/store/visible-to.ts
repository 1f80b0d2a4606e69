import type { Viewer } from "../http/viewer.ts";

/** Which rows of `config` a viewer sees, as a condition of SQL. */
export const VISIBLE_TO: Readonly<Record<Viewer["kind"], string>> = {
  anonymous: "published_state = 'PUBLISHED'",
  system: "true",
};

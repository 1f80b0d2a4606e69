import type { ConfigStore } from "../config-store.ts";
import type { SchemaStep } from "../schema/schema-step.ts";

export type StoreEngine = {
  /** Makes an empty database, or one as it was before versions were counted; gives its place. */
  make: (what: "old" | "empty") => Promise<string>;
  open: (place: string, now?: () => Date) => Promise<ConfigStore>;
  migrate: (place: string, steps: readonly SchemaStep[]) => Promise<void>;
  ask: (place: string, sql: string) => Promise<unknown[]>;
};

import type { StoredConfig } from "@statelier/data";

/** A draft as the server answers it. */
export const makeStoredConfig = (change: Partial<StoredConfig> = {}): StoredConfig => ({
  key: "draft0000001",
  data: {},
  user_id: null,
  team_id: null,
  published_state: "DRAFT",
  draft_of: null,
  published_at: null,
  deleted_at: null,
  publish_at: null,
  created_at: "t0",
  updated_at: "t1",
  ...change,
});

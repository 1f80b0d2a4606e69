import type { PublicationState, StoredConfig } from "./config-store.ts";
import { readJson, readText, readTime } from "./row-values.ts";
import type { SqlRow } from "./sql.ts";

export const parseChartRow = (row: SqlRow): StoredConfig => ({
  key: String(row["key"]),
  data: readJson(row["data"]),
  userId: readText(row["user_id"]),
  teamId: readText(row["team_id"]),
  publishedState: row["published_state"] as PublicationState,
  draftOf: readText(row["draft_of"]),
  publishedAt: readText(row["published_at"]),
  publishAt: readText(row["publish_at"]),
  deletedAt: readText(row["deleted_at"]),
  createdAt: readTime(row["created_at"]),
  updatedAt: readTime(row["updated_at"]),
});

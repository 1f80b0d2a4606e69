import type { NewConfig, StoredConfig } from "./config-store.ts";

/** A new chart with all that is stored of it. */
export const completeConfig = (config: NewConfig, now: Date): StoredConfig => {
  const at = now.toISOString();
  return {
    teamId: null,
    ...config,
    publishedAt: config.publishedState === "PUBLISHED" ? at : null,
    publishAt: null,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  };
};

import type { StoredConfig } from "@statelier/data";
import { type ChartKey, isRecord, parseJson } from "@statelier/model";
import type { SessionEnvironment } from "./environment.ts";

/** A stored chart that whoever is signed in may change. */
export type OwnedChart = {
  key: ChartKey;
  publishedState: "DRAFT" | "PUBLISHED";
  /** The published chart that this draft will replace. */
  draftOf: ChartKey | null;
  /** The state in which it was read: what was stored since by somebody else is not written over. */
  updatedAt: string;
};

type Storage = SessionEnvironment["storage"];

const PREFIX = "statelier-owned:";

export const toOwned = (config: StoredConfig): OwnedChart => ({
  key: config.key,
  publishedState: config.published_state,
  draftOf: config.draft_of,
  updatedAt: config.updated_at,
});

/** Whether publishing replaces what readers see. */
export const isPublic = ({ publishedState, draftOf }: OwnedChart): boolean =>
  publishedState === "PUBLISHED" || draftOf !== null;

/** The stored chart that a chart of this browser belongs to. */
export const readOwned = (storage: Storage, id: string): OwnedChart | undefined => {
  const value = parseJson(storage.getItem(PREFIX + id) ?? "");
  if (!isRecord(value)) return undefined;
  const { key, publishedState, draftOf, updatedAt } = value;
  if (typeof key !== "string" || typeof updatedAt !== "string") return undefined;
  return {
    key,
    publishedState: publishedState === "PUBLISHED" ? "PUBLISHED" : "DRAFT",
    draftOf: typeof draftOf === "string" ? draftOf : null,
    updatedAt,
  };
};

/** Without room for it, the next reload opens what the server has. */
export const writeOwned = (storage: Storage, id: string, owned: OwnedChart): void => {
  try {
    storage.setItem(PREFIX + id, JSON.stringify(owned));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};

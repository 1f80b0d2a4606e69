import type { ChartKey, Iri } from "@statelier/model";

import type { SharedAllowances } from "./shared-allowances.ts";

export type PublicationState = "DRAFT" | "PUBLISHED";

/** A stored chart. `data` is the document without its place in the editing flow. */
export type StoredConfig = {
  key: ChartKey;
  data: Record<string, unknown>;
  userId: string | null;
  publishedState: PublicationState;
  /** The published chart that this draft will replace. */
  draftOf: ChartKey | null;
  /** ISO date and time, UTC. */
  createdAt: string;
  updatedAt: string;
};

export type NewConfig = Omit<StoredConfig, "createdAt" | "updatedAt">;

/** A published chart as lists name it. */
export type PublishedEntry = Pick<StoredConfig, "key" | "updatedAt"> & {
  /** The datasets of all its charts, as its document names them. */
  cubeIris: readonly Iri[];
};

/** Where charts live. An answered `insert` survives a crash of the process and of the machine. */
export type ConfigStore = {
  /** Rejects when the key is taken. */
  insert(config: NewConfig): Promise<StoredConfig>;
  find(key: ChartKey): Promise<StoredConfig | undefined>;
  /** Published charts, the oldest first. */
  listPublished(range: { limit: number; skip: number }): Promise<PublishedEntry[]>;
  countPublished(): Promise<number>;
  /** Views are added in batches; losing the last second of them in a crash is accepted. */
  addViews(views: ReadonlyMap<ChartKey, number>): Promise<void>;
  countViews(key: ChartKey): Promise<number>;
  /** Where several servers may share the store. */
  allowances?: SharedAllowances;
  close(): Promise<void>;
};

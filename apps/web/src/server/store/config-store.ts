import type { ChartKey, Iri } from "@statelier/model";

import type { Viewer } from "../http/viewer.ts";
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

/** A chart as lists name it. */
export type ChartEntry = Pick<StoredConfig, "key" | "updatedAt"> & {
  /** Charts are numbered from 1 in the order in which they were stored; some numbers may be missing. */
  number: number;
  /** The datasets of all its charts, as its document names them. */
  cubeIris: readonly Iri[];
};

/** Charts whose number is greater than `after` and at most `upTo`. */
export type ChartRange = { after: number; upTo: number; limit: number };

/**
 * Where charts live. An answered `insert` survives a crash of the process and of the machine. What a viewer may not see
 * is not there: to whoever is anonymous only what is published.
 */
export type ConfigStore = {
  /** Rejects when the key is taken. */
  insert(config: NewConfig): Promise<StoredConfig>;
  find(key: ChartKey, viewer: Viewer): Promise<StoredConfig | undefined>;
  /** The oldest first; takes as long however many there are. */
  list(range: ChartRange, viewer: Viewer): Promise<ChartEntry[]>;
  /** 0 where there is none. */
  lastNumber(viewer: Viewer): Promise<number>;
  /** Views are added in batches; losing the last second of them in a crash is accepted. */
  addViews(views: ReadonlyMap<ChartKey, number>): Promise<void>;
  countViews(key: ChartKey, viewer: Viewer): Promise<number>;
  /** Where several servers may share the store. */
  allowances?: SharedAllowances;
  close(): Promise<void>;
};

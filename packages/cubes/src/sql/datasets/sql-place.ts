import type { Vocabulary } from "../../importer/descriptor/vocabulary.ts";
import type { SourceStatus } from "../../source/source-status.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";
import type { SqlDataset } from "./describe-dataset.ts";

type OpenedPlace = {
  engine: SqlEngine;
  datasets: readonly SqlDataset[];
  vocabulary: Vocabulary;
  /** What of the descriptors cannot be used, a sentence each. */
  problems: readonly string[];
};

/** A place elsewhere, of which a copy is kept here. */
type PlaceCopy = {
  readonly status: NonNullable<SourceStatus["copy"]>;
  /** Asks whether the copy is still the newest, and replaces it where not. Rejects with `SourceError`. */
  refresh: () => Promise<void>;
  /** Gives up what is being downloaded. */
  close: () => Promise<void>;
};

/** Where tables and their descriptors lie. */
export type SqlPlace = {
  /** Another text whenever the data or a descriptor is another; undefined where that cannot be known. */
  probe: () => Promise<string | undefined>;
  open: () => Promise<OpenedPlace>;
  copy?: PlaceCopy;
};

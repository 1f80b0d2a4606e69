import type { DataSource } from "@statelier/model";

import { keepAnswers } from "../faults/keep-answers.ts";
import type { CubeSource } from "../source/cube-source.ts";
import type { SourceStatus } from "../source/source-status.ts";

/** One data source that the operator allows. */
export type SourceEntry = {
  name: string;
  type: DataSource["type"];
  url: string;
  /** Where anybody can ask it, where `url` is but its name in documents; null where nobody may. */
  endpointUrl?: string | null;
  /** Other names and addresses that documents may use for it. */
  aliases: readonly string[];
  /** A page for readers that runs the query after `#query=`. */
  editorUrl?: string;
};

/** The sources that the operator has allowed. */
export type SourceRegistry = {
  readonly entries: readonly SourceEntry[];
  /** By address, name or alias; undefined for anything that is not allowed. */
  find(type: string, urlOrNameOrAlias: string): CubeSource | undefined;
  findEntry(type: string, urlOrNameOrAlias: string): SourceEntry | undefined;
  /** Undefined for a source that nobody has asked yet. */
  status(entry: SourceEntry): SourceStatus | undefined;
};

/** Sources are made on first use, their last good answers kept; nothing outside `entries` is ever reached. */
export const makeSourceRegistry = (
  entries: readonly SourceEntry[],
  makeSource: (entry: SourceEntry) => CubeSource,
): SourceRegistry => {
  const made = new Map<SourceEntry, CubeSource>();
  const isNamed = (entry: SourceEntry, name: string): boolean =>
    entry.url === name || entry.name === name || entry.aliases.includes(name);
  const findEntry = (type: string, name: string): SourceEntry | undefined =>
    entries.find((entry) => entry.type === type && isNamed(entry, name));
  return {
    entries,
    findEntry,
    status: (entry) => made.get(entry)?.status(),
    find: (type, name) => {
      const entry = findEntry(type, name);
      if (!entry) return undefined;
      const source = made.get(entry) ?? keepAnswers(makeSource(entry));
      made.set(entry, source);
      return source;
    },
  };
};

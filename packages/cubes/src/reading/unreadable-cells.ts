import { createHash } from "node:crypto";

import type { ComponentId } from "@statelier/model";

import type { Unreadable } from "./observation-reader.ts";

/** A dataset with cells that should be numbers and are none. */
export type UnreadableDataset = {
  id: string;
  /** As the source of the dataset is named where its columns are kept. */
  source: string;
  iri: string;
  /** Cells, in what was read last. */
  count: number;
  /** Milliseconds since 1970. */
  readAt: number;
};

const MOST_DATASETS = 200;

/** The cells of these components, or of all. */
export const sumUnreadable = (
  unreadable: Unreadable = {},
  ids: readonly ComponentId[] = Object.keys(unreadable),
): number => ids.reduce((sum, id) => sum + (unreadable[id] ?? 0), 0);

type Noted = UnreadableDataset & { forget: () => void };

/** Which datasets of all sources have cells that cannot be read, for operators; the oldest make room. */
export class UnreadableCells {
  readonly #datasets = new Map<string, Noted>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** `forget` drops what is kept of the dataset. */
  note(source: string, iri: string, count: number, forget: () => void): void {
    const id = this.#nameOf(source, iri);
    this.#datasets.delete(id);
    this.#datasets.set(id, { id, source, iri, count, readAt: this.#now(), forget });
    for (const oldest of this.#datasets.keys()) {
      if (this.#datasets.size <= MOST_DATASETS) return;
      this.#datasets.delete(oldest);
    }
  }

  /** The whole dataset was read, and each of its numbers is one. */
  clear(source: string, iri: string): void {
    this.#datasets.delete(this.#nameOf(source, iri));
  }

  list(): UnreadableDataset[] {
    return [...this.#datasets.values()].map(({ id, source, iri, count, readAt }) => ({
      id,
      source,
      iri,
      count,
      readAt,
    }));
  }

  /** Whoever asks for the dataset next reads it from its source; false where it is none of these. */
  readAgain(id: string): boolean {
    const dataset = this.#datasets.get(id);
    dataset?.forget();
    return this.#datasets.delete(id);
  }

  #nameOf(source: string, iri: string): string {
    return createHash("sha256")
      .update(JSON.stringify([source, iri]))
      .digest("base64url")
      .slice(0, 22);
  }
}

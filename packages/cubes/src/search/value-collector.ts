import type { Texts } from "../source/texts.ts";
import type { Catalogue, CatalogueEntry } from "./catalogue.ts";

export type ValueCollectorInput = {
  load: (entry: CatalogueEntry) => Promise<Texts>;
  now: () => number;
  /** There are enough new names to be searched; waited for. */
  onNames: () => Promise<void>;
};

/** Terms have their names for long; the cubes that use them are asked once a day. */
const MAX_AGE_MS = 24 * 3_600_000;
const RETRY_MS = 600_000;
/** In a row: then the source is away. */
const MAX_FAILURES = 3;
/** Of all names of a source, in characters; equal lists count once. */
const MAX_CHARS = 4_000_000;
const MIN_PAUSE_MS = 20;

type Known = { names: Texts; due: number };

const countChars = (texts: Texts): number => texts.reduce((sum, { text }) => sum + text.length, 0);

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** The names of dimension values of a source's cubes, read one cube after the other while nobody waits. */
export class ValueCollector {
  readonly #input: ValueCollectorInput;
  readonly #known = new Map<string, Known>();
  readonly #lists = new Map<string, Texts>();
  #chars = 0;
  #running: Promise<void> | undefined;
  #resting = 0;

  constructor(input: ValueCollectorInput) {
    this.#input = input;
  }

  /** What is known so far, by the cube's IRI. */
  get names(): ReadonlyMap<string, Texts> {
    return new Map([...this.#known].map(([iri, { names }]) => [iri, names]));
  }

  /** Starts to read what is missing or old, where that is not under way. */
  collect(entries: Catalogue, isWanted: Uint8Array): void {
    if (this.#running || this.#input.now() < this.#resting) return;
    const wanted = entries.filter((entry, at) => isWanted[at] && this.#isDue(entry));
    if (wanted.length === 0) return;
    this.#forget(entries);
    this.#running = this.#run(wanted);
  }

  #isDue({ iri }: CatalogueEntry): boolean {
    const known = this.#known.get(iri);
    return !known || this.#input.now() >= known.due;
  }

  #forget(entries: Catalogue): void {
    const iris = new Set(entries.map(({ iri }) => iri));
    for (const iri of this.#known.keys()) if (!iris.has(iri)) this.#known.delete(iri);
  }

  async #run(wanted: Catalogue): Promise<void> {
    const { now, onNames } = this.#input;
    this.#resting = now() + RETRY_MS;
    let fresh = 0;
    let failures = 0;
    for (const entry of wanted) {
      if (this.#chars > MAX_CHARS || failures >= MAX_FAILURES) break;
      const since = now();
      const isRead = await this.#read(entry);
      fresh += isRead ? 1 : 0;
      failures = isRead ? 0 : failures + 1;
      if (fresh * 2 > this.#known.size) {
        await onNames();
        fresh = 0;
      }
      await pause(Math.max(MIN_PAUSE_MS, now() - since));
    }
    if (fresh > 0) await onNames();
    this.#running = undefined;
  }

  /** A cube that fails keeps the names that it had, and has its turn again later. */
  async #read(entry: CatalogueEntry): Promise<boolean> {
    const { load, now } = this.#input;
    try {
      this.#known.set(entry.iri, {
        names: this.#share(await load(entry)),
        due: now() + MAX_AGE_MS,
      });
      return true;
    } catch {
      const names = this.#known.get(entry.iri)?.names ?? [];
      this.#known.set(entry.iri, { names, due: now() + RETRY_MS });
      return false;
    }
  }

  /** One list for all cubes with the same names. */
  #share(names: Texts): Texts {
    const key = JSON.stringify(names);
    const known = this.#lists.get(key);
    if (known) return known;
    this.#chars += countChars(names);
    this.#lists.set(key, names);
    return names;
  }
}

import type rdf from "@zazuko/env-node";

export type Quad = ReturnType<typeof rdf.quad>;
type Term = Quad["subject" | "predicate" | "object"];
type Position = "subject" | "predicate" | "object";

const keyOf = (term: Term): string =>
  term.termType === "Literal"
    ? `"${term.value}"${term.language}^${term.datatype.value}`
    : `${term.termType} ${term.value}`;

const POSITIONS: readonly Position[] = ["subject", "object", "predicate"];

/** A dataset of one graph whose matches are looked up, and cost nothing to make. */
export class IndexedDataset {
  readonly #quads: Quad[];
  #known: Set<string> | undefined;
  readonly #indexes = new Map<Position, Map<string, Quad[]>>();

  private constructor(quads: Quad[]) {
    this.#quads = quads;
  }

  static of(quads: Iterable<Quad> = []): IndexedDataset {
    const dataset = new IndexedDataset([]);
    for (const quad of quads) dataset.add(quad);
    return dataset;
  }

  get size(): number {
    return this.#quads.length;
  }

  [Symbol.iterator](): IterableIterator<Quad> {
    return this.#quads[Symbol.iterator]();
  }

  has(quad: Quad): boolean {
    this.#known ??= new Set(this.#quads.map(keyOfQuad));
    return this.#known.has(keyOfQuad(quad));
  }

  add(quad: Quad): this {
    if (this.has(quad)) return this;
    this.#known?.add(keyOfQuad(quad));
    this.#quads.push(quad);
    for (const [position, index] of this.#indexes) fileUnder(index, keyOf(quad[position]), quad);
    return this;
  }

  match(subject?: Term | null, predicate?: Term | null, object?: Term | null): IndexedDataset {
    const wanted = { subject, predicate, object };
    const asked = POSITIONS.filter((position) => wanted[position]);
    const [first, ...others] = asked;
    if (!first) return this;
    const candidates = this.#indexOf(first).get(keyOf(wanted[first] as Term)) ?? [];
    return new IndexedDataset(
      candidates.filter((quad) =>
        others.every((position) => quad[position].equals(wanted[position])),
      ),
    );
  }

  #indexOf(position: Position): Map<string, Quad[]> {
    const kept = this.#indexes.get(position);
    if (kept) return kept;
    const index = new Map<string, Quad[]>();
    for (const quad of this.#quads) fileUnder(index, keyOf(quad[position]), quad);
    this.#indexes.set(position, index);
    return index;
  }
}

const keyOfQuad = ({ subject, predicate, object }: Quad): string =>
  `${keyOf(subject)}\n${keyOf(predicate)}\n${keyOf(object)}`;

const fileUnder = (index: Map<string, Quad[]>, key: string, quad: Quad): void => {
  const filed = index.get(key);
  if (filed) filed.push(quad);
  else index.set(key, [quad]);
};

import type { Texts } from "../source/texts.ts";
import { buildTermKey, type RdfTerm } from "./rdf-term.ts";
import { rdf } from "./vocabulary.ts";

export type Triple = {
  readonly subject: RdfTerm;
  readonly predicate: string;
  readonly object: RdfTerm;
};

/** A node to ask for: the term itself, or its key. */
type Node = RdfTerm | string;

const keyOf = (node: Node): string => (typeof node === "string" ? node : buildTermKey(node));

/** Objects in the order in which they came, each once; `keys` where they are many. */
type Objects = { terms: RdfTerm[]; keys?: Set<string> };

const MANY = 16;

const addObject = (objects: Objects, object: RdfTerm): boolean => {
  const { terms } = objects;
  const key = buildTermKey(object);
  if (objects.keys?.has(key) ?? terms.some((term) => buildTermKey(term) === key)) return false;
  terms.push(object);
  if (objects.keys) objects.keys.add(key);
  else if (terms.length > MANY) objects.keys = new Set(terms.map(buildTermKey));
  return true;
};

/** Triples by subject and predicate, each once. */
export class TripleGraph {
  readonly #subjects = new Map<string, Map<string, Objects>>();

  addAll(triples: Iterable<Triple>): this {
    for (const triple of triples) this.add(triple);
    return this;
  }

  /** Whether it is a new one. */
  add({ subject, predicate, object }: Triple): boolean {
    const key = keyOf(subject);
    let predicates = this.#subjects.get(key);
    if (!predicates) this.#subjects.set(key, (predicates = new Map()));
    let objects = predicates.get(predicate);
    if (!objects) predicates.set(predicate, (objects = { terms: [] }));
    return addObject(objects, object);
  }

  /** The keys of the subjects that have a predicate. */
  protected keysWith(predicate: string): string[] {
    return [...this.#subjects].flatMap(([key, predicates]) =>
      predicates.has(predicate) ? key : [],
    );
  }

  predicates(subject: Node): string[] {
    return [...(this.#subjects.get(keyOf(subject))?.keys() ?? [])];
  }

  objects(subject: Node, ...predicates: string[]): RdfTerm[] {
    const known = this.#subjects.get(keyOf(subject));
    return predicates.flatMap((predicate) => known?.get(predicate)?.terms ?? []);
  }

  /** The keys of the objects that are nodes, to ask on. */
  nodes(subject: Node, ...predicates: string[]): string[] {
    return this.objects(subject, ...predicates)
      .filter(({ type }) => type !== "literal")
      .map(buildTermKey);
  }

  /** The members of a list in its order; what leads back to itself ends it. */
  list(head: Node): RdfTerm[] {
    const cells = new Set<string>();
    for (
      let cell: string | undefined = keyOf(head);
      cell !== undefined && !cells.has(cell);
      [cell] = this.nodes(cell, rdf("rest"))
    )
      cells.add(cell);
    return [...cells].flatMap((cell) => this.objects(cell, rdf("first")));
  }

  /** The text or IRI of the first object of the first predicate that has one. */
  first(subject: Node, ...predicates: string[]): string | undefined {
    return this.objects(subject, ...predicates)[0]?.value;
  }

  /** The texts of the first predicate that has any. */
  texts(subject: Node, ...predicates: string[]): Texts {
    for (const predicate of predicates) {
      const texts = this.objects(subject, predicate).flatMap((term) =>
        term.type === "literal" ? [{ text: term.value, language: term.language }] : [],
      );
      if (texts.length > 0) return texts;
    }
    return [];
  }
}

import type { Texts } from "../source/texts.ts";
import { buildTermKey, type RdfTerm, type Row } from "./rdf-term.ts";
import { RDF } from "./vocabulary.ts";

/** Triples by subject and predicate, as read from rows of `?s ?p ?o`. */
export class TripleGraph {
  readonly #subjects = new Map<string, Map<string, RdfTerm[]>>();

  add(rows: readonly Row[]): this {
    for (const { s, p, o } of rows) if (s && p && o) this.#addTriple(buildTermKey(s), p.value, o);
    return this;
  }

  #addTriple(subject: string, predicate: string, object: RdfTerm): void {
    let predicates = this.#subjects.get(subject);
    if (!predicates) this.#subjects.set(subject, (predicates = new Map()));
    const objects = predicates.get(predicate);
    if (!objects) predicates.set(predicate, [object]);
    else if (!objects.some((known) => buildTermKey(known) === buildTermKey(object)))
      objects.push(object);
  }

  predicates(subject: string): string[] {
    return [...(this.#subjects.get(subject)?.keys() ?? [])];
  }

  objects(subject: string, ...predicates: string[]): RdfTerm[] {
    return predicates.flatMap((predicate) => this.#subjects.get(subject)?.get(predicate) ?? []);
  }

  /** The nodes that are objects, as subjects to ask on. */
  nodes(subject: string, ...predicates: string[]): string[] {
    return this.objects(subject, ...predicates)
      .filter(({ type }) => type !== "literal")
      .map(buildTermKey);
  }

  /** The nodes of a list in its order; what leads back to itself ends it. */
  list(head: string): string[] {
    return this.listed(head).flatMap((term) => (term.type === "literal" ? [] : buildTermKey(term)));
  }

  /** As `list`, the literals too. */
  listed(head: string): RdfTerm[] {
    const cells = new Set<string>();
    for (
      let cell: string | undefined = head;
      cell !== undefined && !cells.has(cell);
      [cell] = this.nodes(cell, `${RDF}rest`)
    )
      cells.add(cell);
    return [...cells].flatMap((cell) => this.objects(cell, `${RDF}first`));
  }

  /** The text or IRI of the first object of the first predicate that has one. */
  first(subject: string, ...predicates: string[]): string | undefined {
    return this.objects(subject, ...predicates)[0]?.value;
  }

  texts(subject: string, ...predicates: string[]): Texts {
    for (const predicate of predicates) {
      const texts = this.objects(subject, predicate).flatMap((term) =>
        term.type === "literal" ? [{ text: term.value, language: term.language }] : [],
      );
      if (texts.length > 0) return texts;
    }
    return [];
  }
}

import { iri, type Term, text } from "../../rdf/ntriples.ts";
import { rdf } from "../../rdf/vocabulary.ts";
import { type Text, textEntries } from "../descriptor/text.ts";

/** Collects triples as lines of N-Triples, each once, in the order in which they came. */
export class TripleWriter {
  readonly #lines = new Set<string>();
  readonly #scope: string;
  #blankCount = 0;

  /** `scope` keeps this writer's blank nodes apart from those of others; letters, digits, `_`. */
  constructor(scope: string) {
    this.#scope = scope;
  }

  get lines(): ReadonlySet<string> {
    return this.#lines;
  }

  add(subject: Term, predicate: string, object: Term): void {
    this.#lines.add(`${subject} ${iri(predicate)} ${object} .`);
  }

  addType(subject: Term, type: string): void {
    this.add(subject, rdf("type"), iri(type));
  }

  /** One triple per language; nothing for an absent text. */
  addText(subject: Term, predicate: string, value: Text | undefined): void {
    if (value === undefined) return;
    for (const [language, words] of textEntries(value))
      this.add(subject, predicate, text(words, language));
  }

  blank(): Term {
    this.#blankCount += 1;
    return `_:${this.#scope}b${this.#blankCount}` as Term;
  }

  /** Writes an RDF list and gives its head. */
  addList(items: readonly Term[]): Term {
    let rest = iri(rdf("nil"));
    for (const item of items.toReversed()) {
      const node = this.blank();
      this.add(node, rdf("first"), item);
      this.add(node, rdf("rest"), rest);
      rest = node;
    }
    return rest;
  }
}

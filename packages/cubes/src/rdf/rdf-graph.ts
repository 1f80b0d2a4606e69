interface Iri {
  readonly kind: "iri";
  readonly value: string;
}

interface BlankNode {
  readonly kind: "blank";
  readonly value: string;
}

interface Literal {
  readonly kind: "literal";
  readonly value: string;
  readonly datatype: string;
  readonly language: string;
}

/** A node of an RDF graph; within one graph equal nodes are the same object. */
export type RdfTerm = Iri | BlankNode | Literal;

export interface Triple {
  readonly subject: RdfTerm;
  readonly predicate: string;
  readonly object: RdfTerm;
}

const RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const SUBCLASS_OF = "http://www.w3.org/2000/01/rdf-schema#subClassOf";

function termKey(term: RdfTerm): string {
  if (term.kind === "iri") return `<${term.value}`;
  if (term.kind === "blank") return `_${term.value}`;
  return `"${term.datatype}@${term.language}"${term.value}`;
}

type Index = Map<RdfTerm, Map<string, Set<RdfTerm>>>;

function addTo(index: Index, from: RdfTerm, predicate: string, to: RdfTerm): boolean {
  let byPredicate = index.get(from);
  if (!byPredicate) index.set(from, (byPredicate = new Map()));
  let found = byPredicate.get(predicate);
  if (!found) byPredicate.set(predicate, (found = new Set()));
  if (found.has(to)) return false;
  found.add(to);
  return true;
}

/** An RDF graph in memory, indexed in both directions; named graphs are read as one. */
export class RdfGraph {
  readonly #terms = new Map<string, RdfTerm>();
  readonly #forward: Index = new Map();
  readonly #backward: Index = new Map();
  readonly #triples: Triple[] = [];

  constructor(triples: Iterable<Triple>) {
    for (const triple of triples) {
      const subject = this.#intern(triple.subject);
      const object = this.#intern(triple.object);
      if (!addTo(this.#forward, subject, triple.predicate, object)) continue;
      addTo(this.#backward, object, triple.predicate, subject);
      this.#triples.push({ subject, predicate: triple.predicate, object });
    }
  }

  /** The graph's own object for an equal node, as every other method expects it. */
  find(term: RdfTerm): RdfTerm {
    return this.#intern(term);
  }

  get triples(): readonly Triple[] {
    return this.#triples;
  }

  objects(subject: RdfTerm, predicate: string): RdfTerm[] {
    return [...(this.#forward.get(subject)?.get(predicate) ?? [])];
  }

  subjects(predicate: string, object: RdfTerm): RdfTerm[] {
    return [...(this.#backward.get(object)?.get(predicate) ?? [])];
  }

  predicates(subject: RdfTerm): string[] {
    return [...(this.#forward.get(subject)?.keys() ?? [])];
  }

  subjectsWith(predicate: string): RdfTerm[] {
    return [...this.#forward]
      .filter(([, byPredicate]) => byPredicate.has(predicate))
      .map(([term]) => term);
  }

  objectsWith(predicate: string): RdfTerm[] {
    return [...this.#backward]
      .filter(([, byPredicate]) => byPredicate.has(predicate))
      .map(([term]) => term);
  }

  /** All nodes typed by the class or by a subclass that this graph declares. */
  instancesOf(classIri: string): RdfTerm[] {
    const found = new Set<RdfTerm>();
    for (const type of this.#reach([this.#intern({ kind: "iri", value: classIri })], (term) =>
      this.subjects(SUBCLASS_OF, term),
    )) {
      for (const instance of this.subjects(RDF_TYPE, type)) found.add(instance);
    }
    return [...found];
  }

  isInstanceOf(node: RdfTerm, classIri: string): boolean {
    const types = this.#reach(this.objects(node, RDF_TYPE), (term) =>
      this.objects(term, SUBCLASS_OF),
    );
    return types.has(this.#intern({ kind: "iri", value: classIri }));
  }

  #reach(start: Iterable<RdfTerm>, next: (term: RdfTerm) => RdfTerm[]): Set<RdfTerm> {
    const reached = new Set(start);
    for (const term of reached) for (const other of next(term)) reached.add(other);
    return reached;
  }

  #intern(term: RdfTerm): RdfTerm {
    const key = termKey(term);
    const known = this.#terms.get(key);
    if (known) return known;
    this.#terms.set(key, term);
    return term;
  }
}

import { buildTermKey, type RdfTerm } from "./rdf-term.ts";
import { type Triple, TripleGraph } from "./triple-graph.ts";
import { RDF_TYPE, rdfs } from "./vocabulary.ts";

const SUBCLASS_OF = rdfs("subClassOf");

/**
 * A graph that is read in both directions, with equal nodes being one object; named graphs are read as one.
 */
export class RdfGraph extends TripleGraph {
  readonly #terms = new Map<string, RdfTerm>();
  readonly #backward = new Map<RdfTerm, Map<string, RdfTerm[]>>();
  readonly triples: Triple[] = [];

  override add(triple: Triple): boolean {
    const { predicate } = triple;
    const subject = this.#intern(triple.subject);
    const object = this.#intern(triple.object);
    const own = { subject, predicate, object };
    if (!super.add(own)) return false;
    this.triples.push(own);
    let predicates = this.#backward.get(object);
    if (!predicates) this.#backward.set(object, (predicates = new Map()));
    const subjects = predicates.get(predicate);
    if (subjects) subjects.push(subject);
    else predicates.set(predicate, [subject]);
    return true;
  }

  subjects(predicate: string, object: RdfTerm): RdfTerm[] {
    return [...(this.#backward.get(this.#own(object))?.get(predicate) ?? [])];
  }

  subjectsWith(predicate: string): RdfTerm[] {
    return this.keysWith(predicate).flatMap((key) => this.#terms.get(key) ?? []);
  }

  objectsWith(predicate: string): RdfTerm[] {
    return [...this.#backward].flatMap(([term, predicates]) =>
      predicates.has(predicate) ? [term] : [],
    );
  }

  /** All nodes typed by the class or by a subclass that this graph declares. */
  instancesOf(classIri: string): RdfTerm[] {
    const classes = this.#reach([{ type: "iri", value: classIri }], (term) =>
      this.subjects(SUBCLASS_OF, term),
    );
    return [...new Set([...classes].flatMap((type) => this.subjects(RDF_TYPE, type)))];
  }

  isInstanceOf(node: RdfTerm, classIri: string): boolean {
    const types = this.#reach(this.objects(node, RDF_TYPE), (term) =>
      this.objects(term, SUBCLASS_OF),
    );
    return types.has(this.#own({ type: "iri", value: classIri }));
  }

  #reach(start: RdfTerm[], next: (term: RdfTerm) => RdfTerm[]): Set<RdfTerm> {
    const reached = new Set(start);
    for (const term of reached) for (const other of next(term)) reached.add(other);
    return reached;
  }

  #own(term: RdfTerm): RdfTerm {
    return this.#terms.get(buildTermKey(term)) ?? term;
  }

  #intern(term: RdfTerm): RdfTerm {
    const own = this.#own(term);
    if (own === term) this.#terms.set(buildTermKey(term), term);
    return own;
  }
}

import { isValidIri } from "../../rdf/is-valid-iri.ts";
import { TripleGraph } from "../../rdf/triple-graph.ts";
import { toTriples } from "../client/rows-sink.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import { ATTRIBUTES_BATCH, buildAttributesQuery } from "../queries/build-attributes-query.ts";

/** Names and attributes of IRIs in all languages, each asked once. */
export class AttributeStore {
  readonly graph = new TripleGraph();
  readonly #client: SparqlClient;
  readonly #asked = new Map<string, Promise<void>>();

  constructor(client: SparqlClient) {
    this.#client = client;
  }

  async load(iris: Iterable<string>): Promise<TripleGraph> {
    const wanted = [...new Set(iris)].filter(isValidIri);
    const missing = wanted.filter((iri) => !this.#asked.has(iri));
    for (let at = 0; at < missing.length; at += ATTRIBUTES_BATCH) {
      const batch = missing.slice(at, at + ATTRIBUTES_BATCH);
      const loading = this.#loadBatch(batch);
      for (const iri of batch) this.#asked.set(iri, loading);
    }
    await Promise.all(wanted.map((iri) => this.#asked.get(iri) ?? Promise.resolve()));
    return this.graph;
  }

  async #loadBatch(batch: readonly string[]): Promise<void> {
    try {
      this.graph.addAll(toTriples(await this.#client.select(buildAttributesQuery(batch))));
    } catch (error) {
      for (const iri of batch) this.#asked.delete(iri);
      throw error;
    }
  }
}

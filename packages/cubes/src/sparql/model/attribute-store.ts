import { setImmediate as nextTurn } from "node:timers/promises";

import { isValidIri } from "../../rdf/is-valid-iri.ts";
import { TripleGraph } from "../../rdf/triple-graph.ts";
import { toTriples } from "../client/rows-sink.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import { ATTRIBUTES_BATCH, buildAttributesQuery } from "../queries/build-attributes-query.ts";

type Batch = { iris: string[]; loading: Promise<void> };

/** Names and attributes of IRIs in all languages, each asked once; those that are wanted in one turn are asked together. */
export class AttributeStore {
  readonly graph = new TripleGraph();
  readonly #client: SparqlClient;
  readonly #asked = new Map<string, Promise<void>>();
  /** Takes further IRIs until its turn has come. */
  #open: Batch | undefined;

  constructor(client: SparqlClient) {
    this.#client = client;
  }

  async load(iris: Iterable<string>): Promise<TripleGraph> {
    const wanted = [...new Set(iris)].filter(isValidIri);
    for (const iri of wanted) {
      if (this.#asked.has(iri)) continue;
      const { iris: asked, loading } = this.#getBatch();
      asked.push(iri);
      this.#asked.set(iri, loading);
    }
    await Promise.all(new Set(wanted.flatMap((iri) => this.#asked.get(iri) ?? [])));
    return this.graph;
  }

  #getBatch(): Batch {
    if (this.#open && this.#open.iris.length < ATTRIBUTES_BATCH) return this.#open;
    const iris: string[] = [];
    const loading = nextTurn().then(() => {
      if (this.#open?.iris === iris) this.#open = undefined;
      return this.#loadBatch(iris);
    });
    this.#open = { iris, loading };
    return this.#open;
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

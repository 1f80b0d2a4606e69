import { findColumn, type ObservationTable } from "@statelier/model";

import { type IndexedValue, listIris } from "../../rdf/indexed-value.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { TripleGraph } from "../../rdf/triple-graph.ts";
import { cube, OBSERVED_BY, RDF_TYPE, xsd } from "../../rdf/vocabulary.ts";
import type { CubeVersion } from "../../reading/cube-version.ts";
import type { CubeTerms, ReadableCube } from "../../reading/readable-cube.ts";
import { SourceError } from "../../source/cube-source.ts";
import { type Row, RowsSink, toTriples } from "../client/rows-sink.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import { type ParsedShape, parseShape } from "../parsing/parse-shape.ts";
import {
  hasBoundsOnly,
  isNumberColumn,
  nameComponent,
  type ShapeComponent,
} from "../parsing/shape-component.ts";
import { buildHeadQuery, buildListsQuery, buildShapeQuery } from "../queries/build-cube-query.ts";
import {
  buildCountQuery,
  buildDistinctQuery,
  buildOccurringQuery,
  buildPredicatesQuery,
} from "../queries/build-observations-query.ts";
import { literal, type SparqlText } from "../queries/sparql-text.ts";
import { AttributeStore } from "./attribute-store.ts";
import { fetchHierarchy, MOST_NODES, type ReadHierarchy } from "./fetch-hierarchy.ts";
import { indexValues } from "./value-index.ts";

const MOST_YEARS = 200;

type Years = NonNullable<ShapeComponent["years"]>;

const isYearOf = (term: RdfTerm, { from, to }: Years): boolean =>
  term.type === "literal" &&
  term.datatype === xsd("gYear") &&
  /^\d{4}$/.test(term.value) &&
  Number(term.value) >= from &&
  Number(term.value) <= to;

/** Whether all different values of a column are found faster than the first observation of each: Virtuoso goes through thousands for each of these. */
const readsAllFaster = ({ server }: SparqlClient): boolean =>
  server?.startsWith("Virtuoso") ?? false;

const listYears = ({ from, to }: Years): SparqlText[] =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    literal(String(from + at), { datatype: xsd("gYear") }),
  );

/** One load for each key; one that fails is not kept. */
const loadOnce = <Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> => {
  const known = kept.get(key);
  if (known) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
};

/** What is known of one version of one cube, in all languages; parts are read when first needed. */
export class CubeModel implements ReadableCube {
  readonly iri: string;
  readonly unversionedIri: string;
  readonly head: TripleGraph;
  /** By path. */
  readonly components: ReadonlyMap<string, ShapeComponent>;
  readonly attributes: AttributeStore;
  readonly #client: SparqlClient;
  readonly #notes: Set<string>;
  readonly #hidden: ReadonlySet<string>;
  readonly #values = new Map<string, Promise<Map<string, IndexedValue>>>();
  readonly #hierarchies = new Map<string, Promise<ReadHierarchy[]>>();
  readonly #seen = new Map<string, Map<string, IndexedValue>>();
  readonly #several = new Set<string>();

  constructor(
    client: SparqlClient,
    version: CubeVersion,
    parts: { head: TripleGraph } & ParsedShape,
  ) {
    this.#hidden = new Set(parts.hidden);
    this.#client = client;
    this.iri = version.iri;
    this.unversionedIri = version.unversionedIri;
    this.head = parts.head;
    this.components = new Map(parts.components.map((component) => [component.path, component]));
    this.attributes = new AttributeStore(client);
    this.#notes = new Set(parts.notes);
  }

  /** Whether the observations hang on several sets, where one of them may stand more than once. */
  get hasSeveralSets(): boolean {
    return this.head.objects(this.iri, cube("observationSet")).length > 1;
  }

  /** The paths of columns of numbers. */
  get numbers(): ReadonlySet<string> {
    const columns = [...this.components.values()].filter(isNumberColumn);
    return new Set(columns.map(({ path }) => path));
  }

  /** What of the cube was not understood. */
  get notes(): string[] {
    return [...this.#notes];
  }

  note(text: string): void {
    this.#notes.add(text);
  }

  /** Notes that some observations have several values in one cell of this column. */
  noteSeveral(path: string): void {
    this.note("Some observations have several values in one cell; the first of them is used.");
    this.#several.add(path);
  }

  /** Whether cells of this column are known to have several values. */
  hasSeveral(path: string): boolean {
    return this.#several.has(path);
  }

  /** Keeps the terms that stand for a value, for its labels. */
  remember(path: string, values: Iterable<IndexedValue>): void {
    const seen = this.#seen.get(path) ?? new Map<string, IndexedValue>();
    this.#seen.set(path, seen);
    for (const indexed of values) if (!seen.has(indexed.value)) seen.set(indexed.value, indexed);
  }

  /** A value with its terms; one that was never read stands for itself. */
  recall(path: string, value: string): IndexedValue {
    return this.#seen.get(path)?.get(value) ?? { value, terms: [{ type: "iri", value }] };
  }

  collectTerms(table: ObservationTable): CubeTerms {
    return Object.fromEntries(
      [...this.components.values()].flatMap(({ path, id }) => {
        const column = findColumn(table, id);
        return column?.type === "dictionary"
          ? [[path, column.values.map((value) => this.recall(path, value))]]
          : [];
      }),
    );
  }

  async restoreTerms(terms: CubeTerms): Promise<void> {
    for (const [path, indexed] of Object.entries(terms)) this.remember(path, indexed);
    const all = Object.values(terms).flatMap((indexed) => indexed.flatMap((each) => each.terms));
    await this.attributes.load(listIris(all));
  }

  /** The values of a component, from its shape where it lists them, else from the observations. */
  values(path: string): Promise<Map<string, IndexedValue>> {
    return loadOnce(this.#values, path, () => this.#loadValues(path));
  }

  /** Asks for values with their names while something else is found out that is needed first. */
  expectValues(components: readonly ShapeComponent[]): void {
    for (const { path } of components) this.values(path).catch(() => undefined);
  }

  async #loadValues(path: string): Promise<Map<string, IndexedValue>> {
    const component = this.components.get(path);
    if (!component || hasBoundsOnly(component)) return new Map();
    const terms: RdfTerm[] =
      component.listed.length > 0 ? component.listed : await this.#findValues(component);
    const graph = await this.attributes.load(listIris(terms));
    const index = indexValues(terms, component, graph);
    if (component.isVersioned) await this.attributes.load(index.keys());
    this.remember(path, index.values());
    return index;
  }

  /** Years are looked up one by one, where the shape says which there may be; all else is found by reading all. */
  async #findValues({ path, years }: ShapeComponent): Promise<RdfTerm[]> {
    const few = years && years.to - years.from < MOST_YEARS ? years : undefined;
    const query =
      few && !readsAllFaster(this.#client)
        ? buildOccurringQuery(this, path, listYears(few))
        : buildDistinctQuery(this, { path, isNumber: false }, []);
    const terms = (await this.#client.select(query)).flatMap(({ v }) => v ?? []);
    return few ? terms.filter((term) => isYearOf(term, few)) : terms;
  }

  /** The hierarchies of a component, as far as they lead to its values. */
  hierarchies(path: string): Promise<ReadHierarchy[]> {
    return loadOnce(this.#hierarchies, path, () => this.#loadHierarchies(path));
  }

  async #loadHierarchies(path: string): Promise<ReadHierarchy[]> {
    const component = this.components.get(path);
    const values = new Set((await this.values(path)).keys());
    const read = await Promise.all(
      (component?.hierarchies ?? []).map((hierarchy) =>
        fetchHierarchy({ client: this.#client, attributes: this.attributes }, hierarchy, values),
      ),
    );
    if (read.some(({ isReduced }) => isReduced))
      this.note(
        `${component ? nameComponent(component) : path}: as a tree, its hierarchy has more than ${MOST_NODES} nodes; each stands below the first of its parents.`,
      );
    return read;
  }

  /** Observations; those beyond `most` need not be counted. */
  async count(most?: number): Promise<number> {
    const { rows } = await this.#client.stream(buildCountQuery(this, most), () => new RowsSink());
    const count = rows[0]?.["n"]?.value;
    if (count === undefined)
      throw new SourceError("SOURCE_ANSWER_INVALID", "The source did not count its observations.", {
        isTransient: true,
      });
    return Number(count);
  }

  /** What some observations say: a note for each predicate that no shape describes, and which cells have several values. */
  inspectSample(rows: readonly Row[]): void {
    for (const { p, most } of rows) {
      if (!p || p.value === RDF_TYPE || p.value === OBSERVED_BY) continue;
      if (this.components.has(p.value)) {
        if (Number(most?.value) > 1) this.noteSeveral(p.value);
      } else if (!this.#hidden.has(p.value))
        this.note(`The observations have ${p.value}, which the shape does not describe.`);
    }
  }
}

/** Asks for what is said of a cube: its model needs to be told of which version it is. */
export const fetchCubeModel = async (
  client: SparqlClient,
  iri: string,
): Promise<(version: CubeVersion) => CubeModel> => {
  const [headRows, shapeRows, listRows, sampleRows] = await Promise.all([
    client.select(buildHeadQuery(iri)),
    client.select(buildShapeQuery(iri)),
    client.select(buildListsQuery(iri)),
    client.select(buildPredicatesQuery(iri)),
  ]);
  return (version) => {
    const { components, hidden, notes } = parseShape({
      cube: iri,
      unversionedCubeIri: version.unversionedIri,
      shapeRows,
      listRows,
    });
    const head = new TripleGraph().addAll(toTriples(headRows));
    const missing = components.length === 0 ? ["The cube has no shape with columns."] : [];
    const model = new CubeModel(client, version, {
      head,
      components,
      hidden,
      notes: [...notes, ...missing],
    });
    model.inspectSample(sampleRows);
    return model;
  };
};

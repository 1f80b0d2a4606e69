import { createHash } from "node:crypto";

import {
  type ComponentId,
  pickShapeWidth,
  SHAPE_WIDTHS,
  type ShapeTopology,
} from "@statelier/model";

import type { IndexedValue } from "../rdf/indexed-value.ts";
import type { TripleGraph } from "../rdf/triple-graph.ts";
import { FreshCache } from "../reading/fresh-cache.ts";
import type { TableStore } from "../reading/table-store.ts";
import { type ShapesAnswer, type ShapesRequest, SourceError } from "../source/cube-source.ts";
import { buildShapes } from "./build-shapes.ts";
import { describeMissing } from "./describe-missing.ts";
import { findGeometry, findPoint, type GeometryPlace } from "./find-geometry.ts";
import type { ValueTexts } from "./shape-builder.ts";

export type ShapeCacheInput = {
  /** The well-known texts of each value, in pieces as they arrive. */
  fetchTexts: (places: readonly GeometryPlace[]) => AsyncIterable<ValueTexts[]>;
  /** Where shapes are kept, under the name of the source. */
  tables: Pick<TableStore, "keep">;
  name: string;
  maxAgeMs: number;
};

/** A cube with the values of its dimensions and what is said of them. */
export type ShapedCube = {
  readonly components: ReadonlyMap<string, { id: ComponentId; path: string }>;
  values(path: string): Promise<ReadonlyMap<string, IndexedValue>>;
  readonly attributes: { readonly graph: TripleGraph };
};

/** Notes in JSON, then a topology in JSON for each width up to the finest, or none at all. */
type KeptShapes = readonly string[];

const MOST_SETS = 200;

/** `name` is the same for the same values with the same geometries; points are of values that have no other geometry. */
type ValueSet = {
  name: string;
  values: string[];
  places: GeometryPlace[];
  points: ValueTexts[];
};

const describeSet = (index: ReadonlyMap<string, IndexedValue>, graph: TripleGraph): ValueSet => {
  const values = [...index.keys()].toSorted();
  const places = values.flatMap((value) => findGeometry(index.get(value), graph) ?? []);
  const elsewhere = new Set(places.map(({ value }) => value));
  const points = values
    .filter((value) => !elsewhere.has(value))
    .flatMap((value) => findPoint(index.get(value), graph) ?? []);
  const hash = createHash("sha256").update(JSON.stringify([values, places, points]));
  return { name: hash.digest("base64url"), values, places, points };
};

/** Shapes of the values of dimensions: read once for each set of values, whichever cubes use it. */
export class ShapeCache {
  readonly #input: ShapeCacheInput;
  /** What the shapes of a set are kept by in the memory. */
  readonly #sets = new FreshCache<string>({ maxEntries: MOST_SETS, mayUseOlder: () => true });
  readonly #described = new WeakMap<ReadonlyMap<string, IndexedValue>, ValueSet>();
  /** While somebody holds a topology nobody reads it again; nothing is held for that. */
  readonly #parsed = new WeakMap<KeptShapes, Map<number, WeakRef<ShapeTopology>>>();
  #reads = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(input: ShapeCacheInput) {
    this.#input = input;
  }

  async read(
    model: ShapedCube,
    { dimensionId, width }: Omit<ShapesRequest, "iri">,
  ): Promise<ShapesAnswer> {
    const set = await this.#findSet(model, dimensionId);
    const kept = await this.#get(set);
    const place = Math.min(SHAPE_WIDTHS.indexOf(pickShapeWidth(width)) + 1, kept.length - 1);
    const topology = place > 0 ? this.#parse(kept, place) : undefined;
    return {
      ...(topology ? { topology } : {}),
      notes: JSON.parse(kept[0] ?? "[]") as string[],
    };
  }

  #parse(kept: KeptShapes, place: number): ShapeTopology | undefined {
    const parsed = this.#parsed.get(kept) ?? new Map<number, WeakRef<ShapeTopology>>();
    const known = parsed.get(place)?.deref();
    const text = kept[place];
    if (known || text === undefined) return known;
    const topology = JSON.parse(text) as ShapeTopology;
    this.#parsed.set(kept, parsed.set(place, new WeakRef(topology)));
    return topology;
  }

  async #findSet(model: ShapedCube, dimensionId: string): Promise<ValueSet> {
    const component = [...model.components.values()].find(({ id }) => id === dimensionId);
    if (!component)
      throw new SourceError(
        "BAD_REQUEST",
        `The dataset has no component ${JSON.stringify(dimensionId.slice(0, 200))}.`,
      );
    const index = await model.values(component.path);
    const set = this.#described.get(index) ?? describeSet(index, model.attributes.graph);
    this.#described.set(index, set);
    return set;
  }

  async #get(set: ValueSet): Promise<KeptShapes> {
    const { tables, name, maxAgeMs } = this.#input;
    const { value: key } = await this.#sets.get(set.name, maxAgeMs, async () => {
      const fresh = `${name} shapes ${set.name} ${(this.#reads += 1)}`;
      await tables.keep(fresh, () => this.#queue(set));
      return fresh;
    });
    return tables.keep(key, () => this.#queue(set));
  }

  /** One set after the other: their threads are large. */
  #queue(set: ValueSet): Promise<KeptShapes> {
    const reading = this.#last.then(() => this.#load(set));
    this.#last = reading.catch(() => undefined);
    return reading;
  }

  /** What is too large stays so: that it is, is the answer. */
  async #load(set: ValueSet): Promise<KeptShapes> {
    try {
      return await this.#build(set);
    } catch (error) {
      if (!(error instanceof SourceError && error.id === "RESULT_TOO_LARGE")) throw error;
      return [JSON.stringify([`No shape can be drawn. ${error.message}`])];
    }
  }

  async *#listTexts({ places, points }: ValueSet): AsyncGenerator<ValueTexts[]> {
    if (points.length > 0) yield points;
    if (places.length > 0) yield* this.#input.fetchTexts(places);
  }

  async #build(set: ValueSet): Promise<KeptShapes> {
    const { values, places, points } = set;
    const withGeometry = new Set([...places, ...points].map(({ value }) => value));
    const { topologies, shapes, problems } =
      withGeometry.size > 0
        ? await buildShapes(this.#listTexts(set))
        : { topologies: [], shapes: [], problems: [] };
    const found = { shapes: new Set(shapes), problems };
    return [JSON.stringify(describeMissing(values, withGeometry, found)), ...topologies];
  }
}

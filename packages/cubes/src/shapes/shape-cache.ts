import { createHash } from "node:crypto";

import { pickShapeWidth, SHAPE_WIDTHS, type ShapeTopology } from "@statelier/model";

import { type ShapesAnswer, type ShapesRequest, SourceError } from "../source/cube-source.ts";
import type { ByteCache } from "../reading/byte-cache.ts";
import { FreshCache } from "../reading/fresh-cache.ts";
import type { CubeModel } from "../sparql/model/cube-model.ts";
import type { SparqlClient } from "../sparql/client/sparql-client.ts";
import type { TripleGraph } from "../rdf/triple-graph.ts";
import type { IndexedValue } from "../sparql/model/value-index.ts";
import { buildShapes } from "./build-shapes.ts";
import { describeMissing } from "./describe-missing.ts";
import { fetchTexts, type GeometryPlace } from "../sparql/model/fetch-geometries.ts";
import { findGeometry } from "./find-geometry.ts";

export type ShapeShelfInput = {
  source: SparqlClient;
  /** Answers for geometries that have an IRI. */
  shapes: SparqlClient;
  /** Where shapes are kept, under the name of the source. */
  memory: ByteCache;
  name: string;
  maxAgeMs: number;
};

/** Notes in JSON, then a topology in JSON for each width, or none at all. */
type KeptShapes = readonly string[];

const MOST_SETS = 200;

/** `name` is the same for the same values with the same geometries. */
type ValueSet = { name: string; values: string[]; places: GeometryPlace[] };

const describeSet = (index: ReadonlyMap<string, IndexedValue>, graph: TripleGraph): ValueSet => {
  const values = [...index.keys()].toSorted();
  const places = values.flatMap((value) => findGeometry(index.get(value), graph) ?? []);
  const hash = createHash("sha256").update(JSON.stringify([values, places]));
  return { name: hash.digest("base64url"), values, places };
};

/** Shapes of the values of dimensions: read once for each set of values, whichever cubes use it. */
export class ShapeShelf {
  readonly #input: ShapeShelfInput;
  /** What the shapes of a set are kept by in the memory. */
  readonly #sets = new FreshCache<string>({ maxEntries: MOST_SETS, mayStandIn: () => true });
  readonly #described = new WeakMap<ReadonlyMap<string, IndexedValue>, ValueSet>();
  /** While somebody holds a topology nobody reads it again; nothing is held for that. */
  readonly #parsed = new WeakMap<KeptShapes, Map<number, WeakRef<ShapeTopology>>>();
  #reads = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(input: ShapeShelfInput) {
    this.#input = input;
  }

  async read(
    model: CubeModel,
    { dimensionId, width }: Omit<ShapesRequest, "iri">,
  ): Promise<ShapesAnswer> {
    const set = await this.#findSet(model, dimensionId);
    const kept = await this.#get(set);
    const topology = this.#parse(kept, SHAPE_WIDTHS.indexOf(pickShapeWidth(width)) + 1);
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

  async #findSet(model: CubeModel, dimensionId: string): Promise<ValueSet> {
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
    const { memory, name, maxAgeMs } = this.#input;
    const { value: key } = await this.#sets.get(set.name, maxAgeMs, async () => {
      const fresh = `${name} shapes ${set.name} ${(this.#reads += 1)}`;
      await memory.get(fresh, () => this.#queue(set));
      return fresh;
    });
    return memory.get(key, () => this.#queue(set));
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

  async #build({ values, places }: ValueSet): Promise<KeptShapes> {
    const withGeometry = new Set(places.map(({ value }) => value));
    const { topologies, shapes, problems } =
      places.length > 0
        ? await buildShapes(fetchTexts(this.#input, places))
        : { topologies: [], shapes: [], problems: [] };
    const found = { shapes: new Set(shapes), problems };
    return [JSON.stringify(describeMissing(values, withGeometry, found)), ...topologies];
  }
}

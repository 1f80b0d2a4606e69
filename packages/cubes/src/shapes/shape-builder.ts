import { SHAPE_WIDTHS } from "@statelier/model";

import { parseWkt, type WktGeometry } from "./parse-wkt.ts";
import { fitGrid, type ValueGeometry } from "./shape-grid.ts";
import { simplifyTopology } from "./simplify-topology.ts";
import { weighTopology } from "./weigh-topology.ts";

/** Everything that is said of the geometry of one value, as well-known text. */
export type ValueTexts = { value: string; texts: string[] };

export type BuiltShapes = {
  /** In JSON, in the order of `SHAPE_WIDTHS`, up to the last one that is finer and not too large; none where nothing has a shape. */
  topologies: string[];
  /** The values that have one. */
  shapes: string[];
  /** Why a value has none though there is a text. */
  problems: { value: string; problem: string }[];
};

/** There is more than can be drawn. */
export class TooManyPoints extends Error {}

/** Of points; what has more than are kept is drawn more coarsely, where that is enough. */
const LIMITS = { mostRead: 5_000_000, mostKept: 1_000_000 };

/** Characters: of widths above `FIRST` what is larger is not kept. */
const MOST_TEXT = 4_000_000;
const FIRST = 4096;

const countPoints = (geometry: WktGeometry): number =>
  geometry.type === "point"
    ? 1
    : geometry.polygons.flat().reduce((sum, ring) => sum + ring.length / 2, 0);

/** Makes shapes of texts that come in pieces. */
export class ShapeBuilder {
  readonly #shapes: ValueGeometry[] = [];
  readonly #problems: BuiltShapes["problems"] = [];
  readonly #limits: typeof LIMITS;
  #points = 0;

  constructor(limits: Partial<typeof LIMITS> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Throws `TooManyPoints`. */
  add({ value, texts }: ValueTexts): void {
    const parsed = texts.toSorted().map(parseWkt);
    const geometries = parsed.flatMap((each) => ("geometry" in each ? [each.geometry] : []));
    const geometry = geometries.find(({ type }) => type === "area") ?? geometries[0];
    if (geometry) {
      this.#points += countPoints(geometry);
      const { mostRead } = this.#limits;
      if (this.#points > mostRead)
        throw new TooManyPoints(`The shapes have more than ${mostRead} points.`);
      this.#shapes.push({ value, geometry });
    } else {
      const problem = parsed.flatMap((each) => ("problem" in each ? [each.problem] : []))[0];
      if (problem !== undefined) this.#problems.push({ value, problem });
    }
  }

  /** Throws `TooManyPoints`. */
  build(): BuiltShapes {
    const problems = this.#problems;
    const shapes = this.#shapes.map(({ value }) => value);
    if (shapes.length === 0) return { topologies: [], shapes, problems };
    const { mostKept } = this.#limits;
    const grid = fitGrid(this.#shapes, mostKept);
    if (!grid) throw new TooManyPoints(`The shapes have more than ${mostKept} points to draw.`);
    const weighed = weighTopology(grid, this.#shapes);
    const topologies: string[] = [];
    for (const width of SHAPE_WIDTHS) {
      const text = JSON.stringify(simplifyTopology(weighed, width));
      if (width > FIRST && (text.length > MOST_TEXT || text === topologies.at(-1))) break;
      topologies.push(text);
    }
    return { topologies, shapes, problems };
  }
}

import { areApart, boundsOf } from "../../parts/text/keep-clear.ts";
import { textBox } from "../../parts/text/text-box.ts";
import type { Box, Point, SceneText } from "../../scene/scene.ts";
import { BoxGrid } from "./box-grid.ts";
import { type Named, pointsAlong } from "./leaders.ts";
import { isWithin } from "./name-places.ts";
import { isIn } from "./region-hits.ts";

const at = ({ x, y }: Point): Box => ({ x, y, width: 0, height: 0 });

/** The names that stand in a plot already, and where others may stand beside its texts and them. */
export class NamedPlaces {
  readonly placed: Named[] = [];
  readonly #isInside: (text: SceneText) => boolean;
  readonly #texts: BoxGrid<Box>;
  readonly #names: BoxGrid<Box>;
  /** Along the lines that lead to names. */
  readonly #points: BoxGrid<Point>;

  constructor(plot: Box, texts: readonly SceneText[]) {
    this.#isInside = isWithin(plot);
    this.#texts = new BoxGrid(
      plot,
      texts.map(boundsOf).map((box) => [box, box]),
    );
    this.#names = new BoxGrid(plot);
    this.#points = new BoxGrid(plot);
  }

  add(named: Named): void {
    this.placed.push(named);
    const box = textBox(named.text);
    this.#names.add(box, box);
    for (const point of named.leader ? pointsAlong(named.leader) : [])
      this.#points.add(at(point), point);
  }

  /** Whether a name with its line is within the plot and clear of what stands there. */
  readonly isFree = ({ text, leader }: Named): boolean => {
    if (!this.#isInside(text)) return false;
    const box = textBox(text);
    const touches = (other: Box): boolean => !areApart(box, other);
    if (this.#texts.some(box, touches) || this.#names.some(box, touches)) return false;
    if (this.#points.some(box, (point) => isIn(box, point))) return false;
    const points = leader ? pointsAlong(leader) : [];
    return !points.some((point) => this.#names.some(at(point), (other) => isIn(other, point)));
  };

  get looks(): number {
    return this.#texts.looks + this.#names.looks + this.#points.looks;
  }
}

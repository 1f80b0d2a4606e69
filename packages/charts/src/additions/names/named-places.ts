import { areApart, boundsOf } from "../../parts/text/keep-clear.ts";
import type { Box, SceneLine, SceneText } from "../../scene/scene.ts";
import { BoxGrid } from "../../parts/text/box-grid.ts";
import { boxOfLine, doCross, type Named, type Place, runsOver } from "./leaders.ts";
import { isWithin } from "./name-places.ts";

/** The names that stand in a plot already, and where others may stand beside its texts and them. */
export class NamedPlaces {
  readonly placed: Named[] = [];
  readonly #plot: Box;
  readonly #texts: BoxGrid<Box>;
  readonly #names: BoxGrid<Box>;
  readonly #lines: BoxGrid<SceneLine>;

  constructor(plot: Box, texts: readonly SceneText[]) {
    this.#plot = plot;
    this.#texts = new BoxGrid(
      plot,
      texts.map(boundsOf).map((box) => [box, box]),
    );
    this.#names = new BoxGrid(plot);
    this.#lines = new BoxGrid(plot);
  }

  add(named: Named): void {
    this.placed.push(named);
    this.#names.add(named.box, named.box);
    if (named.leader) this.#lines.add(boxOfLine(named.leader), named.leader);
  }

  /** Whether a name with its line is within the plot and clear of what stands there. */
  readonly isFree = ({ box, leader }: Place): boolean => {
    if (!isWithin(this.#plot, box)) return false;
    const touches = (other: Box): boolean => !areApart(box, other);
    if (this.#texts.some(box, touches) || this.#names.some(box, touches)) return false;
    if (this.#lines.some(box, (line) => runsOver(line, box))) return false;
    if (!leader) return true;
    const around = boxOfLine(leader);
    return !(
      this.#lines.some(around, (line) => doCross(line, leader)) ||
      this.#names.some(around, (other) => runsOver(leader, other))
    );
  };

  get looks(): number {
    return this.#texts.looks + this.#names.looks + this.#lines.looks;
  }
}

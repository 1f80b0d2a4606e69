import type { Box } from "../../scene/scene.ts";

/** Pixels along a side of a cell. */
const CELL = 40;

/** Things in a plot by where they lie, so that those near a box are found without a look at all others. */
export class BoxGrid<Item> {
  readonly #cells = new Map<number, Item[]>();
  readonly #plot: Box;
  readonly #columns: number;
  /** How many things have been looked at. */
  looks = 0;

  constructor(plot: Box, items: Iterable<readonly [Box, Item]> = []) {
    this.#plot = plot;
    this.#columns = Math.floor(plot.width / CELL) + 1;
    for (const [box, item] of items) this.add(box, item);
  }

  /** The cells of a box; of one that reaches beyond the plot those within, of one outside none. */
  #list({ x, y, width, height }: Box): number[] {
    const { x: left, y: top, width: across, height: down } = this.#plot;
    const first = Math.max(0, Math.floor((x - left) / CELL));
    const last = Math.floor((Math.min(x + width, left + across) - left) / CELL);
    const found: number[] = [];
    const bottom = Math.floor((Math.min(y + height, top + down) - top) / CELL);
    for (let row = Math.max(0, Math.floor((y - top) / CELL)); row <= bottom; row += 1)
      for (let column = first; column <= last; column += 1)
        found.push(row * this.#columns + column);
    return found;
  }

  add(box: Box, item: Item): void {
    for (const cell of this.#list(box)) {
      const items = this.#cells.get(cell);
      if (items) items.push(item);
      else this.#cells.set(cell, [item]);
    }
  }

  /** The things near a box, each once. */
  near(box: Box): Item[] {
    const found = new Set(this.#list(box).flatMap((cell) => this.#cells.get(cell) ?? []));
    this.looks += found.size;
    return [...found];
  }

  /** Whether one of the things near a box is so; a thing may be asked more than once. */
  some(box: Box, isSo: (item: Item) => boolean): boolean {
    return this.#list(box).some((cell) =>
      (this.#cells.get(cell) ?? []).some((item) => this.#look(item, isSo)),
    );
  }

  /** The first thing of those added that is so, of those around the corner of a box. */
  findAt({ x, y }: Box, isSo: (item: Item) => boolean): Item | undefined {
    return this.#list({ x, y, width: 0, height: 0 })
      .flatMap((cell) => this.#cells.get(cell) ?? [])
      .find((item) => this.#look(item, isSo));
  }

  #look(item: Item, isSo: (item: Item) => boolean): boolean {
    this.looks += 1;
    return isSo(item);
  }
}

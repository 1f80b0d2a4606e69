import type { Box, Point } from "../../scene/scene.ts";

/** Pixels along a side of a cell, where it is not told. */
const CELL = 40;

/** Things in a plot by where they lie, so that those near a box are found without a look at all others. */
export class BoxGrid<Item> {
  readonly #cells = new Map<number, Item[]>();
  readonly #plot: Box;
  readonly #cell: number;
  readonly #columns: number;
  /** How many things have been looked at. */
  looks = 0;

  constructor(plot: Box, items: Iterable<readonly [Box, Item]> = [], cell = CELL) {
    this.#plot = plot;
    this.#cell = cell;
    this.#columns = Math.floor(plot.width / cell) + 1;
    for (const [box, item] of items) this.add(box, item);
  }

  /** Whether one of the cells of a box is so; of a box that reaches beyond the plot those within, of one outside none. */
  #someCell({ x, y, width, height }: Box, isSo: (cell: number) => boolean): boolean {
    const { x: left, y: top, width: across, height: down } = this.#plot;
    const size = this.#cell;
    const first = Math.max(0, Math.floor((x - left) / size));
    const last = Math.floor((Math.min(x + width, left + across) - left) / size);
    const bottom = Math.floor((Math.min(y + height, top + down) - top) / size);
    for (let row = Math.max(0, Math.floor((y - top) / size)); row <= bottom; row += 1)
      for (let column = first; column <= last; column += 1)
        if (isSo(row * this.#columns + column)) return true;
    return false;
  }

  add(box: Box, item: Item): void {
    this.#someCell(box, (cell) => {
      const items = this.#cells.get(cell);
      if (items) items.push(item);
      else this.#cells.set(cell, [item]);
      return false;
    });
  }

  /** The things near a box, each once. */
  near(box: Box): Item[] {
    const found = new Set<Item>();
    this.#someCell(box, (cell) => {
      for (const item of this.#cells.get(cell) ?? []) found.add(item);
      return false;
    });
    this.looks += found.size;
    return [...found];
  }

  /** Whether one of the things near a box is so; a thing may be asked more than once. */
  some(box: Box, isSo: (item: Item) => boolean): boolean {
    return this.#someCell(box, (cell) => this.#findIn(cell, isSo) !== undefined);
  }

  /** The first thing of those added that is so, of those around a point. */
  findAt({ x, y }: Point, isSo: (item: Item) => boolean): Item | undefined {
    let found: Item | undefined;
    this.#someCell({ x, y, width: 0, height: 0 }, (cell) => {
      found = this.#findIn(cell, isSo);
      return true;
    });
    return found;
  }

  #findIn(cell: number, isSo: (item: Item) => boolean): Item | undefined {
    return this.#cells.get(cell)?.find((item) => {
      this.looks += 1;
      return isSo(item);
    });
  }
}

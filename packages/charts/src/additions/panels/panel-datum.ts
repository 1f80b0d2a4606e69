import type { Box, Point, SceneDatum } from "../../scene/scene.ts";

/** A panel by its value and its name, and where what it shows is moved to. */
export type PanelMove = {
  id: string;
  label: string;
  point: (at: Point) => Point;
  bounds: (box: Box) => Box;
};

/** Facts that a panel leaves as they are. */
const FACTS = [
  "row",
  "series",
  "seriesLabel",
  "category",
  "value",
  "valueText",
  "unitText",
  "labelText",
  "markText",
  "wholeText",
  "detailText",
  "rank",
  "acrossText",
] as const satisfies readonly (keyof SceneDatum)[];

/**
 * An observation of a panel in its place, named after the panel. There is one for each mark, and nobody reads most of them: everything
 * is worked out when it is read.
 */
class PanelDatum {
  readonly one: SceneDatum;
  readonly move: PanelMove;

  constructor(one: SceneDatum, move: PanelMove) {
    this.one = one;
    this.move = move;
  }

  get id(): string {
    return `${this.move.id}-${this.one.id}`;
  }

  get panel(): string {
    return this.move.id;
  }

  get anchor(): Point {
    return this.move.point(this.one.anchor);
  }

  get bounds(): Box {
    return this.move.bounds(this.one.bounds);
  }

  get ownLabel(): string {
    return this.one.categoryLabel;
  }

  get categoryLabel(): string {
    return [this.move.label, this.ownLabel].filter((part) => part !== "").join(", ");
  }
}

for (const fact of FACTS)
  Object.defineProperty(PanelDatum.prototype, fact, {
    get(this: PanelDatum) {
      return this.one[fact];
    },
  });

export const makePanelDatum = (one: SceneDatum, move: PanelMove): SceneDatum =>
  new PanelDatum(one, move) as PanelDatum & Pick<SceneDatum, (typeof FACTS)[number]>;

/** How many of the bounds a value reaches: its place among the classes, of which there are few (d3's bisector would cost readers 0.4 kB). */
export const countBelow = (bounds: readonly number[], value: number): number =>
  bounds.filter((bound) => bound <= value).length;

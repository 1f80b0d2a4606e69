import { makeTurns } from "./take-turns.ts";

/**
 * Does what is asked under one name one after the other, or so many at a time; undefined, at once, where too much of it waits
 * already.
 */
export const makeLanes = (
  most: number,
  width = 1,
): (<Answer>(name: string, act: () => Promise<Answer>) => Promise<Answer> | undefined) => {
  const takeTurn = makeTurns();
  const lanes = new Map<string, number[]>();
  return (name, act) => {
    const waiting = lanes.get(name) ?? Array.from({ length: width }, () => 0);
    const shortest = Math.min(...waiting);
    const lane = waiting.indexOf(shortest);
    if (shortest >= most) return undefined;
    lanes.set(name, waiting);
    waiting[lane] = shortest + 1;
    return takeTurn(`${name} ${lane}`, act).finally(() => {
      waiting[lane] = (waiting[lane] ?? 1) - 1;
      if (waiting.every((count) => count === 0)) lanes.delete(name);
    });
  };
};

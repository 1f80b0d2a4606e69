import { makeTurns } from "./take-turns.ts";

/** Does what is asked under one name one after the other; undefined, at once, where too much of it waits already. */
export const makeLanes = (
  most: number,
): (<Answer>(name: string, act: () => Promise<Answer>) => Promise<Answer> | undefined) => {
  const takeTurn = makeTurns();
  const waiting = new Map<string, number>();
  return (name, act) => {
    const before = waiting.get(name) ?? 0;
    if (before >= most) return undefined;
    waiting.set(name, before + 1);
    return takeTurn(name, act).finally(() => {
      const left = (waiting.get(name) ?? 1) - 1;
      if (left > 0) waiting.set(name, left);
      else waiting.delete(name);
    });
  };
};

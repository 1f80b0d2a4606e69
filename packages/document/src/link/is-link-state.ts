import { isRecord } from "@statelier/model";

/** Levels of a state that a link holds at most. */
export const MAX_LINK_DEPTH = 64;

/** Whether a link can hold this: an object that is not nested too deep (LK6). */
export const isLinkState = (value: unknown): value is object => {
  if (!isRecord(value)) return false;
  const waiting: { at: object; depth: number }[] = [{ at: value, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.depth > MAX_LINK_DEPTH) return false;
    for (const item of Object.values(next.at) as unknown[])
      if (typeof item === "object" && item !== null)
        waiting.push({ at: item, depth: next.depth + 1 });
  }
  return true;
};

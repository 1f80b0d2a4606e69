type Path = readonly (string | number)[];

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === "";

/** The counterpart of a member; of a chart or block in a list, the one with the same key. */
const counterpart = (member: unknown, name: string, after: unknown): unknown => {
  if (Array.isArray(after) && isTree(member) && member.key !== undefined) {
    const found: unknown = after.find((other) => isTree(other) && other.key === member.key);
    if (found !== undefined) return found;
  }
  return isTree(after) && Object.hasOwn(after, name) ? after[name] : undefined;
};

/**
 * Paths of the leaves of `before` that `after` does not hold alike.
 * Versions, empty texts, and what `after` holds more, do not count.
 */
export const listDifferences = (before: unknown, after: unknown, at: Path = []): Path[] => {
  if (isNothing(before) || at.at(-1) === "version") return [];
  if (!isTree(before)) return before === after ? [] : [at];
  const names = Object.keys(before);
  if (names.length === 0)
    return Array.isArray(before) === Array.isArray(after) && isTree(after) ? [] : [at];
  return names.flatMap((name) =>
    listDifferences(before[name], counterpart(before[name], name, after), [
      ...at,
      Array.isArray(before) ? Number(name) : name,
    ]),
  );
};

export const startsWith = (path: Path, start: Path): boolean =>
  start.every((part, index) => path[index] === part);

import type { Path } from "../json.ts";
import type { Loss } from "../step.ts";
import { EQUAL_TO_ABSENT } from "./equal-to-absent.ts";

export type Difference = { readonly kind: "lost" | "added"; readonly path: Path };

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

const isAbsent = (value: unknown, path: Path): boolean =>
  value === undefined || EQUAL_TO_ABSENT.some(({ is }) => is(path, value));

/** The counterpart of a member; of a chart or block in a list, the one with the same key. */
const counterpart = (member: unknown, name: string, other: Tree): unknown => {
  if (Array.isArray(other) && isTree(member) && member.key !== undefined) {
    const found: unknown = other.find((item) => isTree(item) && item.key === member.key);
    if (found !== undefined) return found;
  }
  return Object.hasOwn(other, name) ? other[name] : undefined;
};

const listMembers = (tree: Tree, at: Path): [name: string, path: Path][] =>
  Object.keys(tree).map((name) => [name, [...at, Array.isArray(tree) ? Number(name) : name]]);

const listLeaves = (value: unknown, at: Path): Path[] => {
  if (isAbsent(value, at)) return [];
  if (!isTree(value) || Object.keys(value).length === 0) return [at];
  return listMembers(value, at).flatMap(([name, path]) => listLeaves(value[name], path));
};

/**
 * Where two documents differ: `lost` are the members of `before` that `after` lacks or has otherwise, `added` the leaves
 * of `after` that `before` lacks. Of equal values there are those of `EQUAL_TO_ABSENT` and no other.
 */
export const listDifferences = (before: unknown, after: unknown, at: Path = []): Difference[] => {
  if (before === after) return [];
  if (isAbsent(before, at)) return listLeaves(after, at).map((path) => ({ kind: "added", path }));
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ kind: "lost", path: at }];
  return [
    ...listMembers(before, at).flatMap(([name, path]) =>
      listDifferences(before[name], counterpart(before[name], name, after), path),
    ),
    ...listMembers(after, at)
      .filter(([name]) => counterpart(after[name], name, before) === undefined)
      .flatMap(([name, path]) => listDifferences(undefined, after[name], path)),
  ];
};

const isWithin = (path: Path, whole: Path): boolean =>
  whole.every((part, index) => path[index] === part);

/** What is added and equal to nothing is no difference, and may still be declared. */
const isAddedAsEqual = ({ added, path }: Loss, before: unknown, after: unknown): boolean => {
  let pair = { before, after };
  for (const name of path) {
    const member: unknown = isTree(pair.before) ? pair.before[name] : undefined;
    const other = isTree(pair.after) ? counterpart(member, String(name), pair.after) : undefined;
    pair = { before: member, after: other };
  }
  return added === true && pair.after !== undefined && isAbsent(pair.after, path);
};

/**
 * How the differences of a document that went there and back part from the losses declared on the way there: those
 * that were not declared, and losses of which nothing differs.
 */
export const listUnexpected = (
  before: unknown,
  after: unknown,
  losses: readonly Loss[],
): string[] => {
  const differences = listDifferences(before, after);
  const undeclared = differences.filter(
    ({ path }) => !losses.some((loss) => isWithin(path, loss.path)),
  );
  const idle = losses.filter(
    (loss) =>
      !isAddedAsEqual(loss, before, after) &&
      !differences.some(
        ({ kind, path }) => kind === (loss.added ? "added" : "lost") && isWithin(path, loss.path),
      ),
  );
  return [
    ...undeclared.map(({ kind, path }) => `${kind}, not declared: ${path.join(".")}`),
    ...idle.map(({ step, path }) => `declared by ${step}, no difference: ${path.join(".")}`),
  ];
};

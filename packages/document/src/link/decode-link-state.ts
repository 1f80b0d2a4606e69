import { isCommaForm, splitCommaForm } from "./comma-form.ts";
import { MAX_LINK_DEPTH } from "./is-link-state.ts";
import { isIndex, OBJECT_MARK, type PathKey, splitPath } from "./path.ts";
import { decodeScalar } from "./scalar.ts";

/** The state of a link, or why it cannot be read, in plain words. */
export type DecodedLink = { ok: true; value: unknown } | { ok: false; problem: string };

/** Characters of a link that are read at most. */
const MAX_LENGTH = 5_000_000;

type Branch = Map<PathKey, Branch | { value: unknown }>;

/** Broken percent signs stay as they are (LK5). */
const decodePercent = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
      try {
        return decodeURIComponent(escaped);
      } catch {
        return escaped;
      }
    });
  }
};

const splitPairs = (text: string): string[] =>
  isCommaForm(text) ? splitCommaForm(text) : text.split("||");

const branchAt = (branch: Branch, key: PathKey): Branch => {
  const found = branch.get(key);
  if (found instanceof Map) return found;
  const fresh: Branch = new Map();
  branch.set(key, fresh);
  return fresh;
};

const growTree = (pairs: readonly string[]): Branch | undefined => {
  const root: Branch = new Map();
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    if (at < 0) continue;
    const path = splitPath(pair.slice(0, at));
    const leaf = path.pop() ?? "";
    const marks = path.filter((key) => key === OBJECT_MARK).length;
    // A mark stands before the keys of one level.
    if (Math.max(marks, path.length - marks) >= MAX_LINK_DEPTH) return undefined;
    const branch = path.reduce(branchAt, root);
    branch.set(leaf, { value: decodeScalar(pair.slice(at + 1)) });
  }
  return root;
};

const readObject = (branch: Branch): object =>
  Object.fromEntries([...branch].map(([key, item]) => [key, readBranch(item)]));

const readBranch = (branch: Branch | { value: unknown }): unknown => {
  if (!(branch instanceof Map)) return branch.value;
  const marked = branch.get(OBJECT_MARK);
  if (marked instanceof Map && branch.size === 1) return readObject(marked);
  const keys = [...branch.keys()];
  if (keys.length === 0 || !keys.every(isIndex)) return readObject(branch);
  const byIndex = [...branch].toSorted(([a], [b]) => Number(a) - Number(b));
  const isList = byIndex.every(([key], index) => key === String(index));
  return isList ? byIndex.map(([, item]) => readBranch(item)) : readObject(branch);
};

/** Reads the hash of a link, of today's form and of the two before it (LK1, LK4). */
export const decodeLinkState = (hash: string): DecodedLink => {
  if (hash.length > MAX_LENGTH) return { ok: false, problem: "The link is too long." };
  const text = decodePercent(hash.replace(/^#/, ""));
  const tree = growTree(splitPairs(text));
  if (!tree)
    return { ok: false, problem: `The link is nested deeper than ${MAX_LINK_DEPTH} levels.` };
  if (tree.size === 0 && text !== "") return { ok: false, problem: "The link contains no state." };
  return { ok: true, value: readBranch(tree) };
};

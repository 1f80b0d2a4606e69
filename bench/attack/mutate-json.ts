import type { Draw } from "@statelier/document/testing/make-draw";
import { isRecord } from "@statelier/model";
import { mutateText } from "./mutate-text.ts";

type Path = readonly (string | number)[];
type Place = { holder: Record<string, unknown> | unknown[]; key: string | number };

const NUMBERS = [0, -1, 1, 1e308, -1e308, 5e-324, 2 ** 53, 0.1, 99_999, 2_147_483_648];

const MOST_LEVELS = 60;
/** Of a value that is looked at; a server refuses what is larger by its size alone. */
const MOST_PLACES = 40_000;

function* walk(value: unknown, path: Path): Generator<Path> {
  if (path.length > MOST_LEVELS) return;
  if (path.length > 0) yield path;
  if (!Array.isArray(value) && !isRecord(value)) return;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value))
    yield* walk((value as Record<string | number, unknown>)[key], [...path, key]);
}

/** The places of a value, of a very large one the first. */
const listPaths = (value: unknown): Path[] => {
  const paths: Path[] = [];
  for (const path of walk(value, [])) {
    if (paths.length === MOST_PLACES) break;
    paths.push(path);
  }
  return paths;
};

const get = ({ holder, key }: Place): unknown => (holder as Record<string | number, unknown>)[key];

const set = ({ holder, key }: Place, value: unknown): void => {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
};

const remove = ({ holder, key }: Place): void => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

/** Undefined where an earlier change has taken the place away. */
const findPlace = (root: unknown, path: Path): Place | undefined => {
  let holder = root;
  for (const key of path.slice(0, -1)) holder = (holder as Record<string | number, unknown>)?.[key];
  const key = path.at(-1);
  return key !== undefined && (Array.isArray(holder) || isRecord(holder))
    ? { holder, key }
    : undefined;
};

const nest = (value: unknown, draw: Draw): unknown => {
  let nested = value;
  const isList = draw.boolean();
  for (let level = draw.from(3, 70, 300); level > 0; level -= 1)
    nested = isList ? [nested] : { fields: nested };
  return nested;
};

const fill = (draw: Draw): Record<string, unknown> => {
  const count = draw.from(1, 50, 3_000);
  const names = Array.from({ length: count }, (_, at) => [
    `key-${at}`,
    draw.from<unknown>(1, "a", null),
  ]);
  return Object.fromEntries([...names, [draw.from("__proto__", "constructor", "length"), {}]]);
};

/** The same entries again and again, under other names: as many as fit. */
const repeatEntries = (value: Record<string, unknown>, draw: Draw): Record<string, unknown> => {
  const fitting = Math.ceil(MOST_PLACES / (listPaths(value).length + 1));
  const times = Math.min(draw.from(2, 40, 700), fitting);
  const repeated = Array.from({ length: times }, (_, at) =>
    Object.entries(value).map(([name, member]) => [`${name}-${at}`, member]),
  );
  return { ...value, ...Object.fromEntries(repeated.flat()) };
};

const mutateValue = (value: unknown, draw: Draw): unknown => {
  if (draw.integer(0, 9) === 0) return nest(value, draw);
  if (draw.integer(0, 9) === 0)
    return draw.from<unknown>(null, 0, "", [], {}, true, "a", -1, [null]);
  if (typeof value === "string") return mutateText(value, draw);
  if (typeof value === "number") return draw.from(...NUMBERS, -value, value + 1);
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) {
    const fitting = Math.ceil(MOST_PLACES / (listPaths(value).length + 1));
    const times = Math.min(draw.from(0, 2, 40, 700), fitting);
    return Array.from({ length: times }, () => structuredClone(value)).flat();
  }
  if (isRecord(value) && draw.integer(0, 3) === 0) return repeatEntries(value, draw);
  return isRecord(value) ? { ...value, ...fill(draw) } : draw.from<unknown>({}, [], 0, "a");
};

const CHANGES = ["change", "change", "change", "remove", "swap", "graft"] as const;

const changeOne = (root: unknown, paths: readonly Path[], other: unknown, draw: Draw): void => {
  const place = findPlace(root, paths[draw.integer(0, paths.length - 1)] ?? []);
  if (!place) return;
  const change = draw.from(...CHANGES);
  if (change === "remove") return remove(place);
  if (change === "change") return set(place, mutateValue(get(place), draw));
  const from = change === "swap" ? root : other;
  const alike = listPaths(from).filter((path) => {
    const found = findPlace(from, path);
    return found && typeof get(found) === typeof get(place);
  });
  const path = alike[draw.integer(0, alike.length - 1)];
  const found = path && findPlace(from, path);
  // What holds itself cannot be written.
  if (found) set(place, structuredClone(get(found)));
};

/** `value` with some of its parts changed, removed, swapped among each other or for parts of `other`. */
export const mutateJson = (value: unknown, other: unknown, draw: Draw): unknown => {
  const root = structuredClone({ value });
  const paths = listPaths(root).filter((path) => path.length > 1);
  if (paths.length === 0) return mutateValue(value, draw);
  for (let count = draw.from(1, 1, 2, 4); count > 0; count -= 1)
    changeOne(root, paths, other, draw);
  return root.value;
};

/** Texts that are no JSON, or another JSON than they seem. */
export const damageJson = (text: string, draw: Draw): Buffer => {
  const cut = draw.integer(0, text.length);
  return draw.from(
    () => Buffer.from(text.slice(0, cut)),
    () => Buffer.from(`\uFEFF${text}`),
    () => Buffer.from(text, "utf16le"),
    () => Buffer.from(`${"[".repeat(100_000)}${text}`),
    () => Buffer.from(text.replace("{", `{"data":1,"data":`)),
    () => Buffer.concat([Buffer.from(text.slice(0, cut)), Buffer.from([0xff, 0xfe, 0xc0])]),
    () => Buffer.from(text + " ".repeat(300_000)),
    () => Buffer.from(text.replaceAll(/\d+/g, "1e999")),
  )();
};

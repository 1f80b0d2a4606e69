import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { FOLDER_RANKS } from "./folder-ranks.ts";
import { listSpecifiers, standsAbove } from "./layers.ts";
import { findPageProblem } from "./rank-page.ts";

/** Each source of a package by its path below `src`, with the paths that it imports there: types and style sheets, too. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const SOURCE = /\.(tsx?|css)$/;

const listSources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : listSources(path);
    const isOwn = SOURCE.test(path) && !/\.test\.tsx?$/.test(path) && !standsAbove(path);
    return isOwn ? [path] : [];
  });

/** Of all below a folder, or of some folders there. */
export const readImports = (source: string, folders: readonly string[] = ["."]): ImportGraph => {
  const nameOf = (path: string) => relative(source, path).split(sep).join("/");
  return new Map(
    folders
      .flatMap((folder) => listSources(join(source, folder)))
      .map((path) => {
        const near = listSpecifiers(path, readFileSync(path, "utf8")).filter(
          (name) => /^\.\.?\//.test(name) && SOURCE.test(name),
        );
        return [nameOf(path), new Set(near.map((name) => nameOf(resolve(dirname(path), name))))];
      }),
  );
};

/** Groups of names that reach each other (Tarjan's strongly connected components of two and more). */
export const findCycles = (graph: ImportGraph): string[][] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (name: string): void => {
    order.set(name, order.size);
    lowest.set(name, order.size - 1);
    open.push(name);
    for (const next of graph.get(name) ?? []) {
      if (!order.has(next)) visit(next);
      else if (!open.includes(next)) continue;
      lowest.set(name, Math.min(lowest.get(name) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(name) !== order.get(name)) return;
    const group = open.splice(open.indexOf(name));
    if (group.length > 1) cycles.push(group);
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return cycles;
};

/** Which groups of files import each other's, where `groupOf` says of each file in which it is. */
export const listGroupImports = (
  files: ImportGraph,
  groupOf: (file: string) => string,
): ImportGraph => {
  const groups = new Map<string, Set<string>>();
  for (const [file, imports] of files) {
    const from = groupOf(file);
    const others = groups.get(from) ?? new Set();
    for (const target of imports) if (groupOf(target) !== from) others.add(groupOf(target));
    groups.set(from, others);
  }
  return groups;
};

/** The folder right below `src` with all that lies below it. */
const treeOf = (file: string): string => (file.includes("/") ? (file.split("/")[0] ?? ".") : ".");

type Room = { rank: number; name: string };

const findRoom = (ranks: readonly (readonly string[])[], folder: string): Room | undefined => {
  for (const [rank, patterns] of ranks.entries())
    for (const pattern of patterns) {
      if (pattern === folder) return { rank, name: folder };
      const base = pattern.replace(/\/\*+$/, "");
      const isBelow = folder.startsWith(`${base}/`);
      if (pattern.endsWith("/**") && (folder === base || isBelow)) return { rank, name: base };
      if (pattern.endsWith("/*") && isBelow)
        return { rank, name: folder.split("/", base.split("/").length + 1).join("/") };
    }
  return undefined;
};

const findRankProblems = (files: ImportGraph, ranks: readonly (readonly string[])[]): string[] => {
  const found = new Set<string>();
  for (const [file, imports] of files) {
    const from = findRoom(ranks, posix.dirname(file));
    if (!from)
      found.add(`${posix.dirname(file)}: a folder without a rank in tools/folder-ranks.ts`);
    for (const target of imports) {
      const to = findRoom(ranks, posix.dirname(target));
      if (from && to && from.name !== to.name && to.rank >= from.rank)
        found.add(`${file} imports ${target}: not of a lower rank`);
    }
  }
  return [...found];
};

const MOST_FILES = 30;

const findFullFolders = (files: ImportGraph): string[] =>
  [
    ...Map.groupBy(
      [...files.keys()].filter((file) => !file.endsWith(".css")),
      (file) => posix.dirname(file),
    ),
  ]
    .filter(([, names]) => names.length > MOST_FILES)
    .map(([folder, names]) => `${folder} holds ${names.length} files, ${MOST_FILES} at most`);

const describeFileCycles = (files: ImportGraph): string[] =>
  findCycles(files).map((names) => `files import each other: ${names.join(", ")}`);

/** What is wrong within one package: cycles of files, of folders and of whole trees of folders, imports that do not go down the ranks. */
export const findStructureProblems = (
  files: ImportGraph,
  ranks: readonly (readonly string[])[],
): string[] => [
  ...describeFileCycles(files),
  ...findCycles(listGroupImports(files, (path) => posix.dirname(path))).map(
    (names) => `folders import each other: ${names.join(", ")}`,
  ),
  ...findCycles(listGroupImports(files, treeOf)).map(
    (names) => `folders with all below them import each other: ${names.join(", ")}`,
  ),
  ...findRankProblems(files, ranks),
  ...findFullFolders(files),
];

const listPackages = (root: string): string[] => [
  ...["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  ),
  "samples",
];

/** Above the packages: of no rank, but without files that import each other. */
const ABOVE = ["tools", "bench", "e2e", "gallery"];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
  const asked = process.argv.slice(2);
  const problems = listPackages(root)
    .filter((name) => asked.length === 0 || asked.includes(name))
    .flatMap((name) => {
      const files = readImports(join(root, name, "src"));
      return findStructureProblems(files, FOLDER_RANKS[name] ?? []).map(
        (text) => `${name}: ${text}`,
      );
    });
  if (asked.length === 0)
    problems.push(...describeFileCycles(readImports(root, ABOVE)), ...findPageProblem());
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}

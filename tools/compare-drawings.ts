import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "./run-step.ts";

const USAGE = `Usage: npm run compare-drawings -- REF

Compares the committed drawings of REF with those of the working tree, by chart type and name, wherever they lie:
every position, length and vertex, every text, every colour. Exit code 1 where a number differs by more than ${0.01}
pixels, or anything else differs.`;

const MOST = 0.01;

/** What stands in a drawing, in its order: what must be the same, and numbers that may differ by a hair. */
type Content = { words: string[]; numbers: number[] };

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** How many numbers a command of a path takes, and which of them are positions: x, y, or neither. */
const COMMANDS: Readonly<Record<string, string>> = {
  M: "xy",
  L: "xy",
  H: "x",
  V: "y",
  A: "-----xy",
  Z: "",
};

/** Lines are the same whatever axis they follow. */
const NAMES: Readonly<Record<string, string>> = { M: "move", A: "arc", Z: "close" };

/** The commands of a path with their vertices, whether it counts from the last one or from the corner. */
const readPath = (path: string): Content => {
  const content: Content = { words: [], numbers: [] };
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const kinds = COMMANDS[command.toUpperCase()];
    if (kinds === undefined) throw new Error(`A path has the command ${command}: ${path}`);
    const isRelative = command !== command.toUpperCase();
    const given = (rest.match(NUMBER) ?? []).map(Number);
    for (let at = 0; at < Math.max(1, given.length); at += Math.max(1, kinds.length)) {
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      for (const [index, kind] of Array.from(kinds).entries()) {
        const value = given[at + index] ?? Number.NaN;
        if (kind === "x") x = fromX + value;
        else if (kind === "y") y = fromY + value;
        else content.numbers.push(value);
      }
      content.words.push(NAMES[command.toUpperCase()] ?? "line");
      if (kinds !== "") content.numbers.push(x, y);
    }
  }
  return content;
};

const readAttribute = (name: string, value: string): Content => {
  if (name === "d") return readPath(value);
  if (/^(id|class|fill|stroke|font-family)$|^data-|^#/.test(name))
    return { words: [value], numbers: [] };
  const numbers = (value.match(NUMBER) ?? []).map(Number);
  return { words: [value.replaceAll(NUMBER, "0")], numbers };
};

export const readDrawing = (markup: string): Content => {
  const parts = (markup.match(/<[^>]*>|[^<]+/g) ?? []).flatMap((part): Content[] => {
    if (!part.startsWith("<")) return [{ words: [part], numbers: [] }];
    const attributes = [...part.matchAll(/([\w:-]+)="([^"]*)"/g)].flatMap(
      ([, name = "", value = ""]) => [{ words: [name], numbers: [] }, readAttribute(name, value)],
    );
    return [{ words: [/^<\/?[\w:]+/.exec(part)?.[0] ?? part], numbers: [] }, ...attributes];
  });
  return {
    words: parts.flatMap(({ words }) => words),
    numbers: parts.flatMap(({ numbers }) => numbers),
  };
};

export type Difference = { pixels: number; word?: string };

/** The largest difference of numbers, and the first of anything else. */
export const compareDrawings = (before: string, after: string): Difference => {
  const [old, now] = [readDrawing(before), readDrawing(after)];
  const at = now.words.findIndex((word, index) => word !== old.words[index]);
  if (at >= 0 || old.words.length !== now.words.length)
    return { pixels: 0, word: `${old.words.at(at)} became ${now.words.at(at)}` };
  const away = now.numbers.map((value, index) =>
    Math.abs(value - (old.numbers[index] ?? Infinity)),
  );
  return { pixels: away.reduce((most, each) => Math.max(most, each), 0) };
};

const nameOf = (path: string): string | undefined =>
  /([\w-]+)\/fixtures\/([\w-]+)\.svg$/.exec(path)?.slice(1).join("/");

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 28 });

const listBefore = (ref: string): Map<string, string> =>
  new Map(
    git("ls-tree", "-r", "--name-only", ref, "packages/charts")
      .split("\n")
      .flatMap((path) => {
        const name = nameOf(path);
        return name === undefined ? [] : [[name, git("show", `${ref}:${path}`)] as const];
      }),
  );

const listNow = (): Map<string, string> =>
  new Map(
    globSync("packages/charts/src/types/*/fixtures/*.svg", { cwd: ROOT }).map((path) => [
      nameOf(path) ?? path,
      readFileSync(join(ROOT, path), "utf8"),
    ]),
  );

const run = (ref: string): number => {
  const [before, now] = [listBefore(ref), listNow()];
  const missing = [...before.keys()].filter((name) => !now.has(name));
  const compared = [...now].flatMap(([name, after]) => {
    const old = before.get(name);
    return old === undefined ? [] : [{ name, ...compareDrawings(old, after) }];
  });
  const other = compared.filter(({ word }) => word !== undefined);
  const [worst] = compared.toSorted((a, b) => b.pixels - a.pixels);
  for (const name of missing) console.error(`${name}: not there any more`);
  for (const { name, word } of other) console.error(`${name}: ${word}`);
  console.log(
    `${compared.length} drawings compared with ${ref}, ${now.size - compared.length} new. ` +
      `Largest difference: ${worst?.pixels ?? 0} px (${worst?.name}). Other differences: ${other.length}.`,
  );
  return missing.length + other.length > 0 || (worst?.pixels ?? 0) > MOST ? 1 : 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [ref] = process.argv.slice(2);
  if (ref === undefined) console.log(USAGE);
  process.exitCode = ref === undefined ? 2 : run(ref);
}

import { readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { FOLDER_RANKS } from "./folder-ranks.ts";

const PAGE = join(import.meta.dirname, "..", "docs", "architecture.md");
const WIDTH = 116;
const INDENT = 11;

/** What tests are made of, and the files in `src` itself, which everybody knows to be last. */
const isShown = (folder: string): boolean =>
  folder !== "." && !/(^|\/)(testing|fixtures)\b/.test(folder);

const writeFolder = (folder: string): string =>
  folder.replace(/\/\*$/, "/<each>").replace(/\/\*\*$/, "");

/** `a/b` and `a/c` as `a/{b,c}`. */
const writeRank = (folders: readonly string[]): string => {
  const groups = Map.groupBy(folders.filter(isShown).map(writeFolder), (folder) =>
    posix.dirname(folder),
  );
  return [...groups]
    .flatMap(([parent, names]) =>
      parent === "." || names.length === 1
        ? names
        : [`${parent}/{${names.map((name) => posix.basename(name)).join(",")}}`],
    )
    .join(" | ");
};

const wrap = (words: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDTH - INDENT) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

/** The folders of each package from the lowest rank up, as the page of the architecture shows them. */
const writeRanks = (): string =>
  Object.entries(FOLDER_RANKS)
    .flatMap(([name, ranks]) => {
      const shown = ranks.map(writeRank).filter((text) => text !== "");
      const words = shown.map((text, index) => (index === 0 ? text : `-> ${text}`));
      return wrap(words).map(
        (line, index) =>
          `${(index === 0 ? name.replace(/^packages\//, "") : "").padEnd(INDENT)}${line}`,
      );
    })
    .join("\n");

/** The block of the page that shows them. */
const BLOCK = /(?<=do not know each other\):\n\n```\n)[^`]*(?=\n```)/;

/** What the page shows must be what the gate holds. */
export const findPageProblem = (): string[] =>
  BLOCK.exec(readFileSync(PAGE, "utf8"))?.[0] === writeRanks()
    ? []
    : ["docs/architecture.md shows other ranks: write them anew with npx node tools/rank-page.ts"];

if (import.meta.main)
  writeFileSync(
    PAGE,
    readFileSync(PAGE, "utf8").replace(BLOCK, () => writeRanks()),
  );

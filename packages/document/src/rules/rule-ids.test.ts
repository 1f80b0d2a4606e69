import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const DOCS = join(ROOT, "docs/rules");
const RULE_ID: RegExp =
  /\b(?:AN|CD|CH|CO|CT|CU|CV|DA|DF|DP|DV|D|EM|FE|FI|FO|FR|HI|IM|IN|JO|KE|LA|LI|LK|ML|MP|MR|NF|PC|PF|SG|SL|SO|ST|TB|TR|TS|UN|UR|VF)\d+\b/g;

const readAll = (folder: string, isWanted: (name: string) => boolean): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (name) => !name.includes("node_modules") && !name.includes("migrations") && isWanted(name),
    )
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

const written: readonly string[] =
  readAll(DOCS, (name) => name.endsWith(".md")).match(/(?<=^- \*\*)[A-Z]+\d+/gm) ?? [];
const SOURCES = ["packages", "apps"].flatMap((group) =>
  readdirSync(join(ROOT, group)).map((name) => join(ROOT, group, name, "src")),
);
const TEST_FILE = /\.test\.tsx?$/;
const tests = SOURCES.map((folder) => readAll(folder, (name) => TEST_FILE.test(name))).join("\n");
/** The lines on which titles of tests stand. */
const titlesIn = (text: string): string =>
  (
    text.match(/^\s*(?:\]\)\(|\] as const\)\(|test|it|describe|"|\["|\.each)[^\n]*\n?[^\n]*/gm) ??
    []
  ).join("\n");
const titles = titlesIn(tests);
const code = SOURCES.map((folder) =>
  readAll(folder, (name) => /\.tsx?$/.test(name) && !TEST_FILE.test(name)),
).join("\n");

test("every rule is written down once", () => {
  expect(written.filter((id, index) => written.indexOf(id) !== index)).toEqual([]);
});

test("every rule has a test that carries its id", () => {
  const tested = new Set<string>(titles.match(RULE_ID));
  expect(written.filter((id) => !tested.has(id))).toEqual([]);
});

test("every id in the code is a rule", () => {
  const named = [...new Set<string>(code.match(RULE_ID))].filter((id) => !/^D\d/.test(id));
  expect(named.filter((id) => !written.includes(id))).toEqual([]);
});

const rows = readFileSync(join(DOCS, "specification.md"), "utf8")
  .split("\n")
  .filter(
    (line) =>
      line.startsWith("| ") && !line.startsWith("| What it says |") && !line.startsWith("| -"),
  )
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, sentence = "", rules = "", where = ""]) => ({ sentence, rules, where }));

test("the list of the specification keeps its length", () => {
  expect(rows).toHaveLength(133);
});

test.each(rows)("the specification: $sentence", ({ rules, where }) => {
  const named = rules.split(", ");
  expect(named.filter((id) => !written.includes(id))).toEqual([]);
  const carried = [...where.matchAll(/`([^`]+)`/g)].map(
    ([, file = ""]) =>
      new Set<string>(titlesIn(readFileSync(join(ROOT, file), "utf8")).match(RULE_ID)),
  );
  expect(named.filter((id) => !carried.some((ids) => ids.has(id)))).toEqual([]);
  expect(carried.filter((ids) => !named.some((id) => ids.has(id)))).toEqual([]);
});

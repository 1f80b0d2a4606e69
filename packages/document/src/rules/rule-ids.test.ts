import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const DOCS = join(import.meta.dirname, "../../../../docs/rules");
const SOURCES = [join(import.meta.dirname, ".."), join(import.meta.dirname, "../../../model/src")];
const RULE_ID: RegExp =
  /\b(?:AN|CD|CH|CO|CT|CU|CV|DA|DF|DP|D|EM|FE|FI|FO|FR|HI|IM|IN|JO|KE|LA|LI|LK|ML|MP|MR|NF|PC|PF|SG|SL|SO|ST|TB|TR|UN|UR|VF)\d+\b/g;

const readAll = (folder: string, isWanted: (name: string) => boolean): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (name) => !name.includes("node_modules") && !name.includes("migrations") && isWanted(name),
    )
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

const written: readonly string[] =
  readAll(DOCS, (name) => name.endsWith(".md")).match(/(?<=^- \*\*)[A-Z]+\d+/gm) ?? [];
const CHARTS = join(import.meta.dirname, "../../../charts/src");
const CUBES = join(import.meta.dirname, "../../../cubes/src/sparql");
const tests = [...SOURCES, CHARTS, CUBES]
  .map((folder) => readAll(folder, (name) => name.endsWith(".test.ts")))
  .join("\n");
/** The lines on which titles of tests stand. */
const titlesIn = (text: string): string =>
  (text.match(/^\s*(?:test|it|describe|"|\["|\.each)[^\n]*\n?[^\n]*/gm) ?? []).join("\n");
const titles = titlesIn(tests);
const code = SOURCES.map((folder) =>
  readAll(folder, (name) => name.endsWith(".ts") && !name.endsWith(".test.ts")),
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

const ROOT = join(import.meta.dirname, "../../../..");
const rows = readFileSync(join(DOCS, "specification.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| What") && !line.startsWith("| -"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, sentence = "", rules = "", where = ""]) => ({ sentence, rules, where }));

test("the list of the specification keeps its length", () => {
  expect(rows).toHaveLength(61);
});

const namesAny = (text: string, wanted: readonly string[]): boolean =>
  wanted.some((each) => text.includes(each));

test.each(rows)("the specification: $sentence", ({ rules, where }) => {
  const files = [...where.matchAll(/`([^`]+)`(?:: (.*))?/g)];
  const found = files.map(([, file = ""]) => titlesIn(readFileSync(join(ROOT, file), "utf8")));
  const named: readonly string[] = rules.match(RULE_ID) ?? [];
  const quoted = files.flatMap(([, , title]) => title ?? []);
  expect(named.length + quoted.length).toBeGreaterThan(0);
  expect(named.filter((id) => !written.includes(id))).toEqual([]);
  const carried = found.join("\n");
  const ids = new Set<string>(carried.match(RULE_ID));
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  expect(quoted.filter((title) => !carried.includes(title))).toEqual([]);
  expect(found.filter((text) => !namesAny(text, [...named, ...quoted]))).toEqual([]);
});

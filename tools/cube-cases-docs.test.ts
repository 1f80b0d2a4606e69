import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { listNamedTests } from "./list-named-tests.ts";
import { ROOT } from "./run-step.ts";

const CASES = join(ROOT, "packages/cubes/src/conformance/cases");
const text = readFileSync(join(ROOT, "docs/cube-cases.md"), "utf8");

const sections = text
  .split(/^## /m)
  .map((section) => ({ section, fixture: /^.* — `(\S+)\.ttl`/.exec(section)?.[1] }))
  .flatMap(({ section, fixture }) => (fixture === undefined ? [] : [{ section, fixture }]));

const listCases = (section: string) =>
  section
    .split("\n")
    .filter((line) => /^\| (?!case \|)/.test(line))
    .map((line) => {
      const cell = line.split("|").at(-2) ?? "";
      return { line, titles: Array.from(cell.matchAll(/"([^"]+)"/g), ([, title = ""]) => title) };
    });

const missing = (source: string, titles: readonly string[]): string[] =>
  titles.filter((title) => !source.includes(`"${title}"`));

test("every file of cubes has its section, with cases", () => {
  const files = globSync("*.ttl", { cwd: CASES }).map((file) => basename(file, ".ttl"));
  expect(sections.map(({ fixture }) => fixture).toSorted()).toEqual(files.toSorted());
  for (const { section } of sections) expect(listCases(section).length).toBeGreaterThan(4);
});

test.each(sections)("$fixture: each case names tests, and they exist", ({ section, fixture }) => {
  const source = readFileSync(join(CASES, `${fixture}.test.ts`), "utf8");
  expect(source).toContain(`readCase("${fixture}.ttl"`);
  for (const { line, titles } of listCases(section)) {
    expect([line, titles.length > 0]).toEqual([line, true]);
    expect([line, missing(source, titles)]).toEqual([line, []]);
  }
});

test.each(sections)("$fixture: each test is a case", ({ section, fixture }) => {
  const source = readFileSync(join(CASES, `${fixture}.test.ts`), "utf8");
  const titles = Array.from(
    source.matchAll(/(?:\bit\(|^ +\]\)\()\s*"((?!%s")[^"]+)"/gm),
    ([, title = ""]) => title,
  );
  expect(titles.length).toBeGreaterThan(3);
  expect(titles.filter((title) => !section.includes(`"${title}"`))).toEqual([]);
});

test("every other test that is named exists", () => {
  const paragraphs = text.split("\n\n").map((paragraph) => paragraph.replaceAll("\n", " "));
  const named = paragraphs.flatMap((paragraph) =>
    listNamedTests(paragraph.slice(Math.max(0, paragraph.search(/`packages\/[^`]+\.test/)))),
  );
  expect(named.length).toBeGreaterThan(6);
  for (const { file, titles } of named.filter((each) => /\.test\.tsx?$/.test(each.file))) {
    expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
    expect([file, titles.length > 0]).toEqual([file, true]);
    expect([file, missing(readFileSync(join(ROOT, file), "utf8"), titles)]).toEqual([file, []]);
  }
});

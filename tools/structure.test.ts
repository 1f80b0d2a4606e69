import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { findStructureProblems, type ImportGraph, readImports } from "./structure.ts";

const graph = (imports: Record<string, string[]>): ImportGraph =>
  new Map(Object.entries(imports).map(([file, targets]) => [file, new Set(targets)]));

const RANKS = [["low"], ["types/*"], ["deep/**"], ["."]];

describe("the gate of folders", () => {
  it("passes where every import goes down the ranks or stays in its folder", () => {
    const files = graph({
      "low/a.ts": ["low/b.ts"],
      "low/b.ts": [],
      "types/bar/draw.ts": ["low/a.ts"],
      "deep/a.ts": ["deep/inner/b.ts", "types/bar/draw.ts"],
      "deep/inner/b.ts": ["low/a.ts"],
      "index.ts": ["deep/a.ts"],
    });
    expect(findStructureProblems(files, RANKS)).toEqual([]);
  });

  it("names files that import each other, also through a third one", () => {
    const files = graph({
      "low/a.ts": ["low/b.ts"],
      "low/b.ts": ["low/c.ts"],
      "low/c.ts": ["low/a.ts"],
    });
    expect(findStructureProblems(files, RANKS)).toEqual([
      "files import each other: low/a.ts, low/b.ts, low/c.ts",
    ]);
  });

  it("names folders that import each other although no file does", () => {
    const files = graph({
      "deep/a.ts": ["deep/inner/b.ts"],
      "deep/inner/b.ts": ["deep/c.ts"],
      "deep/c.ts": [],
    });
    expect(findStructureProblems(files, RANKS)).toEqual([
      "folders import each other: deep, deep/inner",
    ]);
  });

  it("names trees of folders that import each other although no folder does", () => {
    const files = graph({
      "high/a.ts": ["deep/inner/b.ts"],
      "deep/a.ts": ["high/a.ts"],
      "deep/inner/b.ts": [],
    });
    const ranks = [["deep/inner"], ["high"], ["deep"]];
    expect(findStructureProblems(files, ranks)).toEqual([
      "folders with all below them import each other: high, deep",
    ]);
  });

  it("names a folder of more than thirty files", () => {
    const files = graph(
      Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`low/f${at}.ts`, []])),
    );
    expect(findStructureProblems(files, RANKS)).toEqual(["low holds 31 files, 30 at most"]);
  });

  it("names an import upwards, one between folders of one rank, and a folder without a rank", () => {
    const files = graph({
      "low/a.ts": ["deep/a.ts"],
      "deep/a.ts": [],
      "types/bar/draw.ts": ["types/pie/draw.ts"],
      "types/pie/draw.ts": [],
      "new/a.ts": [],
    });
    expect(findStructureProblems(files, RANKS)).toEqual([
      "low/a.ts imports deep/a.ts: not of a lower rank",
      "types/bar/draw.ts imports types/pie/draw.ts: not of a lower rank",
      "new: a folder without a rank in tools/folder-ranks.ts",
    ]);
  });
});

/** The graph of files with these texts. */
const readTexts = (texts: Record<string, string>, folders?: string[]): ImportGraph => {
  const source = mkdtempSync(join(tmpdir(), "structure-"));
  onTestFinished(() => rmSync(source, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(source, name)), { recursive: true });
    writeFileSync(join(source, name), text);
  }
  return readImports(source, folders);
};

describe("what counts as an import", () => {
  const ways: [string, string][] = [
    ["a type", 'import type { A } from "../types/bar/a.ts";'],
    ["a type query", 'export type A = import("../types/bar/a.ts").A;'],
    ["what is handed on", 'export * from "../types/bar/a.ts";'],
    ["what is loaded later", 'export const load = () => import("../types/bar/a.ts");'],
    ["a template as a name", "export const load = () => import(`../types/bar/a.ts`);"],
    ["a style sheet", 'import styles from "../types/bar/a.css";'],
    ["a thread", 'new Worker(new URL("../types/bar/a.ts", import.meta.url));'],
  ];
  it.each(ways)("%s", (_, text) => {
    const files = readTexts({ "low/b.ts": text, "types/bar/a.ts": "", "types/bar/a.css": "" });
    expect(findStructureProblems(files, RANKS)).toHaveLength(1);
  });

  it("what a style sheet takes from another one", () => {
    const files = readTexts({
      "low/b.css": '.b { composes: a from "../types/bar/a.css"; }',
      "types/bar/a.css": "",
    });
    expect(findStructureProblems(files, RANKS)).toHaveLength(1);
  });

  it("what lies in another of several folders, and not what tests import", () => {
    const files = readTexts(
      {
        "tools/a.ts": 'import "../bench/b.ts";',
        "bench/b.ts": 'import "../tools/a.ts";',
        "bench/b.test.ts": 'import "./b.ts";',
        "other/c.ts": "",
      },
      ["tools", "bench"],
    );
    expect(Object.fromEntries([...files].map(([file, names]) => [file, [...names]]))).toEqual({
      "tools/a.ts": ["bench/b.ts"],
      "bench/b.ts": ["tools/a.ts"],
    });
  });
});

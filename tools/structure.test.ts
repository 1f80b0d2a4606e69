import { describe, expect, it } from "vitest";
import { findStructureProblems, type ImportGraph } from "./structure.ts";

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

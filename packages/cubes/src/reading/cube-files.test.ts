import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { type CubeFile, CubeFiles } from "./cube-files.ts";

const FILE: CubeFile = {
  table: {
    rowCount: 2,
    columns: [{ type: "number", id: "m", values: Float64Array.of(1.5, Number.NaN) }],
  },
  values: { p: [{ value: "ü", terms: [{ type: "iri", value: "a:b" }] }] },
};

const open = (maxBytes = 1_000_000) => {
  const folder = mkdtempSync(join(tmpdir(), "cubes-"));
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const files = new CubeFiles({ folder: join(folder, "cubes"), maxBytes, warn });
  const list = () => readdirSync(join(folder, "cubes")).map((name) => join(folder, "cubes", name));
  return { files, warnings, list };
};

describe("cubes on disk", () => {
  it("come back as they were written, by their key", async () => {
    const { files, warnings } = open();
    expect(await files.read("a")).toBeUndefined();
    await files.write("a", FILE);
    expect(await files.read("a")).toEqual(FILE);
    expect(await files.read("b")).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it("are ignored with one line where any byte is damaged or the end is missing", async () => {
    const { files, warnings, list } = open();
    await files.write("a", FILE);
    const [path] = list();
    const whole = readFileSync(path!);
    for (let at = 0; at < whole.length; at += 5) {
      const damaged = Buffer.from(whole);
      damaged[at] = damaged[at]! ^ 4;
      writeFileSync(path!, damaged);
      expect(await files.read("a"), `byte ${at}`).toBeUndefined();
      expect(warnings).toHaveLength(at / 5 + 1);
    }
    writeFileSync(path!, whole.subarray(0, -1));
    expect(await files.read("a")).toBeUndefined();
    await files.write("a", FILE);
    expect(await files.read("a")).toEqual(FILE);
  });

  it("stay under their limit; the least recently used go first, and what was left half written", async () => {
    const { files, list } = open(900);
    await files.write("a", FILE);
    const [first] = list();
    const left = `${first}.left`;
    writeFileSync(left, "half");
    utimesSync(left, 1, 1);
    utimesSync(first!, 2, 2);
    const size = readFileSync(first!).length;
    for (const key of ["b", "c", "d", "e", "f", "g"]) await files.write(key, FILE);
    expect(list()).not.toContain(left);
    expect(list().length * size).toBeLessThanOrEqual(900);
    expect(await files.read("g")).toEqual(FILE);
    expect(await files.read("a")).toBeUndefined();
  });

  it("are the same for two processes that write at once", async () => {
    const { files, warnings, list } = open();
    await Promise.all(Array.from({ length: 20 }, () => files.write("a", FILE)));
    expect(await files.read("a")).toEqual(FILE);
    expect(list()).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it("say in one line that they cannot be written", async () => {
    const warnings: string[] = [];
    const warn = (message: string) => void warnings.push(message);
    const files = new CubeFiles({ folder: "/dev/null/cubes", maxBytes: 1, warn });
    await files.write("a", FILE);
    expect(warnings[0]).toContain("is not written");
  });
});

import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type EmbeddedStore, openEmbeddedStore } from "@statelier/cubes";
import { expect, onTestFinished, test } from "vitest";
import { makeLog } from "../logging/log.ts";
import { openOrRebuild } from "./open-or-rebuild.ts";

const WHOLE = gzipSync(
  Array.from(
    { length: 100 },
    (_, at) => `<a:${at}> <a:p> "${randomBytes(9).toString("hex")}" .`,
  ).join("\n"),
);

const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "catalogue.nt.gz");
};

test.each([
  ["of random bytes", randomBytes(WHOLE.length)],
  ["that was cut", WHOLE.subarray(0, WHOLE.length >> 1)],
  ["without a byte", Buffer.alloc(0)],
])("a catalogue %s is made anew with a line in the log", async (_, damaged) => {
  const file = scratch();
  writeFileSync(file, damaged);
  const lines: string[] = [];
  let built = 0;
  const prepare = async () => {
    if (existsSync(file)) return file;
    built += 1;
    writeFileSync(file, WHOLE);
    return file;
  };
  const opened = await openOrRebuild({
    prepare,
    open: (path) => openEmbeddedStore({ file: path }),
    log: makeLog("info", (line) => void lines.push(line)),
  });
  onTestFinished(() => opened.store.close());
  expect([opened.store.size, built]).toEqual([100, 1]);
  expect(lines.join("")).toContain("is made anew");
});

test("one that cannot be read when it is new is an error: it is not made over and over", async () => {
  const file = scratch();
  let built = 0;
  const opening = openOrRebuild({
    prepare: async () => {
      built += 1;
      return file;
    },
    open: (): Promise<EmbeddedStore> => Promise.reject(new Error("no memory")),
    log: makeLog("error", () => undefined),
  });
  await expect(opening).rejects.toThrow("no memory");
  expect(built).toBe(2);
});

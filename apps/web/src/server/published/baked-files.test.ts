import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeLog } from "../logging/log.ts";
import { TEST_COMPONENTS, TEST_CONFIG } from "../testing/make-test-pages.ts";
import { finishBakedChart } from "./baked-chart.ts";
import { openBakedFiles } from "./baked-files.ts";

const CHART = finishBakedChart({
  documentId: "document",
  config: TEST_CONFIG,
  metadata: [],
  components: TEST_COMPONENTS,
  answers: [],
  hasReach: false,
});

const flip = (bytes: Buffer, at: number): Buffer => {
  const damaged = Buffer.from(bytes);
  damaged[at] = (damaged[at] ?? 0) ^ 4;
  return damaged;
};

test.each<[string, (whole: Buffer) => Buffer]>([
  ["was cut", (whole) => whole.subarray(0, whole.length >> 1)],
  ["has no byte", () => Buffer.alloc(0)],
  ["has random bytes", (whole) => randomBytes(whole.length)],
  ["has a wrong head", (whole) => flip(whole, 3)],
  ["has a wrong byte", (whole) => flip(whole, whole.length - 30)],
])("a baked chart whose file %s is not there, and is written anew", async (_, damage) => {
  const folder = mkdtempSync(join(tmpdir(), "baked-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines: string[] = [];
  const files = openBakedFiles(
    folder,
    makeLog("info", (line) => void lines.push(line)),
  );
  await files.write("name", CHART);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths) writeFileSync(path, damage(readFileSync(path)));
  expect(await files.read("name")).toBeUndefined();
  expect(lines).toHaveLength(1);
  await files.write("name", CHART);
  expect((await files.read("name"))?.chart).toEqual(CHART);
});

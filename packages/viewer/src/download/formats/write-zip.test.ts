import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { readZip } from "../testing/read-zip.ts";
import { writeZip } from "./write-zip.ts";

test("an archive has its files in their order, and is the same of the same files", async () => {
  const files = new Map<string, string | Uint8Array<ArrayBuffer>>([
    ["02 é.csv", "a,b\r\n1,😀\r\n".repeat(30_000)],
    ["01.svg", new TextEncoder().encode("<svg/>")],
    ["empty.txt", ""],
  ]);
  const archive = await writeZip(files);
  expect(await writeZip(files)).toEqual(archive);
  const read = [...readZip(archive)].map(([name, bytes]) => [
    name,
    new TextDecoder().decode(bytes),
  ]);
  expect(read).toEqual([
    ["02 é.csv", files.get("02 é.csv")],
    ["01.svg", "<svg/>"],
    ["empty.txt", ""],
  ]);
  expect(archive.length).toBeLessThan(20_000);
});

test("others have their turn between the files of an archive, and within a large one", async () => {
  const row = Array.from({ length: 20_000 }, (_, at) => `${at * 7919}`).join(",");
  const large = row.repeat(10);
  const files = new Map([
    ...Array.from({ length: 20 }, (_, at) => [`${at}.csv`, row] as const),
    ["large.csv", large],
  ]);
  let turns = 0;
  let isDone = false;
  const writing = writeZip(files).finally(() => (isDone = true));
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  expect((await writing).length).toBeGreaterThan(1_000);
  expect(turns).toBeGreaterThan(20 + large.length / 200_000);
});

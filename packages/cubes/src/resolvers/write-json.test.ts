import { encodeTable, sendTable } from "@statelier/model";
import { expect, test } from "vitest";
import { measureInSteps, measureJson } from "./measure-json.ts";
import { writeJson } from "./write-json.ts";

const VALUES: [string, unknown][] = [
  ["plain values", [null, true, 1.5, Number.NaN, 'a"\n’😀', undefined]],
  ["empty values", { list: [], object: {}, text: "" }],
  ["what is left out", { left: undefined, kept: null }],
  ["long lists", { rows: Array.from({ length: 2_501 }, (_, at) => ({ a: at, b: `ä${at}` })) }],
  ["lists in lists", [[[[[[[[1, 2]]]]]]], Array.from({ length: 1_001 }, () => [1])]],
];

const collect = async (value: unknown): Promise<string[]> => {
  const pieces: string[] = [];
  for await (const piece of writeJson(value)) pieces.push(piece);
  return pieces;
};

test.each(VALUES)("writes %s as JSON has them", async (_, value) => {
  expect((await collect(value)).join("")).toBe(JSON.stringify(value));
});

test("writes a long text in pieces, so that other work is done between them", async () => {
  const pieces = await collect(Array.from({ length: 100_000 }, (_, at) => `value ${at}`));
  expect(pieces.length).toBeGreaterThan(5);
  for (const { length } of pieces) expect(length).toBeLessThan(250_000);
});

test("writes the table of an answer in pieces, whatever its length, and makes one column at a time", async () => {
  const rowCount = 200_000;
  const ids = ["a", "b", "c"];
  const sent = sendTable({
    rowCount,
    columns: ids.map((id) => ({ type: "number", id, values: new Float64Array(rowCount) })),
  });
  const answer = (data: unknown) => ({ data: { dataCubesObservations: { data } } });
  const pieces = await collect(answer(sent));
  for (const { length } of pieces) expect(length).toBeLessThan(250_000);
  expect(pieces.join("")).toBe(JSON.stringify(answer(encodeTable(sent.table))));
});

test.each(VALUES)("measures %s nearly", (_, value) => {
  const bytes = Buffer.byteLength(JSON.stringify(value));
  const measured = measureJson(value, Number.POSITIVE_INFINITY);
  expect(Math.abs(measured - bytes)).toBeLessThanOrEqual(12 + bytes / 10);
});

test("stops measuring once there is too much", () => {
  let read = 0;
  const row = () => ({
    get text() {
      read += 1;
      return "x".repeat(100);
    },
  });
  const most = 1_000;
  expect(measureJson(Array.from({ length: 10_000 }, row), most)).toBeGreaterThan(most);
  expect(read).toBeLessThan(12);
});

test("large answers are measured in steps, and what they have in common once", async () => {
  const arcs = Array.from({ length: 300 }, () => Array.from({ length: 200 }, (_, at) => at));
  const shared = { topology: { arcs, names: ["a", undefined, "é"] }, notes: [] };
  const most = Number.POSITIVE_INFINITY;
  let pauses = 0;
  const pause = async (): Promise<void> => void (pauses += 1);
  expect(await measureInSteps(shared, { most, pause })).toBe(measureJson(shared, most));
  expect(pauses).toBeGreaterThan(300);
  pauses = 0;
  await measureInSteps({ again: shared.topology }, { most, pause });
  expect(pauses).toBe(1);
  const small = { rows: Array.from({ length: 1_000 }, () => ["0123456789"]) };
  const found = await measureInSteps(small, { most: 500, pause });
  expect(found).toBeGreaterThan(500);
  expect(found).toBeLessThan(1_000);
});

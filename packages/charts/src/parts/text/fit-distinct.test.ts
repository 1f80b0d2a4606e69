import { expect, test } from "vitest";
import { fitDistinct } from "./fit-distinct.ts";
import { textWidth } from "./text-width.ts";

const STYLE = { size: 12 };
const towns = [3, 14, 25, 36].map((n) => `Produktion von Strom in der Gemeinde ${n}`);

const fit = (texts: readonly string[], widths: number | readonly number[]): string[] =>
  fitDistinct(texts, typeof widths === "number" ? texts.map(() => widths) : widths, STYLE);

test("texts that have room are not cut", () => {
  expect(fit(towns, 400)).toEqual(towns);
});

test("cut where others begin alike, texts keep as many words before what differs as have room", () => {
  expect(fit(towns, 60)).toEqual(["…3", "…14", "…25", "…36"]);
  expect(fit(towns, 85)).toEqual(["…Gemeinde 3", "…Gemeinde 14", "…Gemeinde 25", "…Gemeinde 36"]);
  expect(fit(towns, 140)[1]).toBe("…in der Gemeinde 14");
});

test("cut at different places, texts that begin alike do not pass for distinct", () => {
  const lines = fit(towns, [40, 85, 140, 140]);
  expect(lines).toEqual(["…3", "…Gemeinde 14", "…in der Gemeinde 25", "…in der Gemeinde 36"]);
});

test("texts with the same room are cut at the same word, one that needs no cut is not", () => {
  const parts = ["Post", "Presse", "Landwirtschaft"].map((own) => `Wertschöpfung der ${own}`);
  expect(fit(parts, 88)).toEqual(["…Post", "…Presse", "…Landwirtschaft"]);
  expect(fit(parts, 110)).toEqual(["…der Post", "…der Presse", "…der Landwirtschaft"]);
});

test("a text that stays whole is left so", () => {
  expect(fit(towns, [400, 60, 60, 60])).toEqual([towns[0], "…14", "…25", "…36"]);
});

test("groups that begin alike get distinct texts one by one, others stay", () => {
  const names = ["Erbringung von sonstigen Diensten", "Erbringung von sonstiger Hilfe", "Handel"];
  const lines = fit(names, 100);
  expect(new Set(lines).size).toBe(3);
  expect(lines[0]).toMatch(/^…sonstigen/);
  expect(lines[2]).toBe("Handel");
});

test("what differs in the middle of words is found letter by letter", () => {
  const words = ["a", "b"].map((end) => `Bruttowertschöpfungswachstum${end}`);
  const lines = fit(words, 50);
  expect(new Set(lines).size).toBe(2);
  for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(50);
  expect(lines.map((line) => line.at(-1))).toEqual(["a", "b"]);
});

test("no letter is torn where texts begin to differ", () => {
  const faces = ["😂🤣", "😂😃"].map((end) => `${"😂".repeat(12)}${end}`);
  const accents = ["x", "y"].map((end) => `${"e\u0301".repeat(20)}${end}`);
  for (const line of [...fit(faces, 50), ...fit(accents, 40)]) {
    expect(line.isWellFormed()).toBe(true);
    expect(line).not.toMatch(/^…\p{M}/u);
  }
});

test("texts that are the same are cut alike", () => {
  expect(fit([towns[0]!, towns[0]!], 60)[0]).toMatch(/^Produk.*…$/);
});

test("one text without room leaves the others distinct", () => {
  const flats = ["Bern", "Uri", "Zug"].map((own) => `Cost of heating in all flats of ${own}`);
  expect(
    fit(["x of all", ...flats], [4, 120, 120, 120])
      .slice(1)
      .map((line) => line.at(-1)),
  ).toEqual(["n", "i", "g"]);
});

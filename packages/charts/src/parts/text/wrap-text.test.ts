import { cpuUsage } from "node:process";
import { expect, test } from "vitest";
import { textWidth } from "./text-width.ts";
import { wrapText } from "./wrap-text.ts";

const style = { size: 12 };

test("a word that is wider than its line breaks at a syllable, with a hyphen", () => {
  expect(wrapText("Energieversorgung", { ...style, width: 80 })).toEqual([
    "Energieversor-",
    "gung",
  ]);
  expect(wrapText("Versicherungsdienstleistungen", { ...style, width: 110 })).toEqual([
    "Versicherungsdienst-",
    "leistungen",
  ]);
});

test("a word breaks at its soft hyphens, which are not seen elsewhere", () => {
  const word = "Rind\u00adfleisch\u00adeti\u00adket\u00adtierung";
  expect(wrapText(word, { ...style, width: 70 })).toEqual(["Rindfleisch-", "etikettierung"]);
  expect(wrapText(word, { ...style, width: 400 })).toEqual(["Rindfleischetikettierung"]);
});

test("a soft hyphen where a word begins or broke before does not break it again", () => {
  const lines = wrapText("\u00adRind\u00adfleischetikettierung", { ...style, width: 40 });
  expect(lines[0]).toBe("Rind-");
  expect(lines.join("").replaceAll("-", "")).toBe("Rindfleischetikettierung");
});

test("neither a letter of two signs nor a letter and its accent is torn apart", () => {
  for (const letter of ["😀", "e\u0301"]) {
    const lines = wrapText(letter.repeat(40), { ...style, width: 61 });
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line.replace(/-$/, "").replaceAll(letter, "")).toBe("");
  }
});

test.each([
  ["letters", "a"],
  ["vowels and consonants", "ba"],
  ["soft hyphens behind a full line", `${"m".repeat(6)}${"\u00ad".repeat(1_000)}`],
  ["accents", "e\u0301\u0301\u0301"],
])("a word of very many %s costs in step with its length", (_, part) => {
  const cost = (length: number): number => {
    const word = part.repeat(Math.ceil(length / part.length));
    const start = cpuUsage();
    wrapText(word, { ...style, width: 60 });
    return cpuUsage(start).user;
  };
  cost(20_000);
  const [short, long] = [cost(20_000), cost(160_000)];
  expect(long).toBeLessThan(8 * 4 * Math.max(short, 5_000));
});

test.each([
  ["no-break", "\u00a0"],
  ["narrow no-break", "\u202f"],
])("no line breaks at a %s space", (_, space) => {
  const text = `Source${space}: Office${space}· Unit${space}: 12${space}000${space}GWh${space}; one`;
  for (let width = 80; width < 300; width += 1) {
    const lines = wrapText(text, { ...style, width });
    expect(lines.join(" ")).toBe(text);
  }
});

test("a dot between two parts stands at the end of a line, not at the beginning of the next", () => {
  const text = "Dataset: Nights in hotels · Source: Office – · Updated: 1.3.2024";
  for (let width = 80; width < 400; width += 1)
    expect(wrapText(text, { ...style, width }).some((line) => line.startsWith("·"))).toBe(false);
});

test("what no-break spaces hold together and is wider than its line breaks there before its numbers do", () => {
  expect(wrapText("29’329\u00a0GWh", { ...style, width: 45 })).toEqual(["29’329", "GWh"]);
  expect(wrapText("Bio\u202f: 29\u202f329\u202f000", { ...style, width: 40 })).toEqual([
    "Bio\u202f:",
    "29\u202f329",
    "000",
  ]);
});

test("every line fits, and nothing but hyphens is added", () => {
  const text = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz 2000";
  for (const width of [40, 60, 90, 130]) {
    const lines = wrapText(text, { ...style, width });
    expect(lines.every((line) => textWidth(line, 12) <= width)).toBe(true);
    expect(lines.join("").replaceAll(/[- ]/g, "")).toBe(text.replace(" ", ""));
  }
});

test("where lines are not enough the ellipsis stands for the rest alone", () => {
  const [, last] = wrapText("Rindfleischetikettierungsüberwachung", {
    ...style,
    width: 60,
    maxLines: 2,
  });
  expect(last).toMatch(/^\p{L}+…$/u);
});

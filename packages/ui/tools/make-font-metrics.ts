import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { FIRST_CLASS, KERN_STEP, LEAST_ADVANCE, NO_KERN, RUN } from "../src/fonts/measure-text.ts";

/** The weights of each family. */
const FAMILIES = {
  SANS: {
    SANS_400: "source-sans-3/400Regular/SourceSans3_400Regular.ttf",
    SANS_600: "source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
  },
  SERIF: { SERIF_600: "source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf" },
};

const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2070, 0x2071],
  [0x2074, 0x2089],
] as const;
const SINGLES = "\u2009…\u202f‰′″‹›⁄€™←↑→↓−≈≠≤≥∞ẞ";
const KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;’“”«»()/-–%°²³€";
const MIN_KERN = 8;

type Face = {
  advances: number[];
  kerns: number[][];
};

const characters = (): string[] => {
  const inRanges = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  return inRanges.concat(Array.from(SINGLES));
};

const measureFace = async (page: Page, path: string, wanted: string[]): Promise<Face> => {
  const file = fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`));
  return page.evaluate(
    async ({ data, wanted, kerned, minKern }) => {
      const family = `face${document.fonts.size}`;
      const face = new FontFace(family, `url(data:font/ttf;base64,${data})`);
      document.fonts.add(await face.load());
      const probe = document.createElement("span");
      probe.style.cssText = "position:absolute;white-space:pre;font-size:1000px";
      document.body.append(probe);
      const widthIn = (text: string, families: string): number => {
        probe.style.fontFamily = families;
        probe.textContent = text;
        return Math.round(probe.getBoundingClientRect().width);
      };
      const has = (text: string): boolean =>
        widthIn(text, `${family}, serif`) !== widthIn(text, "serif") ||
        widthIn(text, `${family}, monospace`) !== widthIn(text, "monospace");
      const advances = wanted.map((text) => (has(text) ? widthIn(text, family) : 0));
      const single = new Map(Array.from(kerned, (text) => [text, widthIn(text, family)]));
      const kerns = Array.from(kerned, (left) =>
        Array.from(kerned, (right) => {
          const alone = (single.get(left) ?? 0) + (single.get(right) ?? 0);
          const kern = widthIn(left + right, family) - alone;
          return Math.abs(kern) < minKern ? 0 : Math.round(kern / 4) * 4;
        }),
      );
      return { advances, kerns };
    },
    { data: readFileSync(file).toString("base64"), wanted, kerned: KERNED, minKern: MIN_KERN },
  );
};

const baseOf = (character: string): string => character.normalize("NFD").charAt(0);

/** Groups equal rows: a letter for each member, and the first row of each letter. */
const classify = (rows: number[][]): { letters: string; firsts: number[] } => {
  const texts = rows.map((row) => row.join());
  const distinct = [...new Set(texts)];
  const letters = texts.map((text) => String.fromCodePoint(48 + distinct.indexOf(text)));
  return { letters: letters.join(""), firsts: distinct.map((text) => texts.indexOf(text)) };
};

const transpose = (rows: number[][]): number[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));

const STILL = String.fromCodePoint(NO_KERN);
const STILL_AT_END = new RegExp(`${STILL}+$`);
const STILL_IN_A_ROW = new RegExp(`${STILL}{${RUN.fewest},${RUN.most}}`, "g");

const writeKern = (kern: number): string => {
  const sign = NO_KERN + kern / KERN_STEP;
  if (!Number.isInteger(sign) || sign < FIRST_CLASS) throw new Error(`A pair is moved by ${kern}.`);
  return String.fromCodePoint(sign);
};

const writeRow = (kerns: readonly number[]): string =>
  kerns
    .map(writeKern)
    .join("")
    .replace(STILL_AT_END, "")
    .replaceAll(STILL_IN_A_ROW, ({ length }) =>
      String.fromCodePoint(RUN.sign + length - RUN.fewest),
    );

const writeAdvance = (advance: number): string => {
  const digits = (advance - LEAST_ADVANCE).toString(36).padStart(2, "0");
  if (digits.length !== 2 || advance < LEAST_ADVANCE)
    throw new Error(`A letter is ${advance} wide.`);
  return digits;
};

const describeFace = (face: Face, wanted: string[]): object => {
  const width = new Map(wanted.map((text, index) => [text, face.advances[index] ?? 0]));
  const own = wanted.filter(
    (text) =>
      width.get(text) !== 0 &&
      (baseOf(text) === text || width.get(baseOf(text)) !== width.get(text)),
  );
  return {
    characters: own.join(""),
    advances: own.map((text) => writeAdvance(width.get(text) ?? 0)).join(""),
  };
};

/** The pairs of the first weight, and how much farther each weight moves them where that is more than a trifle. */
const describePairs = (weights: number[][][]): { pairs: object; more: string[] } => {
  const [first = []] = weights;
  const farther = weights.map((rows) =>
    rows.map((row, left) =>
      row.map((kern, right) => {
        const more = kern - (first[left]?.[right] ?? 0);
        return Math.abs(more) < MIN_KERN ? 0 : more;
      }),
    ),
  );
  const tables = [first, ...farther];
  const left = classify(first.map((_, row) => tables.flatMap((rows) => rows[row] ?? [])));
  const right = classify(transpose(tables.flat()));
  const write = (rows: number[][]): string =>
    right.firsts
      .map((column) => writeRow(left.firsts.map((row) => rows[row]?.[column] ?? 0)))
      .join(" ");
  return {
    pairs: { left: left.letters, right: right.letters, kerns: write(first) },
    more: farther.map(write),
  };
};

const main = async (): Promise<void> => {
  const [executablePath] = process.argv.slice(2);
  if (executablePath === undefined) throw new Error("Usage: make-font-metrics.ts CHROMIUM");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  const wanted = characters();
  const lines: Record<string, string[]> = {};
  for (const [family, weights] of Object.entries(FAMILIES)) {
    const faces: Face[] = [];
    for (const path of Object.values(weights)) faces.push(await measureFace(page, path, wanted));
    const { pairs, more } = describePairs(faces.map(({ kerns }) => kerns));
    const ofFamily = [`const ${family} = ${JSON.stringify(pairs)};`];
    lines[family] = ofFamily;
    for (const [index, name] of Object.keys(weights).entries()) {
      const face = { ...describeFace(faces[index] as Face, wanted), more: more[index]?.trimEnd() };
      ofFamily.push(`export const ${name} = {pairs: ${family}, ${JSON.stringify(face).slice(1)};`);
    }
  }
  await browser.close();
  const head = `/** Written by tools/make-font-metrics.ts; thousandths of an em.`;
  const { SANS = [], SERIF = [] } = lines;
  const files = {
    "metrics.ts": [`${head} */`, `export const KERNED = ${JSON.stringify(KERNED)};`, ...SANS],
    "serif-metrics.ts": [`${head} Of titles of pictures alone: pages do without. */`, ...SERIF],
  };
  for (const [name, parts] of Object.entries(files))
    writeFileSync(new URL(`../src/fonts/${name}`, import.meta.url), `${parts.join("\n\n")}\n`);
};

await main();

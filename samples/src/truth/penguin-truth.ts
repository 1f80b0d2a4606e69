import { readRecords } from "./read-source.ts";
import type { TruthRow } from "./truth-row.ts";

const SPECIES = ["Adelie", "Chinstrap", "Gentoo"];
const ISLANDS = ["Torgersen", "Biscoe", "Dream"];
const SEXES = { male: ["MALE"], female: ["FEMALE"], unknown: [null, "."] };
const MEASURES = [
  ["bill_length", "Beak Length (mm)"],
  ["bill_depth", "Beak Depth (mm)"],
  ["flipper_length", "Flipper Length (mm)"],
  ["body_mass", "Body Mass (g)"],
] as const;

const fourDecimals = (value: number) => Number(value.toFixed(4));

/** Γ((n+1)/2) / Γ(n/2), from Γ(1/2) = √π and Γ(1) = 1 upwards. */
const gammaRatio = (freedom: number): number => {
  const ratios = [0, 1 / Math.sqrt(Math.PI)];
  for (let n = 2; n <= freedom; n += 1) ratios[n] = (n - 1) / 2 / (ratios[n - 1] ?? 1);
  return ratios[freedom] ?? 0;
};

/** Integral of the density of Student's t from 0 to `t`, by Simpson's rule. */
const integrateDensity = (t: number, freedom: number): number => {
  const density = (x: number) => (1 + (x * x) / freedom) ** (-(freedom + 1) / 2);
  const steps = 2000;
  const width = t / steps;
  let sum = density(0) + density(t);
  for (let step = 1; step < steps; step += 1) sum += (step % 2 ? 4 : 2) * density(step * width);
  return ((gammaRatio(freedom) / Math.sqrt(freedom * Math.PI)) * sum * width) / 3;
};

/** Newton's method on the 97.5 % quantile. */
const deriveQuantile = (freedom: number): number => {
  let t = 2;
  for (let step = 0; step < 60; step += 1) {
    const slope =
      (integrateDensity(t + 1e-5, freedom) - integrateDensity(t - 1e-5, freedom)) / 2e-5;
    t += (0.475 - integrateDensity(t, freedom)) / slope;
  }
  return t;
};

const summarize = (column: string, values: number[]): TruthRow => {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value) / n;
  const names = [`${column}_se`, `${column}_upper`, `${column}_lower`];
  if (n < 2)
    return {
      [column]: fourDecimals(mean),
      ...Object.fromEntries(names.map((name) => [name, null])),
    };
  const pairs = values.flatMap((a, index) => values.slice(index + 1).map((b) => (a - b) ** 2));
  const variance = pairs.reduce((sum, square) => sum + square, 0) / (n * (n - 1));
  const error = Math.sqrt(variance / n);
  const distance = fourDecimals(error * deriveQuantile(n - 1));
  const [se = "", upper = "", lower = ""] = names;
  return {
    [column]: fourDecimals(mean),
    [se]: fourDecimals(error),
    [upper]: distance,
    [lower]: distance,
  };
};

/** Recomputed from the single birds: variance from the pairs' differences, t by integrating its density. */
export const readPenguins = (): TruthRow[] => {
  const birds = readRecords("penguins.json");
  const rows: TruthRow[] = [];
  for (const species of SPECIES)
    for (const island of ISLANDS)
      for (const [sex, codes] of Object.entries(SEXES)) {
        const group = birds.filter(
          (bird) =>
            bird.Species === species &&
            bird.Island === island &&
            codes.some((code) => code === bird.Sex),
        );
        if (group.length === 0) continue;
        const row: TruthRow = {
          species: species.toLowerCase(),
          island: island.toLowerCase(),
          sex,
          birds: group.length,
        };
        for (const [column, name] of MEASURES)
          Object.assign(
            row,
            summarize(
              column,
              group.flatMap((bird) => (bird[name] === null ? [] : [Number(bird[name])])),
            ),
          );
        rows.push(row);
      }
  return rows;
};

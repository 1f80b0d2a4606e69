import { describe, expect, test } from "vitest";
import { BAND_OPTIONS } from "../bars/bar-bands.ts";
import { makeBandScale } from "../scale/band-scale.ts";
import { keepClear } from "../text/keep-clear.ts";
import { lineHeight, textBox } from "../text/text-box.ts";
import { textWidth } from "../text/text-width.ts";
import { type BandLabel, layoutBandLabels, layoutSparse, TURNED_STEP } from "./band-labels.ts";
import { LABEL_GAP } from "../text/type-sizes.ts";
import type { AxisLabels } from "./time-labels.ts";

const COUNT = 20;
const labels = Array.from({ length: COUNT }, (_, index): BandLabel => {
  const label = `${index} in a long name of a place`;
  return { value: label, label };
});

/** Labels under bands that are `step` apart where the plot begins at the left edge, and what moving it inwards leaves. */
const layoutAt = (step: number, left: number): AxisLabels => {
  const right = step * COUNT;
  return layoutBandLabels(labels, makeBandScale(COUNT, [left, right], BAND_OPTIONS), [0, right]);
};

test.each([0.2, 0.5, 2, 4])(
  "a plot moves inwards for turned names only as far as all of them stay: %d px to spare from band to band",
  (spare) => {
    const step = TURNED_STEP + spare;
    const first = layoutAt(step, 0);
    expect(first.texts).toHaveLength(COUNT);
    const overhang = first.overhang ?? 0;
    expect(overhang).toBeGreaterThan(1);
    expect(overhang).toBeLessThanOrEqual(spare * COUNT);
    expect(layoutAt(step, overhang).texts).toHaveLength(COUNT);
  },
);

test("names that are left out anyhow hold no plot in its place", () => {
  const { texts, overhang } = layoutAt(TURNED_STEP / 2, 0);
  expect(texts).toHaveLength(COUNT / 2);
  expect(overhang).toBeGreaterThan(60);
});

test("turned names are rather on two lines than long", () => {
  const places = ["Basel", "Bern", "Genf", "Chur", "Zug", "Thun", "Olten", "Wil", "Biel", "Sion"];
  const own = places.map((place): BandLabel => {
    const label = `Bruttowertschöpfung in ${place}`;
    return { value: label, label };
  });
  const band = makeBandScale(10, [60, 540], BAND_OPTIONS);
  const { texts } = layoutBandLabels(own, band, [0, 540]);
  expect(texts).toHaveLength(10);
  for (const { lines } of texts) expect(lines).toHaveLength(2);
});

test("long names of many columns are wrapped until more than one is named", () => {
  const label = "Produktion und Verteilung von elektrischem Strom in der Gemeinde";
  const band = makeBandScale(30, [45, 280], BAND_OPTIONS);
  const { texts } = layoutSparse(
    Array.from({ length: 30 }, () => ({ value: label, label })),
    band,
    [0, 280],
  );
  expect(texts.length).toBeGreaterThan(1);
});

const CANTONS =
  "Zürich,Bern,Luzern,Uri,Schwyz,Obwalden,Nidwalden,Glarus,Zug,Freiburg,Solothurn,Basel,Genf";

const drawNames = (names: readonly string[], width: number): string[] => {
  const own = names.map((label): BandLabel => ({ value: label, label }));
  const band = makeBandScale(names.length, [60, width], BAND_OPTIONS);
  return layoutBandLabels(own, band, [0, width]).texts.map(({ lines }) => lines.join(" "));
};

test("names that differ in their first word alone are not cut at the same last one", () => {
  const names = CANTONS.split(",").flatMap((canton) =>
    ["Production", "Consumption"].map((what) => `${what} of electricity and heat in ${canton}`),
  );
  expect(new Set(drawNames(names, 1200)).size).toBe(26);
});

test("names at the edge that would leave out others do not hold the plot", () => {
  const names = [
    "All sorts",
    ...Array.from({ length: 48 }, (_, index) => `Cost of heating in all flats of town ${index}`),
  ];
  const own = names.map((label): BandLabel => ({ value: label, label }));
  const draw = (left: number) =>
    layoutBandLabels(own, makeBandScale(49, [left, 550], BAND_OPTIONS), [0, 550]);
  const moved = draw(60 + (draw(60).overhang ?? 0));
  expect(moved.texts.length).toBeGreaterThan(20);
});

test("a label at the edge stands a third of its step beside the middle at most", () => {
  const names = ["Primarschul", "Sekundarschul", "Berufsbildungs", "Hochschul"];
  const own = names.map((name): BandLabel => ({ value: name, label: `${name}abschluss` }));
  const { texts } = layoutSparse(own, makeBandScale(4, [30, 280], BAND_OPTIONS), [0, 280]);
  expect(texts).toHaveLength(2);
});

const SPARSE: Record<string, (index: number) => string> = {
  years: (index) => String(1900 + index),
  quarters: (index) => `${1 + (index % 4)}. Quartal ${2000 + Math.floor(index / 4)}`,
  classes: (index) => `${index}0’000–${index}9’999`,
  decades: (index) => `Durchschnitt der Jahre ${1901 + 10 * index}–${1910 + 10 * index}`,
  words: (index) => `Bruttowertschöpfungswachstumsrate${index}`,
};

const PLOT_LEFT = 45;
const COUNTS = [1, 2, 3, 5, 9, 16, 40, 110, 300];
const WIDTHS = [280, 320, 360, 380, 480, 800, 1600];

describe.each(Object.keys(SPARSE))("sparse labels: %s", (kind) => {
  const draw = (count: number, width: number): { label: string; off: number; lines: number }[] => {
    const own = Array.from({ length: count }, (_, index): BandLabel => {
      const label = SPARSE[kind]?.(index) ?? "";
      return { value: label, label };
    });
    const band = makeBandScale(count, [PLOT_LEFT, width], BAND_OPTIONS);
    const { texts } = layoutSparse(own, band, [0, width]);
    expect(texts.length).toBeGreaterThan(0);
    expect(keepClear(texts, [])).toEqual(texts);
    for (const [index, box] of texts.map(textBox).entries()) {
      const next = texts[index + 1];
      if (next) expect(textBox(next).x - box.x - box.width).toBeGreaterThan(LABEL_GAP / 2 - 0.01);
      expect(box.x).toBeGreaterThanOrEqual(-0.01);
      expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01);
    }
    return texts.map(({ lines, x }) => {
      const read = lines.join(" ").replace(/([–-]) /g, "$1");
      const index = own.findIndex(({ label }) => label === read);
      return { label: read, off: (x - band.center(index)) / band.step, lines: lines.length };
    });
  };

  test.each(WIDTHS)("stand apart, in the frame and under their own bands at %d px", (width) => {
    for (const count of COUNTS) {
      const drawn = draw(count, width);
      const isWiderThanHalf = kind === "words" && drawn.length === 1;
      const away = drawn.filter(({ off }) => !(Math.abs(off) <= 0.5));
      expect(isWiderThanHalf ? [] : away).toEqual([]);
      const least = kind === "years" || kind === "quarters" ? 3 : 1;
      expect(drawn.length).toBeGreaterThanOrEqual(Math.min(count, least));
    }
  });
});

test("one long label among years leaves the others named", () => {
  const own = Array.from({ length: 40 }, (_, index): BandLabel => {
    const note =
      index === 17 ? " (Bruch in der Zeitreihe, vorläufige Werte nach neuer Methode)" : "";
    const label = `${1980 + index}${note}`;
    return { value: label, label };
  });
  const { texts } = layoutSparse(own, makeBandScale(40, [40, 1200], BAND_OPTIONS), [0, 1200]);
  expect(texts.length).toBeGreaterThanOrEqual(20);
  expect(keepClear(texts, [])).toEqual(texts);
});

test("sparse labels on several lines have room for all of them", () => {
  const label = "Produktion und Verteilung von elektrischem Strom in der Gemeinde";
  const own = Array.from({ length: 30 }, () => ({ value: label, label }));
  const { texts, height } = layoutSparse(own, makeBandScale(30, [45, 280], BAND_OPTIONS), [0, 280]);
  const bottoms = texts.map(textBox).map((box) => box.y + box.height);
  expect(Math.max(...texts.map(({ lines }) => lines.length))).toBeGreaterThan(1);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
  expect(Math.max(...bottoms)).toBeGreaterThan(height - 5);
});

test("turned names on several lines end in their middle under the band and have room down to their beginning", () => {
  const places = ["Basel", "Bern", "Genf", "Chur", "Zug", "Thun", "Olten", "Wil", "Biel", "Sion"];
  const own = places.map((place): BandLabel => {
    const label = `In ${place} Bruttowertschöpfung`;
    return { value: label, label };
  });
  const band = makeBandScale(10, [120, 600], BAND_OPTIONS);
  const { texts, height } = layoutBandLabels(own, band, [0, 600]);
  const step = lineHeight(12) * Math.SQRT1_2;
  const bottoms = texts.map(({ lines, x, y }, index) => {
    expect(lines).toHaveLength(2);
    expect(Math.abs(x + step / 2 - band.center(index))).toBeLessThan(5);
    const ends = lines.map((line, at) => y + at * step + textWidth(line, 12) * Math.SQRT1_2);
    return Math.max(...ends);
  });
  expect(Math.max(...bottoms)).toBeLessThan(height - 3);
  expect(Math.max(...bottoms)).toBeGreaterThan(height - 10);
});

test("names that begin alike cut no others", () => {
  const stem =
    "Herstellung von Erzeugnissen der Informationstechnik und der optischen Industrie im Kanton";
  const others = Array.from(
    { length: 18 },
    (_, index) => `Handel und Gewerbe der Gemeinde Nr. ${index}`,
  );
  const draw = (names: readonly string[]) => drawNames(names, 1400);
  const apart = draw([...others, `${stem} Zürich`, "Bau"]);
  const alike = draw([...others, `${stem} Zürich`, `${stem} Bern`]);
  expect(alike.slice(0, 18)).toEqual(apart.slice(0, 18));
  expect(alike.slice(0, 18).filter((name) => name.endsWith("…"))).toEqual([]);
  expect(alike[18]).toMatch(/Zürich$/);
  expect(alike[19]).toMatch(/Bern$/);
});

test("a row of sparse years begins where it leaves as much free at one end as at the other", () => {
  const years = Array.from({ length: 12 }, (_, index) => String(2000 + index));
  const own = years.map((label): BandLabel => ({ value: label, label }));
  const band = makeBandScale(12, [40, 220], BAND_OPTIONS);
  const { texts } = layoutSparse(own, band, [0, 240]);
  expect(texts.map(({ lines }) => lines.join())).toEqual(["2001", "2004", "2007", "2010"]);
});

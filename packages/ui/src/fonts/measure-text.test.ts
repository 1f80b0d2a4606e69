import { describe, expect, test, vi } from "vitest";
import { type Font, measureText } from "./measure-text.ts";
import { SANS_400, SANS_600 } from "./metrics.ts";
import { SERIF_600 } from "./serif-metrics.ts";

const FACES = { "sans-400": SANS_400, "sans-600": SANS_600, "serif-600": SERIF_600 };

const MEASURED_BY_CHROMIUM_AT_1000_PX: [keyof typeof FACES, string, number][] = [
  ["sans-400", "Life expectancy at birth, total (years)", 15086],
  ["sans-400", "Températures moyennes à Tokyo – Voyage", 17599],
  ["sans-400", "1’234’567.5", 4723],
  ["sans-400", "−12.5 ‰", 3631],
  ["sans-400", "1 234,5 CO₂ µg/m³", 7487],
  ["sans-400", "Türkiye, Côte d’Ivoire, Łódź, Čačak", 14225],
  ["sans-400", "AVATAR To Ty Wa V.A. P. r. 11/12/2020", 15191],
  ["sans-400", "Öffentlicher Verkehr, Fläche (Überblick)", 16356],
  ["sans-600", "Life expectancy at birth, total (years)", 15652],
  ["sans-600", "Températures moyennes à Tokyo – Voyage", 18045],
  ["sans-600", "1’234’567.5", 4929],
  ["sans-600", "−12.5 ‰", 3749],
  ["sans-600", "1 234,5 CO₂ µg/m³", 7644],
  ["sans-600", "Türkiye, Côte d’Ivoire, Łódź, Čačak", 14729],
  ["sans-600", "AVATAR To Ty Wa V.A. P. r. 11/12/2020", 15627],
  ["sans-600", "Öffentlicher Verkehr, Fläche (Überblick)", 16931],
  ["serif-600", "Life expectancy at birth, total (years)", 17770],
  ["serif-600", "Températures moyennes à Tokyo – Voyage", 20286],
  ["serif-600", "1’234’567.5", 5155],
  ["serif-600", "−12.5 ‰", 4063],
  ["serif-600", "1 234,5 CO₂ µg/m³", 8238],
  ["serif-600", "Türkiye, Côte d’Ivoire, Łódź, Čačak", 16656],
  ["serif-600", "AVATAR To Ty Wa V.A. P. r. 11/12/2020", 17745],
  ["serif-600", "Öffentlicher Verkehr, Fläche (Überblick)", 19349],
];

const fontOf = (name: keyof typeof FACES, size: number): Font => ({ face: FACES[name], size });

describe("width of text", () => {
  test.each(MEASURED_BY_CHROMIUM_AT_1000_PX)(
    "%s %s is within 1 px at 22 px",
    (name, text, width) => {
      expect(Math.abs(measureText(text, fontOf(name, 22)) - width * 0.022)).toBeLessThan(1);
    },
  );

  test("figures are tabular", () => {
    const widths = Array.from("0123456789", (digit) => measureText(digit, fontOf("sans-400", 13)));
    expect(new Set(widths).size).toBe(1);
  });

  test("marks and invisible characters take no room, composed and decomposed text are equal", () => {
    const font = fontOf("sans-400", 15);
    expect(measureText("Gr\u00ad\u00f6sse", font)).toBeCloseTo(
      measureText("Gro\u0308sse", font),
      6,
    );
  });

  test("a script without a table of its own gets a full width", () => {
    expect(measureText("東京", fontOf("sans-400", 10))).toBe(20);
  });

  test("a long text is measured once", () => {
    const read = vi.spyOn(String.prototype, "normalize");
    const text = "all the words of a remark ".repeat(100);
    const width = measureText(text, fontOf("sans-400", 10));
    expect(measureText(text, fontOf("sans-400", 20))).toBe(2 * width);
    const times = read.mock.calls.length;
    read.mockRestore();
    expect(times).toBe(1);
  });

  test("nothing has no width", () => {
    expect(measureText("", fontOf("serif-600", 22))).toBe(0);
  });
});

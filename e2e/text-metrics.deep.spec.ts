import { readFileSync } from "node:fs";
import { findFontFiles } from "@statelier/ui/font-files";
import { measureText, SANS_400, SANS_600 } from "@statelier/ui/fonts";
import { expect, test } from "@playwright/test";
import { layoutChart } from "../packages/charts/src/fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixtures } from "../packages/charts/src/fixtures/read-fixtures.ts";

const MOST_DIFFERENCE = 1;

type Sample = { text: string; size: number; weight: 400 | 600 };

/** Every text of every drawing in the gallery, once. */
const listSamples = (): Sample[] => {
  const samples = new Map<string, Sample>();
  for (const fixture of readFixtures()) {
    const scene = layoutChart(makeFixtureInput(fixture, { width: 480 }));
    if (scene.type !== "plot") continue;
    for (const { lines, size, weight } of [...scene.texts, ...(scene.legend?.texts ?? [])]) {
      for (const text of lines) samples.set(`${text} ${size} ${weight}`, { text, size, weight });
    }
  }
  return [...samples.values()];
};

const fontFace = (weight: number, name: string): string => {
  const file = findFontFiles().find((path) => path.endsWith(name)) ?? "";
  const data = readFileSync(file).toString("base64");
  return `@font-face{font-family:"Sans";font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
};

test("texts are as wide in a real browser as the shipped metrics say, within a pixel", async ({
  page,
}) => {
  const samples = listSamples();
  expect(samples.length).toBeGreaterThan(1000);
  const faces = [
    fontFace(400, "SourceSans3_400Regular.ttf"),
    fontFace(600, "SourceSans3_600SemiBold.ttf"),
  ];
  await page.setContent(
    `<style>${faces.join("")}</style><svg text-rendering="geometricPrecision"></svg>`,
  );
  const widths = await page.evaluate(async (all) => {
    await Promise.all([
      document.fonts.load('400 13px "Sans"'),
      document.fonts.load('600 13px "Sans"'),
    ]);
    const svg = document.querySelector("svg");
    const nodes = all.map(({ text, size, weight }) => {
      const node = document.createElementNS("http://www.w3.org/2000/svg", "text");
      node.setAttribute("font-family", "Sans");
      node.setAttribute("font-size", String(size));
      node.setAttribute("font-weight", String(weight));
      node.textContent = text;
      return node;
    });
    svg?.append(...nodes);
    return nodes.map((node) => node.getComputedTextLength());
  }, samples);
  const wrong = samples.flatMap(({ text, size, weight }, index) => {
    const said = measureText(text, { face: weight === 400 ? SANS_400 : SANS_600, size });
    const seen = widths[index] ?? 0;
    return Math.abs(said - seen) > MOST_DIFFERENCE ? [{ text, size, weight, said, seen }] : [];
  });
  expect(wrong).toEqual([]);
});

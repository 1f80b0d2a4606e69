import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DRAWING_COLORS } from "./tokens.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** The colours of a theme wherever the style sheet sets it. */
const readThemes = (name: string): Map<string, string>[] =>
  css
    .split("}")
    .filter((block) => block.includes(`color-scheme: ${name};`))
    .map(
      (block) =>
        new Map(
          [...block.matchAll(/--([\w-]+): (#\w{6});/g)].map(
            ([, ...pair]) => pair as [string, string],
          ),
        ),
    );

const propertyOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(["light", "dark"] as const)("theme %s", (name) => {
  const [theme = new Map<string, string>(), ...others] = readThemes(name);
  const contrastOf = (front: string, back: string): number =>
    contrast(theme.get(front) ?? "", theme.get(back) ?? "");

  test("is the same wherever it is set, and in drawings", () => {
    expect(others).toEqual(name === "light" ? [] : [theme]);
    for (const [key, value] of Object.entries(DRAWING_COLORS[name]))
      expect([key, theme.get(propertyOf(key))]).toEqual([key, value]);
  });

  test.each([
    ["ink", "paper"],
    ["ink", "wash"],
    ["ink", "accent-wash"],
    ["ink-soft", "paper"],
    ["ink-soft", "wash"],
    ["ink-soft", "accent-wash"],
    ["accent", "paper"],
    ["accent", "wash"],
    ["accent", "accent-wash"],
    ["paper", "accent"],
    ["warn", "warn-wash"],
    ["warn", "paper"],
    ["error", "error-wash"],
    ["error", "paper"],
    ["good", "paper"],
    ["good", "good-wash"],
    ["paper", "error"],
  ])("%s on %s is legible text", (front, back) => {
    expect(contrastOf(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test("MP13 land is told from water, and coasts and borders from land", () => {
    expect(contrastOf("land", "paper")).toBeGreaterThanOrEqual(1.2);
    expect(contrastOf("coast", "land")).toBeGreaterThanOrEqual(1.5);
  });

  test("the border of a control is visible on paper and wash", () => {
    expect(contrastOf("control", "paper")).toBeGreaterThanOrEqual(3);
    expect(contrastOf("control", "wash")).toBeGreaterThanOrEqual(3);
  });
});

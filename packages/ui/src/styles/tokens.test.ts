import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Theme, THEMES } from "./tokens.ts";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

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
  const theme = THEMES[name];

  test("the style sheet holds the same colours wherever it sets the theme", () => {
    const blocks = css.split("}").filter((block) => block.includes(`color-scheme: ${name};`));
    expect(blocks).toHaveLength(name === "light" ? 1 : 2);
    for (const block of blocks)
      for (const [key, value] of Object.entries(theme))
        expect(block).toContain(`--${propertyOf(key)}: ${value};`);
  });

  test.each<[keyof Theme, keyof Theme]>([
    ["ink", "paper"],
    ["ink", "wash"],
    ["ink", "accentWash"],
    ["inkSoft", "paper"],
    ["inkSoft", "wash"],
    ["inkSoft", "accentWash"],
    ["accent", "paper"],
    ["accent", "wash"],
    ["accent", "accentWash"],
    ["paper", "accent"],
    ["warn", "warnWash"],
    ["warn", "paper"],
    ["error", "errorWash"],
    ["error", "paper"],
    ["good", "paper"],
    ["good", "goodWash"],
    ["paper", "error"],
  ])("%s on %s is legible text", (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(4.5);
  });

  test("the border of a control is visible on paper and wash", () => {
    expect(contrast(theme.control, theme.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.control, theme.wash)).toBeGreaterThanOrEqual(3);
  });
});

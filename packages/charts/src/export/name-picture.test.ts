import { expect, test } from "vitest";
import { namePicture } from "./name-picture.ts";

test("a picture is named by its title in plain letters, and by its scale where that is not 1", () => {
  expect(namePicture("Énergie : « éolien »", "svg")).toBe("energie-eolien.svg");
  expect(namePicture("Power", "png")).toBe("power.png");
  expect([2, 3].map((scale) => namePicture("Power", "png", scale))).toEqual([
    "power-2x.png",
    "power-3x.png",
  ]);
  expect(namePicture("日本", "png", 2)).toBe("chart-2x.png");
});

test("a long title ends with a letter", () => {
  expect(namePicture(`${"a".repeat(59)} b`, "png", 2)).toBe(`${"a".repeat(59)}-2x.png`);
});

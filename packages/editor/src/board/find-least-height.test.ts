import { describe, expect, test } from "vitest";
import { findLeastHeight } from "./find-least-height.ts";

describe("LA17 a block on a canvas has room for its drawing", () => {
  const wide = { width: 600, height: 7962 };

  test.each(["bar", "map", "table"] as const)("%s: as high as what it shows", (chartType) => {
    expect(findLeastHeight({ chartType }, wide)).toBe(7962);
  });

  test("small charts: all of their rows", () => {
    expect(
      findLeastHeight({ chartType: "column", extensions: { panels: { dimension: "sex" } } }, wide),
    ).toBe(7962);
  });

  test("others take the height of their place, from two fifths of its width on", () => {
    expect(findLeastHeight({ chartType: "column" }, wide)).toBe(240);
    expect(findLeastHeight({ chartType: "line" }, { width: 300, height: 400 })).toBe(150);
    expect(findLeastHeight({ chartType: "line" }, { width: 600, height: 100 })).toBe(100);
  });
});

import { expect, test } from "vitest";
import { deriveSteadyHeight } from "./derive-steady-height.ts";

const drawn = { width: 400, height: 300, head: 60 };

test("a drawing keeps the height to which the browser scaled the first response", () => {
  expect(deriveSteadyHeight(undefined, drawn, 400).height).toBe(300);
  expect(deriveSteadyHeight(undefined, drawn, 440).height).toBeCloseTo(330);
});

test("far from the width of the first response it stands between bounds that hold for that response too", () => {
  const narrow = deriveSteadyHeight(undefined, drawn, 200);
  const wide = deriveSteadyHeight(undefined, drawn, 900);
  expect([narrow.height, wide.height]).toEqual([270, 360]);
  expect(narrow.style).toEqual(wide.style);
  expect(wide.style).toMatchObject({ "--least-height": "270px", "--most-height": "360px" });
});

test("bars keep the height of their rows", () => {
  const heights = [200, 400, 900].map((shown) => deriveSteadyHeight("rows", drawn, shown).height);
  expect(heights).toEqual([300, 300, 300]);
});

test("rows of bars grow with names that break where they are drawn anew in less width", () => {
  const most = (shown: number) => deriveSteadyHeight("rows", drawn, shown).style["--most-height"];
  expect([most(399), most(400), most(500)]).toEqual([undefined, "300px", "300px"]);
});

test("the key of a map keeps its height, and the map below it its shape", () => {
  const narrow = deriveSteadyHeight("shape", drawn, 200);
  expect(narrow.height).toBe(60 + 120);
  expect(narrow.style["--height"]).toBe("calc(60px + 60cqi + 0*max(0px, 400px - 100cqi))");
  expect(deriveSteadyHeight("shape", drawn, 400).height).toBe(300);
  expect(deriveSteadyHeight(undefined, drawn, 200).style["--height"]).toBeUndefined();
});

test("keys that stand below each other in a narrow window have the room for it, from the width that was sent down", () => {
  const keys = { ...drawn, narrow: { width: 200, height: 100 } };
  const heights = [200, 300, 400, 500].map(
    (shown) => deriveSteadyHeight("shape", keys, shown).height,
  );
  expect(heights).toEqual([100 + 120, 80 + 180, 60 + 240, 60 + 300]);
  const { style } = deriveSteadyHeight("shape", keys, 200);
  expect(style["--height"]).toBe("calc(60px + 60cqi + 0.2*max(0px, 400px - 100cqi))");
});

import { describe, expect, it } from "vitest";
import type { SceneDatum } from "../scene/scene.ts";
import { findExtentOf, findTransform, zoomExtent } from "./zoom-extent.ts";

const home = { x: 10, y: -5, width: 40, height: 20 };
const bounds = [6, 46, 10, 48] as const;
const plot = { x: 0, y: 60, width: 800, height: 400 };

describe("the part of its plane that a map shows", () => {
  it("is the whole of it while nothing is moved", () => {
    expect(zoomExtent({ home }, plot, { k: 1, x: 0, y: 0 })).toEqual(home);
  });

  it("is half as wide at twice the size, round the point that stays", () => {
    // The middle of the plot stays where it is.
    const [x, y] = [400 - 2 * 400, 260 - 2 * 260];
    expect(zoomExtent({ home }, plot, { k: 2, x, y })).toEqual({
      x: 20,
      y: 0,
      width: 20,
      height: 10,
    });
  });

  it("leads back to the transform that shows it", () => {
    const transform = { k: 3, x: -123, y: -456 };
    const shown = zoomExtent({ home }, plot, transform);
    const back = findTransform({ home, shown }, plot);
    expect(back.k).toBeCloseTo(3);
    expect(back.x).toBeCloseTo(-123);
    expect(back.y).toBeCloseTo(-456);
  });
});

const datumAt = (x: number, y: number): SceneDatum => ({ anchor: { x, y } }) as SceneDatum;

describe("a place that the keyboard comes to", () => {
  const shown = { x: 20, y: 0, width: 20, height: 10 };
  const scene = { plot, extent: { home, shown, bounds, isLocked: false } };

  it("moves nothing where it is seen", () => {
    expect(findExtentOf(datumAt(10, 70), scene)).toBeUndefined();
  });

  it("comes into the middle where it lies beyond the edge, at the same size", () => {
    expect(findExtentOf(datumAt(900, 260), scene)).toEqual({ ...shown, x: 30 });
    const near = findExtentOf(datumAt(-40, 260), scene);
    expect(near?.x).toBe(home.x);
    expect(near?.width).toBe(20);
  });

  it("moves nothing where the author has locked the map", () => {
    expect(
      findExtentOf(datumAt(900, 260), { plot, extent: { home, shown, bounds, isLocked: true } }),
    ).toBeUndefined();
  });
});

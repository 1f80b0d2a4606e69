import { expect, it } from "vitest";
import { readBaseMap } from "./base-map.ts";

/** The southernmost point of land, in degrees. */
const findSouth = async (south: number): Promise<number> => {
  const { land, transform } = await readBaseMap([-180, south, 180, 80], 256);
  const ys = land.flatMap((ring) => {
    let y = 0;
    return ring.filter((_, at) => at % 2 === 1).map((step) => (y += step));
  });
  return Math.min(...ys) * transform.scale[1] + transform.translate[1];
};

it("MP27 a map has the Antarctic only where it shows a place there", async () => {
  expect(await findSouth(-55)).toBeGreaterThan(-60);
  expect(await findSouth(-75)).toBeLessThan(-70);
});

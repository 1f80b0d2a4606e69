import { setImmediate } from "node:timers/promises";
import type { GeoBox } from "@statelier/model";
import { afterEach, expect, it, vi } from "vitest";
import { readBaseMap } from "./base-map.ts";

afterEach(() => vi.restoreAllMocks());

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

it.each([
  { name: "Europe and all of Russia", box: [-25, 35, -169, 82] as const },
  { name: "Russia", box: [19, 41, -169, 82] as const },
  { name: "the Americas and Russia", box: [60, -55, -34, 83] as const },
])("MP28 no land runs on beyond the edge of a map: $name", async ({ box }) => {
  const [west, , east] = box;
  const middle = west + (east - west + 360) / 2;
  const turn = (longitude: number): number =>
    ((((longitude - middle + 180) % 360) + 360) % 360) - 180;
  const { land, borders, transform } = await readBaseMap(box, 256);
  const steps = [...land, ...borders].flatMap((line) => {
    let x = 0;
    const at = line
      .filter((_, index) => index % 2 === 0)
      .map((step) => turn((x += step) * transform.scale[0] + transform.translate[0]));
    return at.slice(1).map((to, index) => Math.abs(to - (at[index] ?? to)));
  });
  expect(Math.max(...steps)).toBeLessThan(180);
});

/** Edges of land along the antimeridian. */
const countCutEdges = async (box: GeoBox): Promise<number> => {
  const { land, transform } = await readBaseMap(box, 512);
  const [step] = transform.scale;
  return land.reduce((sum, ring) => {
    let x = transform.translate[0];
    const isOnCut = ring.flatMap((value, at) => {
      if (at % 2 === 1) return [];
      x += value * step;
      return [Math.abs(Math.abs(x) - 180) < step];
    });
    return sum + isOnCut.filter((is, at) => is && isOnCut[at - 1]).length;
  }, 0);
};

it.each([
  { name: "Russia", box: [19, 41, -169, 82] as const },
  { name: "Fiji", box: [177, -19, -179, -16] as const },
  { name: "round the North Pole", box: [-180, 66, 180, 84] as const },
  { name: "round the South Pole", box: [-180, -90, 180, -64] as const },
])("MP51 land is not cut where a map runs on over the antimeridian: $name", async ({ box }) => {
  expect(await countCutEdges(box)).toBe(0);
});

it("MP51 land ends at the antimeridian where a map does", async () => {
  const { land, transform } = await readBaseMap([-180, -55, 180, 80], 512);
  const ends = land.flatMap((ring) => {
    let x = transform.translate[0];
    return ring.flatMap((value, at) => (at % 2 === 0 ? [(x += value * transform.scale[0])] : []));
  });
  expect([Math.min(...ends), Math.max(...ends)]).toEqual([-180, 180]);
});

it("MP53 land is as fine as it is drawn where a map shows areas, and coarser around them", async () => {
  const box: GeoBox = [-24.5, 34.8, 40.2, 71.2];
  const { land, transform } = await readBaseMap(box, 1024);
  const steps = { inside: [] as number[], outside: [] as number[] };
  for (const ring of land) {
    let [x, y] = transform.translate;
    ring.forEach((value, at) => {
      if (at % 2 === 0) x += value * transform.scale[0];
      else {
        y += value * transform.scale[1];
        const length = Math.hypot(ring[at - 1]!, value);
        const isInside = x > box[0] && x < box[2] && y > box[1] && y < box[3];
        if (at > 1) steps[isInside ? "inside" : "outside"].push(length);
      }
    });
  }
  const middleOf = (lengths: number[]): number =>
    lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]!;
  expect(middleOf(steps.outside)).toBeGreaterThan(1.5 * middleOf(steps.inside));
});

it("MP53 of a box that is higher than wide land is as fine as its height lets it be drawn", async () => {
  const tall = await readBaseMap([72.7, -0.7, 73.8, 7.1], 1024);
  expect(tall.transform.scale[0] * 4).toBe(2 ** -7);
});

it("a map is cut in turns: others have theirs, and who asks is told first how much is cut", async () => {
  await readBaseMap([-1, -1, 1, 1], 256);
  // Each look at the clock is a turn later: how many turns there are does not depend on the machine.
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 10));
  const spent: number[] = [];
  let turns = 0;
  let isDone = false;
  const spend = async (points: number): Promise<void> => void spent.push(points);
  const cutting = readBaseMap([-12, 34, 46, 62], 4096, { spend, inTurn: (work) => work() });
  void cutting.then(() => (isDone = true));
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  expect(turns).toBeGreaterThan(100);
  expect(spent).toEqual([expect.toSatisfy((points) => points > 20_000)]);
  // The next one has the answer of the first.
  const never = () => Promise.reject(new Error("Nothing is cut."));
  expect(await readBaseMap([-11.9, 34.1, 45.9, 61.9], 4096, { spend: never, inTurn: never })).toBe(
    await cutting,
  );
});

it("what is too much for who asks is not cut, and is for the next one", async () => {
  const refuse = () => Promise.reject(new Error("Too much."));
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => work();
  const box: GeoBox = [100, -40, 150, -10];
  await expect(readBaseMap(box, 512, { spend: refuse, inTurn })).rejects.toThrow("Too much.");
  expect((await readBaseMap(box, 512)).land.length).toBeGreaterThan(0);
});

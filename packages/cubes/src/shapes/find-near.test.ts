import { expect, it } from "vitest";
import { findNear } from "./find-near.ts";

type Box = [west: number, south: number, east: number, north: number];

const part = ([west, south, east, north]: Box, size: number) => ({
  west,
  south,
  east,
  north,
  size,
});
const mainland = part([-5, 42, 8, 51], 550);

it("MP25 what lies far from the largest part of an area is overseas", () => {
  const [corsica, guiana] = [part([8.5, 41, 9.5, 43], 9), part([-54, 2, -51, 6], 84)];
  expect(findNear([guiana, corsica, mainland])).toEqual(new Set([mainland, corsica]));
});

it("MP25 a chain of islands is followed, however far it goes", () => {
  const islands = [10, 14, 18, 22, 26].map((west) => part([west, 45, west + 1, 46], 5));
  expect(findNear([mainland, ...islands.toReversed()]).size).toBe(6);
});

it("MP25 a rock between two parts does not bring them together", () => {
  const [rock, islands] = [part([0, 54, 0.1, 54.1], 0.1), part([0, 57, 4, 60], 40)];
  expect(findNear([mainland, rock, islands])).toEqual(new Set([mainland, rock]));
});

it("MP25 a large part counts wherever it is", () => {
  const other = part([30, 42, 40, 51], 200);
  expect(findNear([mainland, other])).toEqual(new Set([mainland, other]));
});

it("MP25 beyond the antimeridian is as near as before it", () => {
  const [west, east] = [part([27, 41, 180, 77], 1_600), part([-180, 64, -170, 69], 12)];
  expect(findNear([west, east])).toEqual(new Set([west, east]));
  const [island, next] = [
    part([-179.5, -19, -179, -18.5], 1),
    part([177, -18.3, 178.6, -17.3], 10),
  ];
  expect(findNear([island, next])).toEqual(new Set([island, next]));
});

it("MP25 a few hundred kilometres are near for a small area, too", () => {
  const [town, port] = [part([8.5, 53, 9, 53.2], 3), part([8.5, 53.5, 8.7, 53.6], 0.5)];
  expect(findNear([town, port])).toEqual(new Set([town, port]));
});

it("MP25 scattered small islands are all of their area, though none is near to the largest", () => {
  const kiribati = [
    part([-157.6, 1.7, -157.2, 2], 320),
    ...[171, 173, 175].map((west) => part([west, 1, west + 0.3, 1.3], 40)),
    part([-171.7, -2.9, -171.6, -2.8], 9),
  ];
  expect(findNear(kiribati)).toEqual(new Set(kiribati));
});

it("MP25 a small mainland stays one, beside smaller islands at the other end of the globe", () => {
  const [mainland, island] = [
    part([3.4, 50.8, 7.2, 53.5], 33_000),
    part([-68.4, 12, -68.2, 12.3], 290),
  ];
  expect(findNear([island, mainland])).toEqual(new Set([mainland]));
});

it("MP25 an area without parts has none near", () => {
  expect(findNear([])).toEqual(new Set());
});

import type { Position } from "geojson";
import { expect, test } from "vitest";
import { outlineCountries, outlineUsStates } from "./areas.ts";
import { listCountries } from "./countries.ts";
import { cutAtAntimeridian } from "@statelier/cubes";

const deriveSize = (ring: Position[]) =>
  ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = ring[index] ?? [];
    return sum + beforeX * y - x * beforeY;
  }, 0) / 2;

const areas = { countries: outlineCountries(), states: outlineUsStates() };

test("every country has a region, a name of its own and an outline", () => {
  const listed = listCountries();
  const countries = listed.filter(({ aliases }) => aliases !== undefined);
  const regions = new Set(
    listed.filter(({ parent }) => parent === "world").map(({ value }) => value),
  );
  expect(countries).toHaveLength(188);
  expect(countries.every(({ parent }) => regions.has(parent ?? ""))).toBe(true);
  for (const locale of ["de", "fr", "it", "en"] as const)
    expect(new Set(countries.map(({ label }) => label[locale])).size).toBe(188);
  const outlined = areas.countries.features.map(({ id }) => id);
  expect(outlined).toEqual(countries.map(({ value }) => value));
  expect(areas.states.features).toHaveLength(52);
});

test.each(["countries", "states"] as const)(
  "rings of %s are closed, turn the right way and stay on the map",
  (name) => {
    const polygons = areas[name].features.flatMap(({ geometry }) => geometry.coordinates);
    const rings = polygons.flat();
    const holes = polygons.flatMap(([, ...others]) => others);
    const leapsOf = (ring: Position[]) =>
      ring.slice(1).map(([x = 0], index) => Math.abs(x - (ring[index]?.[0] ?? 0)));
    expect(polygons.filter(([outer = []]) => deriveSize(outer) <= 0)).toEqual([]);
    expect(holes.filter((ring) => deriveSize(ring) >= 0)).toEqual([]);
    expect(rings.filter((ring) => ring[0]?.join() !== ring.at(-1)?.join())).toEqual([]);
    expect(rings.filter((ring) => Math.max(...leapsOf(ring)) > 180)).toEqual([]);
  },
);

test("outlines keep their place and rough size", () => {
  const find = (id: string) => areas.countries.features.find((feature) => feature.id === id)!;
  const sizeOf = (id: string) =>
    find(id).geometry.coordinates.reduce(
      (sum, rings) => sum + rings.reduce((total, ring) => total + deriveSize(ring), 0),
      0,
    );
  const longitudes = find("CHE")
    .geometry.coordinates.flat(2)
    .map(([x = 0]) => x);
  expect(Math.min(...longitudes)).toBeCloseTo(6, 0);
  expect(Math.max(...longitudes)).toBeCloseTo(10.5, 0);
  expect(sizeOf("BRA")).toBeGreaterThan(650);
  expect(sizeOf("BRA")).toBeLessThan(750);
});

test("MP26 countries of atolls keep their thin islands, which land around would show in grey", () => {
  const listIslands = (code: string) =>
    areas.countries.features.find(({ id }) => id === code)!.geometry.coordinates;
  expect(listIslands("MDV").length).toBeGreaterThan(100);
  // The atoll on which Kiribati's capital lies.
  const isOnTarawa = ([x = 0, y = 0]: Position): boolean =>
    Math.abs(x - 173.03) < 0.2 && Math.abs(y - 1.43) < 0.2;
  expect(listIslands("KIR").flat(2).filter(isOnTarawa).length).toBeGreaterThan(20);
});

test("a polygon over the 180th meridian is cut in two, others stay", () => {
  const over = [
    [
      [170, 0],
      [-170, 0],
      [-170, 10],
      [170, 10],
      [170, 0],
    ],
  ];
  expect(cutAtAntimeridian(over)).toEqual([
    [
      [
        [170, 0],
        [180, 0],
        [180, 10],
        [170, 10],
        [170, 0],
      ],
    ],
    [
      [
        [-180, 0],
        [-170, 0],
        [-170, 10],
        [-180, 10],
        [-180, 0],
      ],
    ],
  ]);
  const inside = [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ];
  expect(cutAtAntimeridian(inside)).toEqual([inside]);
});

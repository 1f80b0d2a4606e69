import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import type { PlotScene } from "../../scene/scene.ts";
import { shortenNames } from "./label-column.ts";

const namesOf = ({ texts, plot }: PlotScene): string[][] =>
  texts
    .filter(({ role, y, anchor }) => role === "tick" && anchor === "end" && y > plot.y)
    .map(({ lines }) => [...lines]);

test("on a phone the names of a list of thirty have two lines and are whole", () => {
  const names = namesOf(drawFixture("bar", "airports", { width: 336 }));
  expect(names).toHaveLength(30);
  expect(Math.max(...names.map((lines) => lines.length))).toBe(2);
  expect(names.flat().filter((line) => line.endsWith("…"))).toEqual([]);
});

test("new bars of places have short names beside them on a phone, and one line each on a desk", () => {
  const change = (config: object): void => {
    Object.assign(config, { extensions: { valueAxes: "fit", barLabels: "direct" } });
  };
  const { components } = readFixture("bar", "airports");
  for (const dimension of components.dimensions)
    Object.assign(dimension, { kind: "GeoCoordinatesDimension" });
  const phone = drawFixture("bar", "airports", { width: 336, change, components });
  const names = namesOf(phone);
  expect(names).toHaveLength(30);
  expect(new Set(names.map(String)).size).toBe(30);
  expect(names.flat().filter((name) => name.includes(","))).toEqual([]);
  expect(phone.height).toBeLessThan(30 * 30);
  const desk = namesOf(drawFixture("bar", "airports", { width: 1152, change }));
  expect(desk.every((lines) => lines.length === 1)).toBe(true);
  expect(desk.flat().some((name) => name.includes(","))).toBe(true);
});

test("names that begin alike are told by what comes behind, codes of all are left out, and names stay whole where that is alike, too", () => {
  expect(
    shortenNames(["New York NY, LaGuardia", "New York NY, Kennedy", "Denver CO, Intl"]),
  ).toEqual(["LaGuardia", "Kennedy", "Denver"]);
  expect(shortenNames(["Portland ME", "Portland OR"])).toEqual(["Portland ME", "Portland OR"]);
  expect(shortenNames(["Basel BS", "Uri"])).toEqual(["Basel BS", "Uri"]);
  expect(shortenNames(["Bern (Stadt)", "Uri"])).toEqual(["Bern", "Uri"]);
  expect(shortenNames(["Wil, Stadt", "Wil, Dorf", "Stadt"])).toBeUndefined();
});

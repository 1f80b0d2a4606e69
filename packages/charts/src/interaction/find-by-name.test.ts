import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import type { PlotScene } from "../scene/scene.ts";
import { readTyped, type Typed } from "./find-by-name.ts";

const NAMES = ["Spain", "Österreich", "South Korea", "South Africa", "Switzerland"];

const scene = {
  locale: "en",
  marks: NAMES.map((name) => ({
    shape: "region",
    datum: { id: name, series: name, categoryLabel: name },
  })),
} as unknown as PlotScene;

/** What keys lead to that come one after the other, so many milliseconds apart. */
const type = (keys: readonly string[], apart = 100): (string | undefined)[] => {
  let typed: Typed | undefined;
  return keys.map((key, at) => {
    typed = readTyped(scene, { key, timeStamp: at * apart }, typed);
    return typed?.found?.categoryLabel;
  });
};

test("letters go to the place whose name begins so, without regard to case and accents", () => {
  expect(type(["o"])).toEqual(["Österreich"]);
  expect(type(Array.from("South k")).at(-1)).toBe("South Korea");
  expect(type(["S", "w"])).toEqual(["South Africa", "Switzerland"]);
  expect(type(["w"])).toEqual([undefined]);
});

test("ligatures are found by their letters, as everywhere where a reader searches", () => {
  const towns = {
    ...scene,
    marks: ["Straßen", "Œuvry"].map((name) => ({
      shape: "region",
      datum: { id: name, series: name, categoryLabel: name },
    })),
  } as unknown as PlotScene;
  const find = (text: string): string | undefined =>
    Array.from(text).reduce<Typed | undefined>(
      (typed, key) => readTyped(towns, { key, timeStamp: 0 }, typed),
      undefined,
    )?.found?.categoryLabel;
  expect(find("strasse")).toBe("Straßen");
  expect(find("straße")).toBe("Straßen");
  expect(find("oeu")).toBe("Œuvry");
  expect(find("œ")).toBe("Œuvry");
});

test("one letter again and again goes from place to place, also after a pause", () => {
  const places = ["South Africa", "South Korea", "Spain", "Switzerland", "South Africa"];
  expect(type(["s", "s", "s", "s", "s"])).toEqual(places);
  expect(type(["s", "s"], 2000)).toEqual(places.slice(0, 2));
});

test("a place stays where no name goes on so, and other keys are none of its business", () => {
  expect(type(["s", "w", "q"])).toEqual(["South Africa", "Switzerland", "Switzerland"]);
  for (const key of [" ", "Enter", "ArrowLeft", "5"])
    expect(readTyped(scene, { key, timeStamp: 0 })).toBeUndefined();
});

test("of a locked map letters find the places that are in sight", () => {
  const locked = drawFixture("map", "cantons-locked", { width: 640 });
  const find = (key: string): string | undefined =>
    readTyped(locked, { key, timeStamp: 0 })?.found?.categoryLabel;
  expect(find("b")).toBe("Bern");
  expect(find("g")).toBeUndefined();
  expect(
    readTyped(
      { ...locked, extent: { ...locked.extent!, isLocked: false } },
      { key: "g", timeStamp: 0 },
    )?.found,
  ).toBeDefined();
});

import { expect, test } from "vitest";
import { assertDrawn } from "../testing/property-runs.ts";
import { findHolders } from "./find-holders.ts";

test("the first text that holds a part, wherever in it, and none for a part that no text holds", () => {
  const texts = ["", "c/place2", "c/place", "a\nb"];
  const parts = new Set(["place", "place2", "ace", "c/place", "a\nb", "b", "", "d"]);
  expect(Object.fromEntries(findHolders(parts, texts))).toEqual({
    place: "c/place2",
    place2: "c/place2",
    ace: "c/place2",
    "c/place": "c/place2",
    "a\nb": "a\nb",
    b: "a\nb",
    "": "",
  });
});

test("as if each part were looked for in each text", () => {
  assertDrawn((draw) => {
    const make = (most: number): string =>
      Array.from({ length: draw.integer(0, most) }, () => draw.from("a", "b", "\n")).join("");
    const texts = Array.from({ length: draw.integer(0, 4) }, () => make(10));
    const parts = new Set(Array.from({ length: draw.integer(0, 8) }, () => make(5)));
    const expected = [...parts].flatMap((part) => {
      const holder = texts.find((text) => text.includes(part));
      return holder === undefined ? [] : [[part, holder]];
    });
    expect(Object.fromEntries(findHolders(parts, texts))).toEqual(Object.fromEntries(expected));
  });
});

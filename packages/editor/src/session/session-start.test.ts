import { expect, test } from "vitest";
import { parseSessionStart } from "./session-start.ts";

const parse = (id: string, query = "") => parseSessionStart(id, new URLSearchParams(query));

test("new with a dataset starts from it, in the source that is named", () => {
  expect(parse("new", "cube=https://example.org/c&dataSource=mine")).toEqual({
    type: "cube",
    iri: "https://example.org/c",
    dataSource: "mine",
  });
});

test("to edit opens a copy, in the state that is asked for", () => {
  expect(parse("new", "copy=abcdefghijkl")).toEqual({
    type: "copy",
    key: "abcdefghijkl",
    isLayouting: false,
  });
  expect(parse("new", "edit=abcdefghijkl&state=LAYOUTING")).toEqual({
    type: "copy",
    key: "abcdefghijkl",
    isLayouting: true,
  });
});

test("new without anything leads to the catalogue, published loads nothing, an id is restored", () => {
  expect(parse("new")).toEqual({ type: "browse" });
  expect(parse("published", "cube=x")).toEqual({ type: "published" });
  expect(parse("abcdefghijkl", "cube=x")).toEqual({ type: "stored", id: "abcdefghijkl" });
});

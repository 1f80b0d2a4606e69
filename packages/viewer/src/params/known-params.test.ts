import { expect, test } from "vitest";
import { listKnownParams } from "./known-params.ts";

const list = (search: string) => listKnownParams(new URLSearchParams(search));

test("what changes the view is known, campaign marks and the mark of a new chart are not", () => {
  expect(
    list("utm_source=mail&f.country=che&t.from=1970&as=table&metadata=general&publishSuccess=true"),
  ).toEqual([
    ["f.country", "che"],
    ["t.from", "1970"],
    ["as", "table"],
    ["metadata", "general"],
  ]);
});

test("flags are known by their own names alone, in one order", () => {
  expect(list("removeFilters=true&fbclid=1")).toEqual([["removeFilters", "true"]]);
});

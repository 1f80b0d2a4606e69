import { type Layout, makeLayout, type LayoutType } from "@statelier/document";
import { expect, test } from "vitest";
import { makeTestEnvironment } from "../testing/make-test-environment.ts";
import { LeftLayouts } from "./left-layouts.ts";

const TEXT = { de: "", fr: "", it: "", en: "" };
const meta = { title: TEXT, description: TEXT, label: TEXT };

const make = (type: LayoutType): Layout =>
  makeLayout(type, { meta, blocks: [{ type: "chart", key: "a", initialized: true }] }, ["a"]);

test("LA15 layouts that were left are there when the page is opened anew, the last one first", () => {
  const { environment, logged } = makeTestEnvironment();
  const left = new LeftLayouts(environment, "abc");
  expect(left.find("canvas")).toBeUndefined();
  expect(left.findLast(["canvas", "tall"])).toBeUndefined();
  for (const type of ["canvas", "tall", "canvas", "tab"] as const) left.keep(make(type));
  const again = new LeftLayouts(environment, "abc");
  expect(again.find("canvas")).toEqual(make("canvas"));
  expect(again.findLast(["tall", "vertical", "canvas"])).toBe("canvas");
  expect(new LeftLayouts(environment, "other").find("canvas")).toBeUndefined();
  expect(logged).toEqual([]);
});

test("they go with the document to its new id", () => {
  const { environment, stored } = makeTestEnvironment();
  const left = new LeftLayouts(environment, "abc");
  left.keep(make("canvas"));
  left.move("stored-key");
  expect(new LeftLayouts(environment, "stored-key").find("canvas")).toEqual(make("canvas"));
  expect([...stored.keys()]).toEqual(["statelier-layouts:stored-key"]);
});

test("what is no layout is passed over and named in the log, and a full browser forgets them with the page", () => {
  const { environment, logged } = makeTestEnvironment();
  const { storage } = environment;
  storage.setItem("statelier-layouts:abc", JSON.stringify({ layouts: [{}, make("tall"), 1] }));
  expect(new LeftLayouts(environment, "abc").findLast(["canvas", "tall"])).toBe("tall");
  storage.setItem("statelier-layouts:abc", "{");
  expect(new LeftLayouts(environment, "abc").find("tall")).toBeUndefined();
  expect(logged).toEqual([1, 2].map(() => "Error while decoding layouts of abc"));
  const full = new LeftLayouts(makeTestEnvironment({ isFull: true }).environment, "abc");
  full.keep(make("canvas"));
  expect(full.find("canvas")).toEqual(make("canvas"));
});

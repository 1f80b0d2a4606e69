import { expect, test } from "vitest";

import { checkValues, deriveValueId } from "./check-values.ts";

const value = (name: string, more: object = {}) => ({ value: name, label: name, ...more });
const hierarchy = { label: "H", levels: ["Region", "Country"] };

test("an id is the value itself where it can stand in an IRI, else a plain form of it", () => {
  expect(deriveValueId({ value: "CHE" })).toBe("CHE");
  expect(deriveValueId({ value: "Côte d’Ivoire" })).toBe("cote-d-ivoire");
  expect(deriveValueId({ value: "…", id: "more" })).toBe("more");
});

test("a list with unique names, ids and a tree has no problems", () => {
  const values = [
    value("World"),
    value("Europe", { parent: "World" }),
    value("CHE", { parent: "Europe", aliases: ["CHE", "Switzerland"] }),
  ];
  expect(checkValues({ values, hierarchy }, "list")).toEqual([]);
});

test.each([
  [[value("a"), value("a")], 'list: "a" stands in the list twice'],
  [[value("a"), value("b", { aliases: ["a"] })], 'list: "a" is a name of both "a" and "b"'],
  [
    [value("a b"), value("A-B", { id: "a-b" })],
    'list: "a b" and "A-B" have the same id "a-b"; give one an `id`',
  ],
  [[value("?")], 'list: "?" needs an `id` of letters and digits'],
])("names and ids must be unique: %j", (values, problem) => {
  expect(checkValues({ values }, "list")).toEqual([problem]);
});

test.each([
  [[value("a", { parent: "b" }), value("b", { parent: "a" })], "go in a circle"],
  [[value("a", { parent: "x" })], 'has the parent "x", which is not in the list'],
  [[value("a")], "has a hierarchy, but no value has a parent"],
  [
    [
      value("a"),
      value("b", { parent: "a" }),
      value("c", { parent: "b" }),
      value("d", { parent: "c" }),
    ],
    '"d" is 3 levels below its root, but 2 levels are named',
  ],
])("a hierarchy must be a tree with named levels: %j", (values, problem) => {
  expect(checkValues({ values, hierarchy }, "list").join()).toContain(problem);
});

test("parents without a hierarchy are refused", () => {
  expect(checkValues({ values: [value("a"), value("b", { parent: "a" })] }, "list")).toEqual([
    "list: values have parents, but `hierarchy` (label and levels) is missing",
  ]);
});

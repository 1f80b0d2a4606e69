import { expect, test } from "vitest";
import { parseSessionStart } from "./session-start.ts";

const iri = "https://example.org/c";
const key = "abcdefghijkl";

test.each([
  ["new", `cube=${iri}&dataSource=mine`, { type: "cube", iri, dataSource: "mine" }],
  ["new", `copy=${key}`, { type: "copy", key, isLayouting: false, isEdit: false }],
  [
    "new",
    `edit=${key}&anew=true`,
    { type: "copy", key, isLayouting: false, isEdit: true, isAnew: true },
  ],
  ["new", `edit=${key}&state=LAYOUTING`, { type: "copy", key, isLayouting: true, isEdit: true }],
  ["new", "", { type: "browse" }],
  ["published", "cube=x", { type: "published" }],
  [key, "cube=x", { type: "stored", id: key }],
])("the address %s with the query “%s” asks for one thing", (id, query, start) => {
  expect(parseSessionStart(id, new URLSearchParams(query))).toEqual(start);
});

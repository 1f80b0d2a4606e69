import { expect, test } from "vitest";
import { readPath } from "./read-path.ts";

test("a dotted path is followed as far as there is something", () => {
  const value = { realm: { roles: ["a"] }, none: null };
  expect(readPath(value, "realm.roles")).toEqual(["a"]);
  expect(readPath(value, "realm")).toBe(value.realm);
  for (const path of ["other", "none.roles", "realm.roles.name", ""])
    expect(readPath(value, path)).toBeUndefined();
  expect(readPath(undefined, "a")).toBeUndefined();
});

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { SCHEMA_STEPS } from "./schema-steps.ts";

test("there is one file for each step, named like it, in the order of the list", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d/.test(file));
  expect(SCHEMA_STEPS.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

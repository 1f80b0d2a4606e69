import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import { buildOptionNodes } from "./option-nodes.ts";

test("SO7 values to choose from follow their names, not codes that nobody sees", () => {
  const countries = makeTestDimension("country", ["BRA", "BRB"], {
    values: [
      { value: "BRA", label: "Brazil", identifier: "BRA" },
      { value: "BRB", label: "Barbados", identifier: "BRB" },
    ],
  });
  expect(buildOptionNodes(countries).map(({ label }) => label)).toEqual(["Barbados", "Brazil"]);
});

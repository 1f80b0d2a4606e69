import { expect, test } from "vitest";
import { joinNames } from "./join-names.ts";

test("names with a comma of their own are not taken for two", () => {
  expect(joinNames(["Barbados", "Grenada"], "en")).toBe("Barbados, Grenada");
  expect(joinNames(["Grenada", "Hong Kong, China"], "en")).toBe("Grenada; Hong Kong, China");
  expect(joinNames(["Grenade", "Hong Kong, Chine"], "fr")).toBe("Grenade\u202f; Hong Kong, Chine");
});

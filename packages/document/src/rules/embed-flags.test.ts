import { expect, test } from "vitest";
import { EMBED_FLAGS, readEmbedFlags } from "./embed-flags.ts";

test("EM1 an embed flag is on where its value is true, and only then", () => {
  const read = (query: string) => readEmbedFlags(new URLSearchParams(query));
  expect(EMBED_FLAGS).toHaveLength(6);
  for (const flag of EMBED_FLAGS) {
    expect(read(`${flag}=true`)).toEqual([flag]);
    for (const value of ["", "1", "TRUE", "false", "true "])
      expect(read(`${flag}=${value}`)).toEqual([]);
    expect(read(flag)).toEqual([]);
  }
  expect(read("removeFilters=true&optimizeSpace=true")).toEqual(["optimizeSpace", "removeFilters"]);
  expect(read("disableBorder=true")).toEqual(["removeBorder"]);
  expect(read("disableBorder=true&removeBorder=true")).toEqual(["removeBorder"]);
});

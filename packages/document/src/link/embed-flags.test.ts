import { expect, test } from "vitest";
import { EMBED_FLAGS, readEmbedFlags, writeEmbedFlags } from "./embed-flags.ts";

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

test("EM2 setting flags rewrites them under their own names and nothing else", () => {
  const write = (query: string, flags: Parameters<typeof writeEmbedFlags>[1]) =>
    String(writeEmbedFlags(new URLSearchParams(query), flags));
  expect(write("f.a=b&disableBorder=true&hide=x&hide=y", ["removeFilters"])).toBe(
    "f.a=b&hide=x&hide=y&removeFilters=true",
  );
  expect(write("removeFilters=false&chart=2", [])).toBe("chart=2");
  expect(write("", ["removeFilters", "removeBorder"])).toBe("removeBorder=true&removeFilters=true");
});

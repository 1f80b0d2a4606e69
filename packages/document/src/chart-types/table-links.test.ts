import { describe, expect, test } from "vitest";
import {
  canEndLinks,
  isLinkBase,
  LONGEST_LINK_BASE,
  makeRowLink,
  readTableLinks,
} from "./table-links.ts";

const WHOLE = {
  enabled: true,
  baseUrl: "https://example.org/countries/",
  componentId: "country",
  targetComponentId: "name",
};
const { enabled: _enabled, ...LINKS } = WHOLE;

describe("TB7 the links of a table", () => {
  test("in the head of a group end with what all of its rows share", () => {
    const groups = ["region", "country"];
    expect(canEndLinks(groups, "country", "country")).toBe(true);
    expect(canEndLinks(groups, "country", "region")).toBe(true);
    expect(canEndLinks(groups, "region", "country")).toBe(false);
    expect(canEndLinks(groups, "country", "year")).toBe(false);
    expect(canEndLinks(groups, "year", "country")).toBe(true);
  });

  test("are there where they are on and whole", () => {
    expect(readTableLinks({ extensions: { links: WHOLE } })).toEqual(LINKS);
    for (const lack of [
      { enabled: false },
      { baseUrl: "" },
      { baseUrl: "javascript:alert(1)//" },
      { baseUrl: "https://www.admin.example@evil.example/" },
      { componentId: null },
      { targetComponentId: "" },
    ])
      expect(readTableLinks({ extensions: { links: { ...WHOLE, ...lack } } })).toBeUndefined();
    expect(readTableLinks({})).toBeUndefined();
  });

  test.each([
    ["https://data.example/country/756", "https://example.org/countries/756"],
    ["https://data.example/country/756/", "https://example.org/countries/756"],
    ["https://data.example/country#756", "https://example.org/countries/756"],
    ["urn:country:756", "https://example.org/countries/urn:country:756"],
    ["Côte d’Ivoire", "https://example.org/countries/C%C3%B4te%20d%E2%80%99Ivoire"],
    ["../../admin", "https://example.org/countries/..%2F..%2Fadmin"],
    [756, "https://example.org/countries/756"],
    [null, undefined],
    ["", undefined],
  ])("of %j lead to %j", (value, address) => {
    expect(makeRowLink(LINKS, value)).toBe(address);
  });

  test("never lead to another site than the author's", () => {
    const links = { ...LINKS, baseUrl: "https://example.org" };
    expect(makeRowLink(links, "https://data.example/@evil.example")).toBeUndefined();
    expect(makeRowLink(links, "https://data.example/.evil.example")).toBeUndefined();
    expect(makeRowLink({ ...links, baseUrl: "https://" }, "https://x.example/evil")).toBe(
      undefined,
    );
  });

  test.each(["http://a.example/?id=", "https://a.example"])("begin with an address: %s", (text) => {
    expect(isLinkBase(text)).toBe(true);
  });

  test.each(["javascript:alert(1)", "data:text/html,", "//a.example", "a.example", "", "https://"])(
    "do not begin with what is no address of a page: %j",
    (text) => {
      expect(isLinkBase(text)).toBe(false);
    },
  );
});

test("TB7 every row has the beginning of its link: one that is very long is none", () => {
  const base = "https://example.org/";
  expect(isLinkBase(base + "a".repeat(LONGEST_LINK_BASE - base.length))).toBe(true);
  expect(isLinkBase(base + "a".repeat(LONGEST_LINK_BASE - base.length + 1))).toBe(false);
});

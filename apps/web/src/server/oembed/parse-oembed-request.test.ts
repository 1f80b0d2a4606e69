import { expect, test } from "vitest";
import { parseOembedRequest } from "./parse-oembed-request.ts";

const PUBLIC = "https://charts.example";

const parse = (params: Record<string, string>, publicUrl = PUBLIC) => {
  const parsed = parseOembedRequest(new URLSearchParams(params), publicUrl);
  if (!parsed.ok) return parsed.status;
  const { key, locale, params: view, maxWidth, maxHeight } = parsed.request;
  return [key, locale, String(view), maxWidth, maxHeight];
};

test("addresses of charts on this server are read with their view", () => {
  const most = [Infinity, Infinity];
  expect(parse({ url: `${PUBLIC}/de/v/abc-DEF_1234?f.a=b&publishSuccess=true#x` })).toEqual([
    "abc-DEF_1234",
    "de",
    "f.a=b",
    ...most,
  ]);
  expect(parse({ url: "http://charts.example/embed/abc/", format: "json" })).toEqual([
    "abc",
    "en",
    "",
    ...most,
  ]);
  expect(parse({ url: "https://a.example/stat/fr/v/abc" }, "https://a.example/stat")).toEqual([
    "abc",
    "fr",
    "",
    ...most,
  ]);
});

test("the most that a consumer takes is read where it is a number", () => {
  const url = `${PUBLIC}/v/abc`;
  expect(parse({ url, maxwidth: "400", maxheight: "300" })).toEqual(["abc", "en", "", 400, 300]);
  for (const maxwidth of ["", "0", "-5", "1e9", "wide"])
    expect(parse({ url, maxwidth })).toEqual(["abc", "en", "", Infinity, Infinity]);
});

test("an address that is no chart of this server has no answer", () => {
  for (const url of [
    "https://elsewhere.example/de/v/abc",
    "https://charts.example.evil.example/de/v/abc",
    "https://charts.example@evil.example/de/v/abc",
    `${PUBLIC}/de/browse`,
    `${PUBLIC}/de/v/abc.csv`,
    `${PUBLIC}/es/v/abc`,
    "ftp://charts.example/v/abc",
    "file:///etc/passwd",
    "no address",
  ])
    expect(parse({ url })).toBe(404);
});

test("without an address 400, in another format than JSON and XML 501", () => {
  expect(parse({})).toBe(400);
  expect(parse({ url: "" })).toBe(400);
  expect(parse({ url: `${PUBLIC}/v/abc`, format: "yaml" })).toBe(501);
});

import { expect, test } from "vitest";
import { findEmbedAddress } from "./find-embed-address.ts";

test.each([
  ["https://s.example/de/v/abc_DEF-1234", "https://s.example/de/embed/abc_DEF-1234"],
  [
    "https://s.example/v/abc/?f.a=b&removeBorder=true#x",
    "https://s.example/embed/abc?f.a=b&removeBorder=true",
  ],
  ["https://s.example/de/v/abc?publishSuccess=true", "https://s.example/de/embed/abc"],
  ["http://s.example:4000/fr/embed/abc?chart=2", "http://s.example:4000/fr/embed/abc?chart=2"],
])("%s stands in a frame as %s", (href, address) => {
  expect(findEmbedAddress(href)).toBe(address);
});

test.each([
  "",
  "javascript:alert(1)//v/abc",
  "https://s.example/de/v/abc.csv",
  "https://s.example/",
])("%j is no chart", (href) => {
  expect(findEmbedAddress(href)).toBeUndefined();
});

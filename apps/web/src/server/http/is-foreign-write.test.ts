import { expect, it } from "vitest";
import { isForeignWrite } from "./is-foreign-write.ts";

it.each<[string, Record<string, string>, boolean]>([
  ["a program", {}, false],
  ["the site itself", { origin: "https://charts.example", "sec-fetch-site": "same-origin" }, false],
  [
    "the site itself by another name",
    { origin: "http://127.0.0.1:4000", "sec-fetch-site": "same-origin" },
    false,
  ],
  ["a listed site", { origin: "https://portal.example", "sec-fetch-site": "cross-site" }, false],
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, true],
  ["a neighbour", { origin: "https://evil.charts.example", "sec-fetch-site": "same-site" }, true],
  ["a page without an origin", { origin: "null" }, true],
  ["another site that hides its origin", { "sec-fetch-site": "cross-site" }, true],
  ["a neighbour that hides its origin", { "sec-fetch-site": "same-site" }, true],
  ["the address bar", { "sec-fetch-site": "none" }, false],
])("%s", (_, headers, isForeign) => {
  const allowed = ["https://charts.example", "https://portal.example"];
  expect(isForeignWrite(new Headers(headers), allowed)).toBe(isForeign);
});

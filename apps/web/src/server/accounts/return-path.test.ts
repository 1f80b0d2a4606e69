import { expect, it } from "vitest";
import { readReturnPath } from "./return-path.ts";

it.each([
  ["/en/create/abc?x=1", "/en/create/abc?x=1"],
  ["/", "/"],
  ["https://evil.example/", "/"],
  ["//evil.example/", "/"],
  ["/\\evil.example", "/"],
  ["/en/..//evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
  [undefined, "/"],
  [["/en/"], "/"],
])("%s leads to %s", (text, path) => {
  expect(readReturnPath(text, "https://charts.example.org")).toBe(path);
});

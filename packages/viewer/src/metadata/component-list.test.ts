import { expect, test } from "vitest";
import { cutDescription } from "./component-list.tsx";

test("a description of 180 characters stays whole", () => {
  expect(cutDescription("x".repeat(180))).toBeUndefined();
});

test("a longer one is cut after 180 characters, with an ellipsis", () => {
  expect(cutDescription("x".repeat(181))).toBe(`${"x".repeat(180)}…`);
});

test("no character is cut in half, and no space stands before the ellipsis", () => {
  expect(cutDescription("🏔".repeat(181))).toBe(`${"🏔".repeat(180)}…`);
  expect(cutDescription(`${"x".repeat(179)} and more`)).toBe(`${"x".repeat(179)}…`);
});

import { expect, test } from "vitest";
import { takeBack } from "./take-back.ts";

test("Escape gives back what stood in a field as it was entered, also nothing", () => {
  expect(takeBack("Escape", { before: "Lynx", text: "Lynx in the Alps" })).toBe("Lynx");
  expect(takeBack("Escape", { before: "", text: "Lynx" })).toBe("");
});

test("other keys write, and where nothing has changed Escape is for what is around", () => {
  expect(takeBack("x", { before: "Lynx", text: "Lyn" })).toBeUndefined();
  expect(takeBack("Escape", { before: "Lynx", text: "Lynx" })).toBeUndefined();
});

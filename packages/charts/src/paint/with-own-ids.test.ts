import { expect, test } from "vitest";
import { withOwnIds } from "./with-own-ids.ts";

test("what a drawing names is its own on a page with others", () => {
  const text =
    '<svg aria-labelledby="a b"><title id="a"/><pattern id="p"/><path fill="url(#p)"/><use href="#p"/></svg>';
  expect(withOwnIds(text, "x-")).toBe(
    '<svg aria-labelledby="x-a x-b"><title id="x-a"/><pattern id="x-p"/><path fill="url(#x-p)"/><use href="#x-p"/></svg>',
  );
});

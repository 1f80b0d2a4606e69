import { expect, test } from "vitest";
import { nextOrder } from "./next-order.ts";

test.each([
  [{ align: "end" }, "desc"],
  [{ align: "start" }, "asc"],
  [{ align: "end", sorted: "desc" }, "asc"],
  [{ align: "end", sorted: "asc" }, "desc"],
  [{ align: "start", sorted: "asc" }, "desc"],
] as const)("the next click on a head that is %j orders %s", (column, order) => {
  expect(nextOrder(column)).toBe(order);
});

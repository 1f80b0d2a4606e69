import { expect, test } from "vitest";
import { makeLanes } from "./take-lane.ts";

test("what one caller asks for is done one after the other, and no more of it waits than may", async () => {
  const enter = makeLanes(2);
  const order: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const first = enter("a", async () => {
    order.push("first");
    await gate.promise;
    order.push("first ends");
  });
  const second = enter("a", async () => {
    order.push("second");
    throw new Error("no");
  });
  expect(enter("a", async () => undefined)).toBeUndefined();
  await enter("b", async () => order.push("other"));
  expect(order).toEqual(["first", "other"]);
  gate.resolve(undefined);
  await first;
  await expect(second).rejects.toThrow("no");
  expect(order).toEqual(["first", "other", "first ends", "second"]);
  expect(await enter("a", async () => "again")).toBe("again");
});

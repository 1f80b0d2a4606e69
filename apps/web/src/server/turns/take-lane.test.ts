import { setTimeout as pause } from "node:timers/promises";
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

test("does so many at a time where a lane is wider, and takes the shortest", async () => {
  const take = makeLanes(2, 2);
  let underWay = 0;
  let most = 0;
  const act = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await pause(5);
    underWay -= 1;
  };
  const asked = Array.from({ length: 5 }, () => take("one", act));
  expect(asked.filter((each) => each === undefined)).toHaveLength(1);
  for (const each of asked) await each;
  expect(most).toBe(2);
  expect(take("one", act)).toBeDefined();
});

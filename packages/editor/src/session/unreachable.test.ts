import { expect, test } from "vitest";
import { unreachable } from "./unreachable.ts";

test("what types rule out is named where it comes all the same", () => {
  expect(() => unreachable({ type: "donut" } as never)).toThrow(
    'This should be unreachable! but got {"type":"donut"}',
  );
});

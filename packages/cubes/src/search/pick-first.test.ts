import fc from "fast-check";
import { expect, it } from "vitest";

import { pickFirst } from "./pick-first.ts";

it("gives what sorting and cutting gives, equals in their order", () => {
  const item = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.nat());
  const compare = ([a]: [number, number], [b]: [number, number]): number => a - b;
  fc.assert(
    fc.property(fc.array(item), fc.option(fc.nat(8), { nil: undefined }), (list, limit) => {
      expect(pickFirst(list, limit, compare)).toEqual(list.toSorted(compare).slice(0, limit));
    }),
  );
});

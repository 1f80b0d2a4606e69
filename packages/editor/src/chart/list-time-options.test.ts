import { MOST_RECENT_VALUE } from "@statelier/model";
import { expect, test } from "vitest";
import { makePresets } from "./list-time-options.ts";

test("FI17 a period for readers that ends with the last date goes on to later ones, another ends where it says", () => {
  const until = (to: string) => makePresets({ from: "2000", to }, "2020").to;
  expect([until("2020"), until("2015")]).toEqual([MOST_RECENT_VALUE, "2015"]);
});

import { expect, test } from "vitest";
import { findAlike } from "./find-alike.ts";

test("colours that an eye of some kind takes for one are named by their places", () => {
  const [red, green] = ["#b05a2c", "#6f7f28"];
  expect(findAlike(["#000000", "#ffffff", "#d55e00", "#0072b2"])).toEqual([]);
  expect(findAlike([red, "#ffffff", green]).map(({ vision }) => vision)).toContain("deutan");
  expect(findAlike([red, "#ffffff", green]).map(({ vision }) => vision)).not.toContain("full");
  for (const { pairs } of findAlike([red, "#ffffff", green])) expect(pairs).toEqual([[1, 3]]);
  expect(findAlike(["#336699", "#336699"])[0]).toEqual({ vision: "full", pairs: [[1, 2]] });
});

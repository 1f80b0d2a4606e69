import { expect, it } from "vitest";
import { buildPlayground } from "./playground.ts";

it("shows the documented schema and loads nothing from outside", () => {
  const html = buildPlayground();
  expect(html).toContain("dataCubesObservations(");
  expect(html).not.toMatch(/(src|href)=|https?:\/\/|@import|url\(/);
});

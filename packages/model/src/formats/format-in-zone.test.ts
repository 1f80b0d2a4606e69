import { expect, test } from "vitest";
import { formatInZone, toWallTime } from "./format-in-zone.ts";

test("a moment is shown as a clock in the zone shows it, in summer and in winter", () => {
  expect(toWallTime("2026-12-01T07:30:00.000Z", "Europe/Zurich")).toBe("2026-12-01T08:30");
  expect(formatInZone("2026-07-01T06:30:00.000Z", "Europe/Zurich")).toBe("01.07.2026 08:30");
});

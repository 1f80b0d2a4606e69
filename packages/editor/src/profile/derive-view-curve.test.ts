import { expect, test } from "vitest";
import { deriveViewCurve } from "./derive-view-curve.ts";

const VIEWS = {
  since: "2025-03-31",
  until: "2026-03-31",
  days: [
    { day: "2026-03-01", views: 50 },
    { day: "2026-03-28", views: 4 },
    { day: "2026-03-30", views: 7 },
    { day: "2026-03-31", views: 7 },
  ],
};

test("a curve has every day of its period, the change of summer time among them", () => {
  expect(deriveViewCurve(VIEWS, 5)).toEqual({
    days: [
      { day: "2026-03-27", views: 0 },
      { day: "2026-03-28", views: 4 },
      { day: "2026-03-29", views: 0 },
      { day: "2026-03-30", views: 7 },
      { day: "2026-03-31", views: 7 },
    ],
    total: 18,
    best: { day: "2026-03-30", views: 7 },
  });
  expect(deriveViewCurve(VIEWS, 365)).toMatchObject({ total: 68, best: { views: 50 } });
});

test("a chart that nobody has opened has no best day", () => {
  expect(deriveViewCurve({ ...VIEWS, days: [] }, 30)).toMatchObject({ total: 0, best: undefined });
});

import { expect, test } from "vitest";
import {
  listHeight,
  MOST_HEIGHT,
  ROW_HEIGHT,
  scrollTopOf,
  seenRows,
  windowRows,
} from "./window-rows.ts";

const HEIGHT = 560;

test("a list of a million rows is no higher than browsers draw", () => {
  expect(listHeight(1_000_000)).toBe(MOST_HEIGHT);
  expect(listHeight(50_000)).toBe(50_000 * ROW_HEIGHT);
});

test.each([1, 12, 100, 50_000, 1_000_000, 10_000_000])(
  "of %i rows the first and the last are reached, and what is seen is drawn where it belongs",
  (count) => {
    const most = Math.max(0, listHeight(count) - HEIGHT);
    expect(seenRows({ count, height: HEIGHT, scrollTop: 0 }).first).toBe(0);
    expect(seenRows({ count, height: HEIGHT, scrollTop: most }).last).toBe(count - 1);
    for (const share of [0, 0.1, 0.37, 0.5, 0.999, 1]) {
      const view = { count, height: HEIGHT, scrollTop: share * most };
      const { first, end, top } = windowRows(view);
      const seen = seenRows(view);
      expect(first).toBeLessThanOrEqual(seen.first);
      expect(end).toBeGreaterThan(seen.last);
      expect(end - first).toBeLessThan(HEIGHT / ROW_HEIGHT + 50);
      const place = top + (seen.first - first) * ROW_HEIGHT - view.scrollTop;
      expect(place).toBeGreaterThanOrEqual(-1);
      expect(place).toBeLessThan(ROW_HEIGHT);
    }
  },
);

test("each row of a million has a place where it is seen whole", () => {
  const list = { count: 1_000_000, height: HEIGHT };
  for (const row of [0, 1, 2, 499_999, 500_000, 999_980, 999_999]) {
    // Browsers keep whole pixels, some of them.
    const seen = seenRows({ ...list, scrollTop: Math.round(scrollTopOf(row, list)) });
    expect(seen.first - 1).toBeLessThanOrEqual(row);
    expect(seen.last + 1).toBeGreaterThanOrEqual(row);
  }
});

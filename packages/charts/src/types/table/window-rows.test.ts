import { expect, test } from "vitest";
import {
  listHeight,
  MOST_HEIGHT,
  moveWindow,
  ROW_HEIGHT,
  scrollTopOf,
  type RowWindow,
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

const keysOf = ({ first, end, origin }: RowWindow): number[] =>
  Array.from({ length: end - first }, (_, at) => first + at - origin);

test.each([12, 100, 50_000, 1_000_000])(
  "while a list of %i rows is scrolled, what is seen is drawn, where it belongs, and more where it goes",
  (count) => {
    const most = Math.max(0, listHeight(count) - HEIGHT);
    // Down and back, by a wheel, slowly and fast, and by a bar.
    for (const step of [7, 100, 200, 400, 6_000, -6_000, -200, -30]) {
      const list = { count, height: HEIGHT };
      let scrollTop = step > 0 ? 0 : most;
      let window = windowRows({ ...list, scrollTop });
      for (let times = 0; times < 200; times += 1) {
        scrollTop = Math.min(most, Math.max(0, scrollTop + step));
        const view = { ...list, scrollTop };
        const seen = seenRows(view);
        const shared = Math.min(window.end, seen.last) - Math.max(window.first, seen.first);
        window = moveWindow(window, view, false);
        const { first, end, top } = window;
        expect(first).toBeLessThanOrEqual(seen.first);
        expect(end).toBeGreaterThan(seen.last);
        expect(end - first).toBeLessThan(HEIGHT / ROW_HEIGHT + 25);
        expect(top + (seen.first - first) * ROW_HEIGHT - scrollTop).toBeGreaterThanOrEqual(-1);
        expect(top + (seen.first - first) * ROW_HEIGHT - scrollTop).toBeLessThan(ROW_HEIGHT);
        const isAhead =
          step > 0 ? end >= Math.min(count, seen.last + 8) : first <= Math.max(0, seen.first - 7);
        expect(shared < 12 || isAhead, `${step} to ${scrollTop}`).toBe(true);
      }
    }
  },
);

const LIST = { count: 50_000, height: HEIGHT };

test("a step that leaves enough rows beyond what is seen draws nothing anew", () => {
  const window = windowRows({ ...LIST, scrollTop: 72_000 });
  const moved = moveWindow(window, { ...LIST, scrollTop: 72_100 }, false);
  expect(moved.end).toBeGreaterThan(window.end);
  expect(moveWindow(moved, { ...LIST, scrollTop: 72_150 }, false)).toBe(moved);
});

test("rows that stay are drawn by the same elements", () => {
  const window = windowRows({ ...LIST, scrollTop: 72_000 });
  expect(moveWindow(window, { ...LIST, scrollTop: 72_200 }, false).origin).toBe(window.origin);
});

test("after a jump other rows stand in the elements that are there, unless the reader has something in them", () => {
  const before = moveWindow(
    windowRows({ ...LIST, scrollTop: 0 }),
    { ...LIST, scrollTop: 720_000 },
    false,
  );
  const jump = { ...LIST, scrollTop: 1_080_000 };
  expect(keysOf(moveWindow(before, jump, false))).toEqual(keysOf(before));
  const held = new Set(keysOf(moveWindow(before, jump, true)));
  expect(keysOf(before).filter((key) => held.has(key))).toEqual([]);
});

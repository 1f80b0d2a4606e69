import { expect, test } from "vitest";
import { layoutTimeLabels } from "./time-labels.ts";

const times = ["2020-01-03", "2020-03-11", "2020-12-01", "2021-07-07", "2022-02-02"].map(
  Date.parse,
);
const first = times[0] ?? 0;

const layoutDays = (step: number): string[] | undefined =>
  layoutTimeLabels({
    domain: [first, times.at(-1) ?? 0],
    times,
    unit: "Day",
    locale: "en",
    frame: [0, 1000],
    toPixel: (time) => 50 + step * times.indexOf(time),
  })?.texts.map(({ lines }) => lines.join());

test("a day whose month has no room is no day of the month before it: then days are left out", () => {
  expect(layoutDays(80)).toEqual(
    expect.arrayContaining([
      "3.",
      "Jan 2020",
      "11.",
      "Mar 2020",
      "1.",
      "Dec 2020",
      "2.",
      "Feb 2022",
    ]),
  );
  expect(layoutDays(45)).not.toContain("11.");
});

import { expect, test } from "vitest";

import { applyTransforms } from "./apply-transforms.ts";

const wide = [
  { land: "CHE", "2000": "1", "2001": "2" },
  { land: "ITA", "2000": "3", "2001": "" },
];

test("melt turns every column that is not kept into rows", () => {
  expect(applyTransforms(wide, [{ melt: { keep: ["land"], name: "year", value: "n" } }])).toEqual({
    ok: true,
    value: [
      { land: "CHE", year: "2000", n: "1" },
      { land: "CHE", year: "2001", n: "2" },
      { land: "ITA", year: "2000", n: "3" },
      { land: "ITA", year: "2001", n: "" },
    ],
  });
});

test("steps run in order", () => {
  const outcome = applyTransforms(wide, [
    { rename: { land: "country", "2000": "n" } },
    { keep: { country: ["CHE"] } },
    { constant: { unit: "t" } },
  ]);
  expect(outcome).toEqual({
    ok: true,
    value: [{ country: "CHE", n: "1", "2001": "2", unit: "t" }],
  });
});

test("drop needs every named column to hold one of its values", () => {
  expect(applyTransforms(wide, [{ drop: { land: ["CHE", "ITA"], "2000": ["3"] } }])).toEqual({
    ok: true,
    value: [wide[0]],
  });
});

test("dates are rewritten by their pattern into a column of their own", () => {
  const rows = [{ day: "3/1/2001" }, { day: "12/31/2001" }];
  expect(
    applyTransforms(rows, [
      { date: { column: "day", pattern: "M/D/YYYY", to: "month", as: "month" } },
    ]),
  ).toEqual({
    ok: true,
    value: [
      { day: "3/1/2001", month: "2001-03" },
      { day: "12/31/2001", month: "2001-12" },
    ],
  });
});

test("a date that does not follow the pattern, or is not in the calendar, is named with its row", () => {
  const rows = [{ day: "1/1/2001" }, { day: "2/30/2001" }];
  expect(
    applyTransforms(rows, [{ date: { column: "day", pattern: "M/D/YYYY", to: "day" } }]),
  ).toEqual({
    ok: false,
    problems: [
      'data.transform[0]: row 2, column "day": "2/30/2001" is no date like M/D/YYYY with a day',
    ],
  });
});

test.each([
  [{ rename: { nothing: "x" } }],
  [{ melt: { keep: ["nothing"], name: "a", value: "b" } }],
  [{ keep: { nothing: ["x"] } }],
  [{ drop: { nothing: ["x"] } }],
  [{ date: { column: "nothing", to: "year" as const } }],
])("a step that names an absent column is refused: %j", (step) => {
  expect(applyTransforms(wide, [{ constant: { a: "1" } }, step])).toEqual({
    ok: false,
    problems: ['data.transform[1]: there is no column "nothing"'],
  });
});

import { expect, test } from "vitest";

import { readCsv, readJson } from "./read-rows.ts";

test("CSV is read with quotes, a byte order mark and blanks around cells", () => {
  expect(readCsv('\uFEFFa, b\n"x, ""y""", 2 \n\n', "t.csv")).toEqual({
    ok: true,
    value: [{ a: 'x, "y"', b: "2" }],
  });
});

test("a row with too few cells is refused with its line", () => {
  const outcome = readCsv("a,b\n1,2\n3\n", "t.csv");
  expect(outcome.ok ? [] : outcome.problems).toEqual([expect.stringMatching(/^t\.csv: .*line 3/)]);
});

test("two columns of one name are refused", () => {
  expect(readCsv("a,a\n1,2\n", "t.csv")).toEqual({
    ok: false,
    problems: ['t.csv: two columns are named "a"'],
  });
});

test("JSON records are found by their path; what a record lacks is an empty cell", () => {
  const text = JSON.stringify({
    d: {
      rows: [
        { a: 1, b: null },
        { c: true, a: "x" },
      ],
    },
  });
  expect(readJson(text, "t.json", "d.rows")).toEqual({
    ok: true,
    value: [
      { a: "1", b: "", c: "" },
      { a: "x", b: "", c: "true" },
    ],
  });
});

test.each([
  ["{", undefined, /^t\.json: is no JSON/],
  ["{}", "rows", /expected a list of records at "rows"/],
  ["[1]", undefined, /record 1 is not an object/],
  ['[{"a":{"b":1}}]', undefined, /record 1, "a": expected a text or a number/],
])("%s is refused", (text, records, message) => {
  const outcome = readJson(text, "t.json", records);
  expect(outcome.ok ? [] : outcome.problems).toEqual([expect.stringMatching(message)]);
});

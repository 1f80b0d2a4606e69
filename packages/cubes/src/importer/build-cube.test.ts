import { describe, expect, test } from "vitest";
import { stringify } from "yaml";

import { buildCube } from "./build-cube.ts";
import { type Descriptor, descriptorSchema } from "./descriptor/descriptor.ts";
import { parseDocument } from "./descriptor/parse-document.ts";
import type { Vocabulary } from "./descriptor/vocabulary.ts";
import type { Row } from "./files/read-rows.ts";
import { readVocabulary } from "./files/read-vocabulary.ts";

const makeVocabulary = (): Vocabulary => {
  const text = stringify({
    themes: { t: { label: "Theme" } },
    organizations: {
      o: { label: "Office", contact: { name: "Desk", email: "desk@office.example" } },
      silent: { label: "Office without a contact" },
    },
    units: { kg: { label: "kilograms", symbol: "kg" } },
    termsets: {
      years: { label: "Year", years: { from: 2000, to: 2002 } },
      sizes: { label: "Sizes", values: [{ value: "S", label: "small" }] },
    },
  });
  const outcome = readVocabulary([
    { name: "v.yaml", text, readFile: () => ({ ok: false, problems: ["no files"] }) },
  ]);
  if (!outcome.ok) throw new Error(outcome.problems.join("\n"));
  return outcome.value;
};

const written = {
  key: "d",
  status: "published",
  title: "Title",
  description: "Description",
  organization: "o",
  license: { label: "CC0", url: "https://creativecommons.org/publicdomain/zero/1.0/" },
  created: "2024-01-01",
  published: "2024-01-01",
  modified: "2024-01-01",
  data: { file: "d.csv" },
};

const city = {
  role: "dimension",
  label: "City",
  values: [
    { value: "A", label: "Alpha" },
    { value: "B", label: "Beta" },
  ],
};
const year = { role: "dimension", label: "Year", time: "year" };
const weight = { role: "measure", label: "Weight", scale: "ratio", unit: "kg" };

const read = (columns: object, more: object = {}) =>
  parseDocument(stringify({ ...written, columns, ...more }), descriptorSchema, "d.yaml");

const build = (columns: object, rows: Row[], more: object = {}) => {
  const descriptor = read(columns, more);
  if (!descriptor.ok) return descriptor;
  return buildCube(descriptor.value, rows, {
    baseIri: "http://localhost:4000/",
    vocabulary: makeVocabulary(),
  });
};

const problemsOf = (outcome: { ok: boolean; problems?: string[] }) =>
  outcome.ok ? [] : outcome.problems;

const rows = [{ city: "A", year: "2000", weight: "1.5" }];

test("a dataset that fits its descriptor is built", () => {
  const outcome = build({ city, year, weight }, rows);
  expect(outcome).toMatchObject({
    ok: true,
    summary: { cubeIri: "http://localhost:4000/cube/d/1", observations: 1, notes: [] },
  });
});

describe("the descriptor", () => {
  test("unknown keys are refused with their path", () => {
    expect(
      problemsOf(read({ city, year, weight: { ...weight, colour: "red" } }, { titel: "x" })),
    ).toEqual([
      'd.yaml: columns.weight: unknown key "colour"',
      'd.yaml: (whole file): unknown key "titel"',
    ]);
  });

  test("a limit without a source is refused", () => {
    const limits = [{ label: "Limit", atMost: 3 }];
    expect(problemsOf(read({ city, weight: { ...weight, limits } }))).toEqual([
      "d.yaml: columns.weight.limits[0].source: missing, expected named fields",
    ]);
  });

  test("a value without a label is refused", () => {
    const values = [{ value: "A" }];
    expect(problemsOf(read({ city: { ...city, values }, weight }))).toEqual([
      "d.yaml: columns.city.values[0].label: missing, must be a text, or texts by language {de, fr, it, en}",
    ]);
  });

  test("an area that cannot be drawn is refused with the reason", () => {
    const values = [{ value: "A", label: "A", wkt: "POINT (2600000 1200000)" }];
    expect(problemsOf(read({ city: { ...city, values }, weight }))).toEqual([
      'd.yaml: columns.city.values[0].wkt: found "POINT (2600000 1200000)", must be an area or a point in degrees as well-known text, but it is not in degrees',
    ]);
  });

  test("a language that does not exist is refused", () => {
    expect(problemsOf(read({ city, weight }, { title: { en: "x", es: "y" } }))).toEqual([
      'd.yaml: title: unknown key "es"',
    ]);
  });

  test("an unknown role, status and date are refused with what was found", () => {
    expect(
      problemsOf(
        read({ city: { ...city, role: "key" }, weight }, { status: "done", created: "2024-02-30" }),
      ),
    ).toEqual([
      'd.yaml: status: found "done", expected one of "published"|"draft"',
      'd.yaml: created: found "2024-02-30", must be a date like 2020-01-31',
      'd.yaml: columns.city.role: found "key", expected `role` to be dimension, attribute, measure or uncertainty',
    ]);
  });

  test.each(["office", "javascript:alert(1)", "https://office.example/a b"])(
    "%j is no web address",
    (landingPage) => {
      expect(problemsOf(read({ city, weight }, { landingPage }))).toEqual([
        `d.yaml: landingPage: found "${landingPage}", must be a web address like https://example.org/`,
      ]);
    },
  );

  test("YAML that cannot be read is refused with its place", () => {
    expect(problemsOf(parseDocument("a: [1", descriptorSchema, "d.yaml"))?.[0]).toMatch(
      /^d\.yaml: .* at line 1/,
    );
  });
});

describe("the data", () => {
  test("unknown columns, absent columns and ignored columns that are not there are named", () => {
    expect(
      problemsOf(
        build({ city, year, weight }, [{ city: "A", year: "2000", mass: "1" }], { ignore: ["z"] }),
      ),
    ).toEqual([
      'data: unknown column "mass"; describe it under `columns` or name it under `ignore`',
      "columns.weight: there is no such column in the data",
      'ignore: there is no column "z" in the data',
    ]);
  });

  test("no rows are refused", () => {
    expect(problemsOf(build({ city, weight }, []))).toEqual(["data: there are no rows"]);
  });

  test("a cell that names no value is refused", () => {
    expect(problemsOf(build({ city, year, weight }, [{ ...rows[0]!, city: "C" }]))).toEqual([
      'row 1, column "city": found "C", expected one of the values of column "city"',
    ]);
  });

  test("a measure's cell must be a number unless it is listed as missing", () => {
    const cells = [
      { city: "A", weight: "" },
      { city: "B", weight: "NA" },
    ];
    expect(problemsOf(build({ city, weight }, cells))).toEqual([
      'row 1, column "weight": found "", expected a number (or "" listed under `missing`)',
      'row 2, column "weight": found "NA", expected a number',
    ]);
    expect(build({ city, weight: { ...weight, missing: ["", "NA"] } }, cells).ok).toBe(true);
  });

  test("many problems of one column are shortened to five and a count", () => {
    const cells = Array.from({ length: 8 }, (_, index) => ({
      city: "A",
      year: String(2000 + index),
      weight: "x",
    }));
    const problems = problemsOf(build({ city, year, weight }, cells)) ?? [];
    expect(problems).toHaveLength(6);
    expect(problems[5]).toBe('column "weight": 3 more like these');
  });

  test("two rows with the same key dimensions are refused", () => {
    expect(
      problemsOf(
        build({ city, year, weight }, [...rows, { city: "A", year: "2000", weight: "9" }]),
      ),
    ).toEqual(['rows 1 and 2 are both for city "A", year "2000"']);
  });

  test("a key dimension has no missing cells", () => {
    expect(problemsOf(read({ city: { ...city, missing: [""] }, weight }))).toEqual([
      'd.yaml: columns.city: unknown key "missing"',
    ]);
  });

  test("D54: an uncertainty below zero is no distance", () => {
    const error = { role: "uncertainty", label: "Error", kind: "standard-error", of: "weight" };
    expect(
      problemsOf(build({ city, weight, error }, [{ city: "A", weight: "1", error: "-0.1" }])),
    ).toEqual(['row 1, column "error": found "-0.1", expected a distance, never below zero']);
  });
});

describe("references", () => {
  test("what is not in the vocabulary is named", () => {
    expect(
      problemsOf(
        build(
          {
            city: { ...year, time: undefined, termset: "towns" },
            year,
            weight: { ...weight, unit: "t" },
          },
          rows,
          {
            themes: ["x"],
            subThemes: ["y"],
            organization: "z",
          },
        ),
      ),
    ).toEqual([
      'organization: "z" is not in the vocabulary',
      'themes: "x" is not in the vocabulary',
      'subThemes: "y" is not in the vocabulary',
      'columns.city: the termset "towns" is not in the vocabulary',
      'columns.weight.unit: "t" is not in the vocabulary',
    ]);
  });

  test("keys that every object has are not taken for vocabulary", () => {
    expect(problemsOf(build({ city, year, weight }, rows, { themes: ["constructor"] }))).toEqual([
      'themes: "constructor" is not in the vocabulary',
    ]);
  });

  test("a contact must come from the dataset or its organization", () => {
    expect(problemsOf(build({ city, year, weight }, rows, { organization: "silent" }))).toEqual([
      'contact: missing, and the organization "silent" has none either',
    ]);
  });

  test("an uncertainty must qualify a numerical measure", () => {
    const error = { role: "uncertainty", label: "Error", kind: "standard-error", of: "city" };
    expect(
      problemsOf(build({ city, weight, error }, [{ city: "A", weight: "1", error: "1" }])),
    ).toEqual(['columns.error: of: "city" is not a numerical measure of this dataset']);
  });
});

describe("columns", () => {
  test.each([
    [{ role: "dimension", label: "x" }, "expected one of `termset`, `values`, `time` or `literal`"],
    [{ ...city, literal: "string" }, "expected only one of values and literal"],
    [{ ...year, literal: "string" }, "expected only one of `time` and `literal`"],
    [{ ...year, scale: "nominal" }, 'time literals have the scale interval, found "nominal"'],
    [{ ...year, time: "ordinal" }, "`time: ordinal` needs `values` or a `termset`"],
    [{ ...city, scale: "ratio" }, 'values have the scale nominal or ordinal, found "ratio"'],
    [{ ...city, time: "day" }, 'time with values is year, month or ordinal, found "day"'],
    [{ ...city, time: "year" }, '"A" needs a `position` like 2020, found "A"'],
    [
      { ...year, time: undefined, termset: "years" },
      'the termset "years" is time: add `time: year`',
    ],
    [
      { ...year, time: undefined, termset: "sizes", scale: "ordinal" },
      "needs a `position` on each",
    ],
    [{ ...year, geo: "shapes" }, "`geo` needs `values` or a `termset`"],
  ])("%j is refused", (column, problem) => {
    expect(
      problemsOf(build({ city: column, weight }, [{ city: "A", weight: "1" }]))?.join(),
    ).toContain(problem);
  });

  test("a dataset needs a dimension and a measure", () => {
    expect(
      problemsOf(
        build({ note: { role: "attribute", label: "x", literal: "string" } }, [{ note: "x" }]),
      ),
    ).toEqual([
      "columns: expected at least one column with `role: dimension`",
      "columns: expected at least one column with `role: measure`",
    ]);
  });
});

describe("limits", () => {
  const source = { label: "Act", url: "https://office.example/act" };
  test.each([
    [{ where: { weight: "1" } }, '"weight" is not a column with `role: dimension`'],
    [{ where: { city: "C" } }, '"C" is not a value of column "city"'],
    [
      { where: { city: { from: "A", to: "B" } } },
      'a range needs time literals, but "city" has values',
    ],
    [{ where: { year: "20" } }, 'found "20", expected a year like 2020'],
    [{ where: { year: { from: "2003", to: "2001" } } }, "`from` must not be after `to`"],
  ])("%j is refused", (more, problem) => {
    const limits = [{ label: "Limit", value: 3, source, ...more }];
    expect(
      problemsOf(build({ city, year, weight: { ...weight, limits } }, rows))?.join(),
    ).toContain(problem);
  });

  test("a range whose ends are swapped is refused", () => {
    const limits = [{ label: "Limit", min: 3, max: 2, source }];
    expect(problemsOf(read({ city, year, weight: { ...weight, limits } }))?.join()).toContain(
      "`min` must be below `max`",
    );
  });
});

test("texts that lack a language are noted, not refused", () => {
  const outcome = build({ city, year, weight }, rows, { title: { en: "Title", de: "Titel" } });
  expect(outcome).toMatchObject({ ok: true, summary: { notes: ["title: no text in fr, it"] } });
});

test("a base that is no web address is refused", () => {
  const descriptor = read({ city, year, weight });
  expect(
    buildCube((descriptor as { value: Descriptor }).value, rows, {
      baseIri: "nowhere",
      vocabulary: makeVocabulary(),
    }),
  ).toEqual({
    ok: false,
    problems: ['base: expected an http or https address, found "nowhere"'],
  });
});

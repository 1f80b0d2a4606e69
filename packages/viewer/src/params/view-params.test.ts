import { chartConfigSchema, type ChartConfig } from "@statelier/document";
import {
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  type Filters,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import { type FilterChoice, makeChoice } from "../chart-state/filter-choice.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildSlugs } from "./slug.ts";
import { decodeViewParams, encodeViewParams } from "./view-params.ts";
import { NO_CHOICES, type ReaderChoices } from "../chart-state/reader-choices.ts";

const id = (name: string) =>
  `https://example.org/cube(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)https://example.org/dimension/${name}`;

const dimension = (name: string, values: string[], isKeyDimension = true): Dimension => ({
  id: id(name),
  kind: "NominalDimension",
  cubeIri: "https://example.org/cube",
  label: name,
  isNumerical: false,
  isKeyDimension,
  values: values.map((value) => ({ value, label: `Label of ${value}` })),
  related: [],
});

const components: CubeComponents = {
  dimensions: [
    dimension("Country", [
      "https://example.org/country/CHE",
      "https://example.org/country/FRA",
      "https://example.org/other/CHE",
    ]),
    dimension("Sex", ["f", "m", "-"], false),
    {
      ...dimension("Month", ["1990-04", "1990-05", "1990-06"]),
      kind: "TemporalDimension",
      timeUnit: "Month",
    },
    dimension("Kind", ["https://example.org/kind/a", "https://example.org/kind/b"]),
  ],
  measures: [],
};

const text = { de: "", fr: "", it: "", en: "" };

const config: ChartConfig = chartConfigSchema.parse({
  key: "k",
  version: "4.5.0",
  meta: { title: text, description: text, label: text },
  cubes: [{ iri: "https://example.org/cube", filters: {} }],
  limits: {},
  conversionUnitsByComponentId: {},
  chartType: "column",
  fields: {
    x: { componentId: id("Country") },
    y: { componentId: id("Value") },
    segment: { componentId: id("Kind"), type: "stacked", showValuesMapping: {} },
    color: { type: "single", paletteId: "category10", color: "#1f77b4" },
  },
  interactiveFiltersConfig: {
    legend: { active: true, componentId: id("Kind") },
    timeRange: {
      active: true,
      componentId: id("Month"),
      presets: { type: "range", from: "", to: "" },
    },
    dataFilters: { active: true, componentIds: [id("Country"), id("Sex")] },
    calculation: { active: true, type: "identity" },
  },
});

const read = (search: string | [string, string][], chart = config, known = components) =>
  decodeViewParams({ config: chart, components: known }, new URLSearchParams(search));

const write = (choices: Partial<ReaderChoices>, chart = config, known = components): string =>
  new URLSearchParams(
    encodeViewParams({ config: chart, components: known }, { ...NO_CHOICES, ...choices }),
  ).toString();

describe("the address of a published view", () => {
  it("is short, readable and unambiguous", () => {
    const address = write({
      dataFilters: {
        [id("Country")]: "https://example.org/other/CHE",
        [id("Sex")]: FIELD_VALUE_NONE,
      },
      timeRange: { from: "1990", to: "2010" },
      hiddenValues: ["https://example.org/kind/b"],
      calculation: "percent",
      showTable: true,
    });
    expect(address).toBe("f.country=che-2&f.sex=-&t.from=1990&t.to=2010&hide=b&percent=1&as=table");
  });

  it("writes nothing for the author's own chart", () => {
    expect(write({})).toBe("");
  });

  it("writes nothing of what has come back to the author's chart", () => {
    const months = components.dimensions.find(({ id: each }) => each === id("Month"))!.values;
    const [first, last] = [months[0]!.value, months.at(-1)!.value];
    const authorOf = (from: string, to: string, type: "percent" | "identity"): ChartConfig => {
      const interactive = config.interactiveFiltersConfig!;
      const presets = { type: "range" as const, from, to };
      return {
        ...config,
        interactiveFiltersConfig: {
          ...interactive,
          timeRange: { ...interactive.timeRange, presets },
          calculation: { active: true, type },
        },
      };
    };
    const whole = authorOf("", MOST_RECENT_VALUE, "identity");
    expect(write({ timeRange: { from: first, to: last } }, whole)).toBe("");
    expect(write({ timeRange: { from: last, to: last } }, whole)).toContain(`t.from=${last}`);
    const wide = authorOf("1800-01", "2999-12", "percent");
    expect(write({ timeRange: { from: first, to: last } }, wide)).toBe("");
    expect(write({ calculation: "identity" }, whole)).toBe("");
    expect(write({ calculation: "percent" }, whole)).toBe("percent=1");
    expect(write({ calculation: "percent" }, wide)).toBe("");
    expect(write({ calculation: "identity" }, wide)).toBe("percent=0");
  });

  it("reads back what it wrote", () => {
    fc.assert(
      fc.property(
        fc.record({
          country: fc.option(
            fc.constantFrom(...components.dimensions[0]!.values.map(({ value }) => value)),
          ),
          sex: fc.option(fc.constantFrom("f", "m", FIELD_VALUE_NONE)),
          hidden: fc.subarray(["https://example.org/kind/a", "https://example.org/kind/b"]),
          calculation: fc.constantFrom("percent" as const, "identity" as const, undefined),
          showTable: fc.boolean(),
        }),
        ({ country, sex, hidden, calculation, showTable }) => {
          const choices: ReaderChoices = {
            dataFilters: {
              ...(country ? { [id("Country")]: country } : {}),
              ...(sex ? { [id("Sex")]: sex } : {}),
            },
            hiddenValues: hidden,
            showTable,
            ...(calculation ? { calculation } : {}),
          };
          const { calculation: asked, ...rest } = choices;
          const changed = asked === "percent" ? choices : rest;
          expect(read(write(choices))).toEqual({ choices: changed, unknown: [] });
        },
      ),
    );
  });

  it("has a word for the newest value of a dimension of time, and of no other", () => {
    const { interactiveFiltersConfig } = config;
    const chart: ChartConfig = {
      ...config,
      interactiveFiltersConfig: interactiveFiltersConfig && {
        ...interactiveFiltersConfig,
        dataFilters: {
          ...interactiveFiltersConfig.dataFilters,
          componentIds: [id("Month"), id("Country")],
        },
      },
    };
    const { choices, unknown } = read("f.month=latest&f.country=latest", chart);
    expect(choices.dataFilters).toEqual({ [id("Month")]: MOST_RECENT_VALUE });
    expect(unknown).toEqual([{ name: "f.country", value: "latest" }]);
    expect(write(choices, chart)).toBe("f.month=latest");
  });

  it("takes full IRIs and full component ids too", () => {
    expect(
      read([[`f.${id("Country")}`, "https://example.org/country/FRA"]]).choices.dataFilters,
    ).toEqual({
      [id("Country")]: "https://example.org/country/FRA",
    });
  });

  it("names what it does not know and keeps the author's value", () => {
    const { choices, unknown } = read(
      "f.country=atlantis&f.planet=mars&hide=zzz&t.from=2010&t.to=1990&percent=7&removeBorder=true&publishSuccess=true",
    );
    expect(choices).toEqual(NO_CHOICES);
    expect(unknown.map(({ name }) => name)).toEqual([
      "f.country",
      "f.planet",
      "t.from – t.to",
      "hide",
      "percent",
    ]);
  });

  it.each([
    [
      "a date of the data's unit",
      "t.from=1990-05&t.to=1990-06",
      { from: "1990-05", to: "1990-06" },
      [],
    ],
    [
      "a finer one, as what contains it",
      "t.from=1990-05-15&t.to=1990-06-02",
      { from: "1990-05", to: "1990-06" },
      [],
    ],
    ["a coarser one", "t.from=1990&t.to=1990", { from: "1990", to: "1990" }, []],
    [
      "a coarser end that holds the begin",
      "t.from=1990-05&t.to=1990",
      { from: "1990-05", to: "1990" },
      [],
    ],
    [
      "one as a reader types it",
      "t.from=05.1990&t.to=06.1990",
      { from: "1990-05", to: "1990-06" },
      [],
    ],
    [
      "one that the data lack, as data write it",
      "t.from=1890-05&t.to=2030-12",
      { from: "1890-05", to: "2030-12" },
      [],
    ],
    [
      "one that the data lack, as a reader types it",
      "t.from=05.1890&t.to=12.2030",
      { from: "1890-05", to: "2030-12" },
      [],
    ],
    [
      "a finer one as a reader types it, as what contains it",
      "t.from=15.05.1990&t.to=%2002.06.1990%20",
      { from: "1990-05", to: "1990-06" },
      [],
    ],
    [
      "a day that does not exist, named in both ways",
      "t.from=1990-02-31&t.to=31.02.1990",
      undefined,
      ["t.from", "t.to"],
    ],
    ["one bound alone", "t.from=1990-05", { from: "1990-05", to: "1990-06" }, []],
    [
      "an empty bound, named",
      "t.from=1990-05-01&t.to=",
      { from: "1990-05", to: "1990-06" },
      ["t.to"],
    ],
    [
      "an unreadable bound, named",
      "t.from=spring&t.to=1990-05",
      { from: "1990-04", to: "1990-05" },
      ["t.from"],
    ],
  ])("reads a period: %s", (_name, search, timeRange, names) => {
    const { choices, unknown } = read(search);
    expect(choices.timeRange).toEqual(timeRange);
    expect(unknown.map(({ name }) => name)).toEqual(names);
  });

  it("says of a period that ends before it begins what it is", () => {
    expect(read("t.from=06.1990&t.to=1990-04")).toEqual({
      choices: NO_CHOICES,
      unknown: [
        {
          name: "t.from – t.to",
          value: "06.1990 – 1990-04",
          period: { from: "1990-06", to: "1990-04" },
        },
      ],
    });
  });

  it("finds the week of a day where weeks are written by their number", () => {
    const weeks: CubeComponents = {
      dimensions: [
        {
          ...dimension("Month", ["2020-W20", "2020-W21"]),
          kind: "TemporalDimension",
          timeUnit: "Week",
        },
      ],
      measures: [],
    };
    const { choices } = read("t.from=2020-05-13&t.to=2020-05-18", config, weeks);
    expect(choices.timeRange).toEqual({
      from: "2020-W20",
      to: "2020-W21",
    });
  });

  it("ignores a period of which no bound can be read, and names both", () => {
    const { choices, unknown } = read("t.from=&t.to=1990-13");
    expect(choices).toEqual(NO_CHOICES);
    expect(unknown.map(({ name }) => name)).toEqual(["t.from", "t.to"]);
  });

  it("names the value of an animation, and only where there is one", () => {
    const animated: ChartConfig = {
      ...config,
      fields: {
        ...config.fields,
        animation: {
          componentId: id("Country"),
          showPlayButton: true,
          duration: 30,
          type: "stepped",
          dynamicScales: false,
        },
      },
    } as ChartConfig;
    const animationValue = "https://example.org/country/FRA";
    const choices = { ...NO_CHOICES, animationValue };
    expect(write(choices, animated)).toBe("at=fra");
    expect(read("at=fra", animated)).toEqual({ choices, unknown: [] });
    expect(read("at=fra")).toEqual({
      choices: NO_CHOICES,
      unknown: [{ name: "at", value: "fra" }],
    });
    expect(read("at=mars", animated).unknown).toEqual([{ name: "at", value: "mars" }]);
  });

  it("names all that the author has not opened, and what means nothing", () => {
    const closed = chartConfigSchema.parse({ ...config, interactiveFiltersConfig: {} });
    const search = "t.from=1990-05&t.to=nonsense&hide=a&hide=b&percent=1&at=a&as=picture";
    expect(read(search, closed)).toEqual({
      choices: NO_CHOICES,
      unknown: search.split("&").map((param) => {
        const [name, value] = param.split("=");
        return { name, value };
      }),
    });
  });

  it("names a second value where readers choose one", () => {
    expect(read("f.country=che&f.country=fra&f.country=che")).toMatchObject({
      choices: { dataFilters: { [id("Country")]: "https://example.org/country/CHE" } },
      unknown: [{ name: "f.country", value: "fra" }],
    });
  });

  it.each([
    ["t.from=1990-04&t.from=1990-05&t.to=1990-06", { name: "t.from", value: "1990-05" }],
    ["t.to=1990-06&t.to=1990-05", { name: "t.to", value: "1990-05" }],
    ["percent=1&percent=0", { name: "percent", value: "0" }],
    ["as=table&as=chart", { name: "as", value: "chart" }],
    [
      "f.country=che&f.https://example.org/cube(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)https://example.org/dimension/Country=fra",
      { name: "f.country", value: "fra" },
    ],
  ])("obeys the first of two values, and names the other: %s", (search, second) => {
    const [first = ""] = search.split(`&${second.name}=${second.value}`);
    const once = read(first);
    const twice = read(search);
    expect(twice.unknown).toEqual([second]);
    expect(twice.choices.calculation).toEqual(once.choices.calculation);
    expect(twice.choices.showTable).toBe(search.startsWith("as"));
  });

  it("names each part once", () => {
    expect(read("hide=zzz&hide=zzz&as=table&as=table").unknown).toEqual([
      { name: "hide", value: "zzz" },
    ]);
  });

  it("does not drop a key dimension's filter", () => {
    const filters = { [id("Country")]: { type: "single" as const, value: "FRA" } };
    const filtered = { ...config, cubes: [{ iri: "https://example.org/cube", filters }] };
    expect(read("f.country=-", filtered).unknown).toHaveLength(1);
    const shown = read("f.country=-");
    expect(shown.choices.dataFilters).toEqual({ [id("Country")]: FIELD_VALUE_NONE });
  });
});

describe("the address that a form without a program makes", () => {
  it("hides what it offers and no box shows", () => {
    expect(read("hide=a&show=a&hide=b")).toMatchObject({
      choices: { hiddenValues: ["https://example.org/kind/b"] },
      unknown: [],
    });
    expect(read("hide=a&hide=b&show=b&show=a").choices).toEqual(NO_CHOICES);
  });

  it("names a box of what was not hidden", () => {
    expect(read("show=a&hide=b&show=zzz")).toMatchObject({
      choices: { hiddenValues: ["https://example.org/kind/b"] },
      unknown: [
        { name: "show", value: "a" },
        { name: "show", value: "zzz" },
      ],
    });
  });

  it("distinguishes a box that is empty from no box", () => {
    expect(read("percent=-&percent=1")).toMatchObject({
      choices: { calculation: "percent" },
      unknown: [],
    });
    expect(read("percent=-")).toMatchObject({ choices: { calculation: "identity" }, unknown: [] });
    expect(read("").choices.calculation).toBeUndefined();
  });

  it("leaves an animation at its end", () => {
    const animation = { componentId: id("Month") };
    const animated = { ...config, fields: { ...config.fields, animation } } as ChartConfig;
    expect(read("at=-", animated)).toEqual({ choices: NO_CHOICES, unknown: [] });
    expect(read("at=-").unknown).toEqual([{ name: "at", value: "-" }]);
  });
});

describe("a date of a filter", () => {
  const [, , month] = components.dimensions;
  const open = (isKeyDimension: boolean, filters: Filters = {}) => {
    const dataFilters = { active: true, componentIds: [id("Month")], defaultOpen: true };
    const chart = {
      ...config,
      cubes: [{ iri: "https://example.org/cube", filters }],
      interactiveFiltersConfig: { ...config.interactiveFiltersConfig, dataFilters },
    } as ChartConfig;
    const dimensions = [{ ...month!, isKeyDimension }];
    return (value: string) => read([["f.month", value]], chart, { dimensions, measures: [] });
  };

  it.each(["1990-05", "05.1990", "17.05.1990", " 05.1990 "])(
    "is read as it is typed: %s",
    (text) => {
      const { choices, unknown } = open(true)(text);
      expect([choices.dataFilters, unknown]).toEqual([{ [id("Month")]: "1990-05" }, []]);
    },
  );

  it.each(["07.1990", "31.02.1990", "1990", "May"])(
    "is named where the data lack it: %s",
    (text) => {
      expect(open(true)(text).unknown).toEqual([{ name: "f.month", value: text }]);
    },
  );

  it("is none where its field is empty, unless the chart needs one", () => {
    const { choices, unknown } = open(false)("");
    expect([choices.dataFilters, unknown]).toEqual([{ [id("Month")]: FIELD_VALUE_NONE }, []]);
    expect(open(true)("").unknown).toEqual([{ name: "f.month", value: "" }]);
  });
});

describe("what an address asks of a chart that has none of it", () => {
  const column = (segment: unknown): ChartConfig =>
    ({ ...config, fields: { ...config.fields, segment } }) as ChartConfig;

  it.each([
    ["series", "hide=a", undefined],
    [
      "shares of series that stand side by side",
      "percent=1",
      { componentId: id("Kind"), type: "grouped" },
    ],
    ["shares of a single series", "percent=0", undefined],
  ])("is named: %s", (_name, search, segment) => {
    const [name, value] = search.split("=");
    expect(read(search, column(segment))).toEqual({
      choices: NO_CHOICES,
      unknown: [{ name, value }],
    });
  });

  it("is named for what is no measure of a combined chart", () => {
    const measure = (name: string) => ({ id: id(name), label: name, kind: "NumericalMeasure" });
    const measures = ["Births", "Deaths"].map(measure) as unknown as CubeComponents["measures"];
    const combo = {
      ...config,
      chartType: "comboLineSingle",
      fields: {
        x: { componentId: id("Month") },
        y: { componentIds: [id("Births"), id("Deaths")] },
      },
    } as unknown as ChartConfig;
    const all = { ...components, measures };
    const choices = { ...NO_CHOICES, hiddenValues: [id("Deaths")] };
    expect(write(choices, combo, all)).toBe("hide=deaths");
    const hide = ["deaths", id("Births"), id("Country")];
    const params = hide.map((name): [string, string] => ["hide", name]);
    expect(read(params, combo, all)).toMatchObject({
      choices: { hiddenValues: [id("Deaths"), id("Births")] },
      unknown: [{ name: "hide", value: id("Country") }],
    });
  });
});

describe("the address of a filter of several values", () => {
  const [country] = components.dimensions;
  const [che, fra, other] = country!.values.map(({ value }) => value) as [string, string, string];
  const withMulti = (filters: Filters = {}, defaultValueOverrides = {}): ChartConfig => ({
    ...config,
    cubes: [{ iri: "https://example.org/cube", filters }],
    extensions: {
      filterTypes: { [id("Country")]: "multi" },
      defaultValueOverrides: { [id("Country")]: defaultValueOverrides as string[] },
    },
  });
  const readChoice = (chart: ChartConfig, search: string) => {
    const { choices, unknown } = read(search, chart);
    return [choices.dataFilters[id("Country")], ...unknown.map(({ value }) => value)];
  };
  const writeChoice = (chart: ChartConfig, choice: FilterChoice): string =>
    write({ dataFilters: { [id("Country")]: choice } }, chart);

  it("repeats the name for each value", () => {
    expect(writeChoice(withMulti({}, []), [che, other])).toBe("f.country=che&f.country=che-2");
  });

  it("reads back what it wrote, whatever was chosen", () => {
    fc.assert(
      fc.property(fc.subarray([che, fra, other]), fc.subarray([che, fra, other]), (some, first) => {
        const chart = withMulti({}, first);
        const [choice] = readChoice(chart, writeChoice(chart, makeChoice(some)));
        expect(choice).toEqual(makeChoice(some));
      }),
    );
  });

  it.each<[string, string, unknown[]]>([
    ["one alone", "f.country=fra", [fra]],
    ["a value twice, once", "f.country=fra&f.country=fra", [fra]],
    ["a form that says none beside its values", "f.country=-&f.country=fra", [fra]],
    ["none", "f.country=-", [FIELD_VALUE_NONE]],
    ["no newest one where there are no dates", "f.country=latest", [undefined, "latest"]],
    [
      "unknown ones, each named",
      "f.country=mars&f.country=fra&f.country=&f.country=che",
      [[che, fra], "mars", ""],
    ],
    ["only unknown ones", "f.country=mars&f.country=moon", [undefined, "mars", "moon"]],
  ])("reads %s", (_name, search, expected) => {
    expect(readChoice(withMulti({}, []), search)).toEqual(expected);
  });

  it("keeps a value that the chart needs", () => {
    const chart = withMulti({ [id("Country")]: { type: "single", value: fra } });
    expect(readChoice(chart, "f.country=-")).toEqual([undefined, "-"]);
    expect(readChoice(chart, "f.country=-&f.country=che")).toEqual([che]);
  });

  it("starts with the author's first values where these can be chosen, and does not write them", () => {
    const chart = withMulti({}, [fra, che, "gone"]);
    expect(readChoice(chart, "")).toEqual([[che, fra]]);
    expect(writeChoice(chart, [che, fra])).toBe("");
    expect(writeChoice(chart, FIELD_VALUE_NONE)).toBe("f.country=-");
    const within = withMulti({ [id("Country")]: { type: "multi", values: { [fra]: true } } }, [
      che,
      fra,
    ]);
    expect(readChoice(within, "")).toEqual([fra]);
    const single = withMulti({ [id("Country")]: { type: "single", value: other } }, [che, fra]);
    expect(readChoice(single, "")).toEqual([undefined]);
  });
});

it("gives names that read alike in one pass: a hundred thousand of them", () => {
  const slugs = buildSlugs(Array.from({ length: 100_000 }, (_, at) => `https://${at}.org/2020`));
  expect(slugs.at(-1)).toBe("2020-100000");
});

it("counts past a name that is taken already", () => {
  expect(buildSlugs(["a", "a-2", "a", "a"])).toEqual(["a", "a-2", "a-3", "a-4"]);
});

it("gives every name once, whatever the texts are", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `https://example.org/${text}`),
        ),
        { maxLength: 6 },
      ),
      (texts) => {
        const slugs = buildSlugs(texts);
        expect(new Set(slugs).size).toBe(texts.length);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/);
      },
    ),
  );
});

import type { ChartConfig } from "@statelier/document";
import { type Dimension, type HierarchyNode, MOST_RECENT_VALUE } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import type { ShownChart } from "../chart-state/page-state.ts";
import { DimensionFilter } from "./dimension-filter.tsx";

const node = (value: string, hasValue: boolean, ...children: HierarchyNode[]): HierarchyNode => ({
  value,
  label: value,
  depth: 0,
  dimensionId: "place",
  hasValue,
  children,
});

const VALUES = ["Switzerland", "Bern", "Geneva", "Paris"];
const TREE = [
  node(
    "Europe",
    false,
    node("Switzerland", true, node("Bern", true), node("Geneva", true)),
    node("France", false, node("Paris", true)),
  ),
];

const show = (
  dimension: Dimension,
  possible: string[] | undefined,
  filters: object,
  {
    choices = {},
    extensions = {},
    x = "place",
    unknown = [],
    table,
  }: { choices?: object; extensions?: object; x?: string; unknown?: object[]; table?: object } = {},
): string => {
  const fields = { x: { componentId: x } };
  const cubes = [{ iri: "cube", filters }];
  const chart = {
    config: { chartType: "column", fields, cubes, extensions } as unknown as ChartConfig,
    choices: { dataFilters: choices },
    possible: possible ? { place: possible } : {},
    table,
    unknown,
  };
  return renderToStaticMarkup(
    <LocaleProvider locale="en" messages={collectMessages("en", ["viewer", "kit"])}>
      <DimensionFilter
        dimension={dimension}
        name="f.place"
        shown={{ chart } as unknown as ShownChart}
      />
    </LocaleProvider>,
  );
};

test("values of time are called by their dates, also the newest one; the address keeps them as they are", () => {
  const values: [string, string][] = [
    ["2012-03", "2012-03"],
    ["2012-04", "2012-04"],
  ];
  const month = makeTestDimension("place", values, {
    kind: "TemporalDimension",
    timeUnit: "Month",
  });
  const read = (value: string) =>
    [
      ...show(month, undefined, { place: { type: "single", value } }).matchAll(
        /<option value="([^"]*)"[^>]*>([^<]*)/g,
      ),
    ].map(([, name, label]) => `${name} ${label}`);
  expect(read("2012-03")).toEqual(["2012-03 03.2012", "2012-04 04.2012"]);
  expect(read(MOST_RECENT_VALUE)[0]).toBe("latest Most recent (04.2012)");
});

test("who has left the newest date finds it again, as that of those that can be chosen", () => {
  const values: [string, string][] = ["2012", "2013", "2014"].map((year) => [year, year]);
  const year = makeTestDimension("place", values, { kind: "TemporalDimension", timeUnit: "Year" });
  const newest = { place: { type: "single", value: MOST_RECENT_VALUE } };
  const options = show(year, ["2012", "2013"], newest, { choices: { place: "2012" } });
  expect(Array.from(options.matchAll(/<option[^>]*>([^<]*)/g), ([, label]) => label)).toEqual([
    "Most recent (2013)",
    "2012",
    "2013",
  ]);
  expect(options).toMatch(/<option value="2012" selected/);
});

test("so does who has typed another date than the newest one", () => {
  const days: [string, string][] = Array.from({ length: 366 }, (_, day) => {
    const date = new Date(Date.UTC(2012, 0, 1 + day)).toISOString().slice(0, 10);
    return [date, date];
  });
  const day = makeTestDimension("place", days, { kind: "TemporalDimension", timeUnit: "Day" });
  const newest = { place: { type: "single", value: MOST_RECENT_VALUE } };
  const readButtons = (html: string) =>
    Array.from(html.matchAll(/<button[^>]* type="button"[^>]*>([^<]*)/g), ([, label]) => label);
  const left = show(day, undefined, newest, { choices: { place: "2012-02-29" } });
  expect(readButtons(left)).toEqual(["Most recent (31.12.2012)"]);
  expect(left).toContain('aria-label="place: Most recent (31.12.2012)"');
  expect(readButtons(show(day, undefined, newest))).toEqual([]);
  const fixed = { place: { type: "single", value: "2012-02-29" } };
  expect(readButtons(show(day, undefined, fixed))).toEqual([]);
});

test("the newest date is the one that the chart's rows have under the other filters", () => {
  const month = makeTestDimension(
    "place",
    [
      ["2012-03", "2012-03"],
      ["2012-04", "2012-04"],
    ],
    { kind: "TemporalDimension", timeUnit: "Month" },
  );
  const values = ["2012-03"];
  const column = { type: "dictionary", id: "place", codes: Int32Array.of(0), values };
  const table = { rowCount: 1, columns: [{ ...column, labels: values }] };
  const newest = { place: { type: "single", value: MOST_RECENT_VALUE } };
  expect(show(month, undefined, newest, { table })).toContain("Most recent (03.2012)");
});

test("among more dates than a list helps with one is typed; of few there is a list", () => {
  const listDays = (count: number): [string, string][] =>
    Array.from({ length: count }, (_, day) => {
      const date = new Date(Date.UTC(2012, 0, 1 + day)).toISOString().slice(0, 10);
      return [date, date];
    });
  const day = (count: number, isKeyDimension: boolean) =>
    makeTestDimension("place", listDays(count), {
      kind: "TemporalDimension",
      timeUnit: "Day",
      isKeyDimension,
    });
  const filters = { place: { type: "single", value: "2012-02-29" } };
  const typed = show(day(301, true), undefined, filters);
  expect(typed).not.toContain("<option");
  expect(typed).toMatch(/<input[^>]*name="f.place"[^>]*value="29\.02\.2012"/);
  expect(typed).not.toContain("placeholder");
  expect(readOptions(show(day(300, true), undefined, filters))).toHaveLength(300);
  const newest = { place: { type: "single", value: MOST_RECENT_VALUE } };
  expect(show(day(366, true), undefined, newest)).toContain('value="31.12.2012"');
  const [off] = show(day(301, false), undefined, {}).match(/<input[^>]*name="f.place"[^>]*>/) ?? [];
  expect(off).toContain('placeholder="No filter"');
  expect(off).toContain('value=""');
});

test("what an address asks for and is no date stands in the field, with those that are nearest", () => {
  const days: [string, string][] = Array.from({ length: 400 }, (_, day) => {
    const date = new Date(Date.UTC(2012, 0, 1 + 2 * day)).toISOString().slice(0, 10);
    return [date, date];
  });
  const dimension = makeTestDimension("place", days, {
    kind: "TemporalDimension",
    timeUnit: "Day",
  });
  const filters = { place: { type: "single", value: "2012-01-01" } };
  const unknown = [{ name: "f.place", value: "02.01.2012" }];
  const html = show(dimension, undefined, filters, { unknown });
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="02\.01\.2012"/);
  expect(html).toContain("01.01.2012, 03.01.2012");
});

const readOptions = (html: string): string[] =>
  [...html.matchAll(/<option([^>]*)>([^<]*)/g)].map(
    ([, attributes = "", text = ""]) =>
      `${text}${attributes.includes("disabled") ? " !" : ""}${attributes.includes("selected") ? " *" : ""}`,
  );

const author = { place: { type: "single", value: "Geneva" } };

test("without a script a tree is an indented list; what only groups cannot be chosen", () => {
  const html = show(makeTestDimension("place", VALUES, { hierarchy: TREE }), undefined, author);
  expect(readOptions(html)).toEqual([
    "Europe !",
    "\u2003Switzerland",
    "\u2003\u2003Bern",
    "\u2003\u2003Geneva *",
    "\u2003France !",
    "\u2003\u2003Paris",
  ]);
  expect(html).toMatch(
    /<noscript[^>]*><label[^>]*><span[^>]*>place<\/span><select[^>]* name="f.place"/,
  );
});

test("a tree keeps the branches of what is possible, and the value that is shown", () => {
  const dimension = makeTestDimension("place", VALUES, { hierarchy: TREE });
  expect(readOptions(show(dimension, ["Paris"], author))).toEqual([
    "Europe !",
    "\u2003Switzerland !",
    "\u2003\u2003Geneva *",
    "\u2003France !",
    "\u2003\u2003Paris",
  ]);
});

test("a list offers what is possible; only what the author selected; all of it where there are several", () => {
  const dimension = makeTestDimension("place", VALUES);
  expect(readOptions(show(dimension, ["Geneva", "Paris"], author))).toEqual(["Geneva *", "Paris"]);
  const values = { Bern: true, Paris: true };
  expect(readOptions(show(dimension, undefined, { place: { type: "multi", values } }))).toEqual([
    "No filter *",
    "Bern",
    "Paris",
  ]);
});

const several = { filterTypes: { place: "multi" } };

const readChecks = (html: string): string[] =>
  [...html.matchAll(/<li>(?:<label[^>]*><input([^>]*)><span>)?([^<]*)/g)].map(
    ([, attributes, text = ""]) =>
      `${attributes === undefined ? "" : attributes.includes("checked") ? "x " : "- "}${text}`,
  );

const readValue = (html: string): string | undefined =>
  /<span id="[^"]*value"[^>]*>(.*?)<\/summary>/
    .exec(html)?.[1]
    ?.replaceAll(/(<[^>]*>)+/g, " ")
    .trim();

test("several values of a tree are boxes without a script; what only groups has none", () => {
  const dimension = makeTestDimension("place", VALUES, { hierarchy: TREE });
  const choices = { place: ["Bern", "Paris"] };
  const html = show(dimension, undefined, {}, { choices, extensions: several });
  expect(readChecks(html)).toEqual([
    "Europe",
    "- Switzerland",
    "x Bern",
    "- Geneva",
    "France",
    "x Paris",
  ]);
  expect(readValue(html)).toBe("Bern, Paris");
  expect(html).toMatch(
    /<legend>place<\/legend><p>Bern, Paris ?<\/p><input type="hidden" name="f.place" value="-"\/>/,
  );
});

test("one value of a key that the chart needs can be exchanged, not taken away", () => {
  const dimension = makeTestDimension("place", VALUES, { isKeyDimension: true });
  const html = show(dimension, ["Geneva", "Paris"], author, { extensions: several });
  expect(readChecks(html)).toEqual(["x Geneva", "- Paris"]);
  expect(html).not.toContain('type="hidden"');
});

test("nothing chosen is no filter; of many values three are named", () => {
  const dimension = makeTestDimension("place", [...VALUES, "Rome"]);
  expect(readValue(show(dimension, undefined, {}, { extensions: several }))).toBe("No filter");
  const choices = { place: [...VALUES, "Rome"] };
  const html = show(dimension, undefined, {}, { choices, extensions: several });
  expect(readValue(html)).toBe("Switzerland, Bern, Geneva +2 more");
});

test("of a key that the chart does not show one value is offered, and none cannot be (VF8)", () => {
  const dimension = makeTestDimension("place", VALUES);
  const options = { extensions: several, x: "year" };
  const values = { Bern: true, Paris: true };
  const within = show(dimension, undefined, { place: { type: "multi", values } }, options);
  expect(readOptions(within)).toEqual(["Bern", "Paris"]);
  expect(readOptions(show(dimension, ["Geneva", "Paris"], author, options))).toEqual([
    "Geneva *",
    "Paris",
  ]);
  const optional = makeTestDimension("place", VALUES, { isKeyDimension: false });
  expect(readChecks(show(optional, ["Geneva", "Paris"], author, options))).toEqual([
    "x Geneva",
    "- Paris",
  ]);
});

test("dates are never chosen several at once", () => {
  const dimension = makeTestDimension("place", VALUES, { kind: "TemporalEntityDimension" });
  expect(show(dimension, undefined, {}, { extensions: several })).toContain("<select");
});

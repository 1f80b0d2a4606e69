import type { ChartConfig } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import type { PublishedState, ShownChart } from "../chart-state/page-state.ts";
import { decodeViewParams, encodeViewParams } from "../params/view-params.ts";
import { FilterForm } from "./filter-form.tsx";
import { filterFields } from "./load-filter-fields.ts";

beforeAll(() => filterFields.load());

const island = makeTestDimension("island", [["t", "Torgersen"]], { label: "Insel" });
const species = makeTestDimension(
  "species",
  [
    ["a", "Adeliepinguin"],
    ["g", "Eselspinguin"],
  ],
  { label: "Art" },
);

const show = (defaultOpen: boolean, missed: Record<string, string[]>): string => {
  const single = (value: string) => ({ type: "single", value });
  const chart = {
    config: {
      chartType: "column",
      cubes: [{ iri: "cube", filters: { island: single("t"), species: single("g") } }],
      fields: {},
      interactiveFiltersConfig: {
        dataFilters: { active: true, componentIds: ["island", "species"], defaultOpen },
        legend: {},
        timeRange: {},
        calculation: {},
      },
    },
    components: { dimensions: [island, species], measures: [] },
    choices: { dataFilters: { species: "a" }, hiddenValues: [], showTable: false },
    possible: {},
    missed,
  };
  return renderToStaticMarkup(
    <LocaleProvider locale="de" messages={collectMessages("de", ["viewer", "kit"])}>
      <FilterForm
        state={{ chartKey: "abcdefghijkl", keptParams: [] } as unknown as PublishedState}
        shown={{ chart, status: "ready", listChoices: () => [] } as unknown as ShownChart}
      />
    </LocaleProvider>,
  );
};

const side = makeTestDimension("side", ["n", "s"]);

type Shown = {
  chartType?: string;
  search?: string;
  hasNoFilters?: boolean;
  isOpen?: boolean;
  extensions?: object;
};

/** Names and values that a form sends by itself, of a stacked chart that readers may change. */
const readKept = ({
  chartType = "column",
  search = "",
  hasNoFilters = false,
  isOpen = true,
  extensions = {},
}: Shown): string[] => {
  const config = {
    key: "k",
    extensions,
    chartType,
    cubes: [{ iri: "cube", filters: {} }],
    fields: { segment: { componentId: "species", type: "stacked" } },
    interactiveFiltersConfig: {
      dataFilters: { active: true, componentIds: ["side"], defaultOpen: true },
      legend: { active: isOpen },
      timeRange: {},
      calculation: { active: isOpen, type: "identity" },
    },
  } as unknown as ChartConfig;
  const components = { dimensions: [side, species], measures: [] };
  const { choices } = decodeViewParams({ config, components }, new URLSearchParams(search));
  const chart = { config, components, choices, possible: {}, missed: {} };
  const listChoices = () => encodeViewParams(chart, choices);
  const html = renderToStaticMarkup(
    <LocaleProvider locale="de" messages={collectMessages("de", ["viewer", "kit"])}>
      <FilterForm
        state={
          { chartKey: "abcdefghijkl", keptParams: [["chart", "2"]] } as unknown as PublishedState
        }
        shown={{ chart, status: "ready", listChoices } as unknown as ShownChart}
        hasNoFilters={hasNoFilters}
      />
    </LocaleProvider>,
  );
  return [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );
};

test.each<[string, Shown, string[]]>([
  ["what a legend has switched off", { search: "hide=a" }, ["hide=a"]],
  ["no percentages beside their own box", { search: "percent=1&f.side=s" }, []],
  [
    "that the data stand instead of the chart, where percentages have their box too",
    { search: "hide=a&percent=1&as=table" },
    ["hide=a", "as=table"],
  ],
  [
    "filters and percentages where the place has none",
    { search: "percent=1&f.side=s", hasNoFilters: true },
    ["f.side=s", "percent=1"],
  ],
])("a form sends what has no control on the page: %s", (_, shown, kept) => {
  expect(readKept(shown)).toEqual(["chart=2", ...kept]);
});

test("where nothing on the page is a part of it there is no form", () => {
  expect(readKept({ isOpen: false, hasNoFilters: true })).toEqual([]);
});

test("the switch from what is worked out to the values is a part of the form", () => {
  const extensions = { calculation: { type: "index", isOpen: true } };
  expect(readKept({ isOpen: false, hasNoFilters: true, extensions })).toEqual(["chart=2"]);
});

test("the heads of a table in place of the chart are parts of the form, and sort it", () => {
  const shown = { isOpen: false, search: "as=table", hasNoFilters: true };
  expect(readKept(shown)).toEqual(["chart=2", "as=table"]);
});

const SENTENCE =
  "Art: Zu «Eselspinguin» gibt es in dieser Auswahl keine Daten; gezeigt wird «Adeliepinguin».";

test("what was wanted and has no data is announced, with what is shown instead", () => {
  const html = show(true, { species: ["g"] });
  expect(/<output[^>]*><p>([^<]*)<\/p><\/output>/.exec(html)?.[1]).toBe(SENTENCE);
  expect(show(true, {})).not.toContain("gezeigt wird");
  const missing = show(true, { species: ["https://data.example/species/kaiserpinguin"] });
  expect(missing).toContain(SENTENCE.replace("Eselspinguin", "kaiserpinguin"));
});

test("it is read also where the filters are folded away", () => {
  const html = show(false, { species: ["g"] });
  expect(html).toContain("<details");
  expect(html.replace(/<details[\s\S]*<\/details>/, "")).toContain(SENTENCE);
  expect(html.split(SENTENCE)).toHaveLength(2);
});

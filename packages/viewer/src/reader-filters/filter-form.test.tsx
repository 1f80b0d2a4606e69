import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import type { PublishedState } from "../published/published-state.ts";
import type { PublishedView } from "../published/use-published-view.ts";
import { FilterForm } from "./filter-form.tsx";

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
        view={{ chart, status: "ready" } as unknown as PublishedView}
      />
    </LocaleProvider>,
  );
};

const SENTENCE =
  "Art: Zu «Eselspinguin» gibt es in dieser Auswahl keine Daten; gezeigt wird «Adeliepinguin».";

test("what was wanted and has no data is announced, with what is shown instead", () => {
  const html = show(true, { species: ["g"] });
  expect(/<output[^>]*><p>([^<]*)<\/p><\/output>/.exec(html)?.[1]).toBe(SENTENCE);
  expect(show(true, {})).not.toContain("gezeigt wird");
});

test("it is read also where the filters are folded away", () => {
  const html = show(false, { species: ["g"] });
  expect(html).toContain("<details");
  expect(html.replace(/<details[\s\S]*<\/details>/, "")).toContain(SENTENCE);
  expect(html.split(SENTENCE)).toHaveLength(2);
});

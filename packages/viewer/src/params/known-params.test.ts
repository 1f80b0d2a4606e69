import { createTranslator, loadMessages, UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { listKnownParams, nameParam } from "./known-params.ts";

const list = (search: string) => listKnownParams(new URLSearchParams(search));

test("what changes the view is known, campaign marks and the mark of a new chart are not", () => {
  expect(
    list("utm_source=mail&f.country=che&t.from=1970&as=table&metadata=general&publishSuccess=true"),
  ).toEqual([
    ["f.country", "che"],
    ["t.from", "1970"],
    ["as", "table"],
    ["metadata", "general"],
  ]);
});

test("flags are known by their own names alone, in one order", () => {
  expect(list("removeFilters=true&fbclid=1")).toEqual([["removeFilters", "true"]]);
});

const PLACE = "https://example.org/place";

const chart = {
  config: {
    cubes: [],
    chartType: "column",
    fields: { segment: { componentId: PLACE }, animation: { componentId: PLACE } },
    interactiveFiltersConfig: { dataFilters: { active: true, componentIds: [PLACE] } },
  },
  components: { dimensions: [{ id: PLACE, label: "Ort", values: [] }], measures: [] },
} as unknown as Parameters<typeof nameParam>[0];

test.each(UI_LOCALES)(
  "parts of an address bear the labels that readers see: %s",
  async (locale) => {
    const t = createTranslator(locale, await loadMessages(locale, ["viewer"]));
    const nameOf = (name: string): string => nameParam(chart, { name }, t);
    expect(nameOf("t.from")).toBe(t("viewer.time-range.from"));
    expect(nameOf("t.to")).toBe(t("viewer.time-range.to"));
    expect(nameOf("t.from – t.to")).toBe(t("viewer.time-range"));
    for (const name of ["f.place", `f.${PLACE}`, "hide", "show", "at"])
      expect(nameOf(name)).toBe("Ort");
    expect(nameOf("percent")).toBe(t("viewer.percent"));
    expect(nameOf("metadata")).toBe(t("viewer.metadata"));
    expect(nameOf("f.planet")).toBe("f.planet");
  },
);

import { createTranslator, loadMessages, UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { nameParam } from "./name-param.ts";

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
    const nameOf = (name: string, period?: { from: string; to: string }): string =>
      nameParam(chart, { name, value: "x", ...(period && { period }) }, t);
    expect(nameOf("t.from")).toBe(t("viewer.time-range.from"));
    expect(nameOf("t.to")).toBe(t("viewer.time-range.to"));
    expect(nameOf("t.from – t.to", { from: "2", to: "1" })).toBe(t("viewer.time-range"));
    for (const name of ["f.place", `f.${PLACE}`, "hide", "show", "at"])
      expect(nameOf(name)).toBe("Ort");
    expect(nameOf("percent")).toBe(t("viewer.percent"));
    expect(nameOf("metadata")).toBe(t("viewer.metadata"));
    expect(nameOf("f.planet")).toBe("f.planet");
  },
);

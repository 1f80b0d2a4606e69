import { convertChartConfig } from "@statelier/document";
import { createTranslator, UI_LOCALES } from "@statelier/ui/messages";
import { collectMessages } from "@statelier/ui/all-messages";
import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { proposeTexts } from "./propose-texts.ts";

test.each(UI_LOCALES)(
  "TX1 a chart is named by what it shows and described by period and filters: %s",
  async (locale) => {
    const { session } = await openTestSession();
    const { config, components } = session.read();
    const t = createTranslator(locale, collectMessages(locale, ["controls", "viewer"]));
    const { title, description } = proposeTexts({ config, components }, locale, t);
    const [measure] = components.measures;
    expect(title.startsWith(measure!.label)).toBe(true);
    expect(description).not.toMatch(/undefined/);
    const table = convertChartConfig(config, "table", components)!;
    expect(proposeTexts({ config: table, components }, locale, t).title).not.toContain("{");
  },
);

test("TX1 names keep their capital in the title", async () => {
  const { session } = await openTestSession();
  const { config, components } = session.read();
  const label = "Swiss canton";
  const named = {
    ...components,
    dimensions: components.dimensions.map((dimension) => ({
      ...dimension,
      kind: "NominalDimension" as const,
      label,
    })),
  };
  const t = createTranslator("en", collectMessages("en", ["controls", "viewer"]));
  expect(proposeTexts({ config, components: named }, "en", t).title).toContain(label);
});

test("NF9 names that are not in the page's language keep their case in the title", async () => {
  const { session } = await openTestSession();
  const { config, components } = session.read();
  const named = {
    ...components,
    dimensions: components.dimensions.map((dimension) => ({
      ...dimension,
      kind: "NominalDimension" as const,
      label: "Monat",
      labelLanguage: "de",
    })),
  };
  const t = createTranslator("en", collectMessages("en", ["controls", "viewer"]));
  expect(proposeTexts({ config, components: named }, "en", t).title).toContain("by Monat");
});

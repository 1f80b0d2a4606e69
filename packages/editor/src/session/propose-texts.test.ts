import { convertChartConfig } from "@statelier/document";
import type { CubeComponents, Locale } from "@statelier/model";
import { createTranslator, UI_LOCALES } from "@statelier/ui/messages";
import { collectMessages } from "@statelier/ui/all-messages";
import { expect, test, vi } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../testing/make-test-components.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { EditorSession } from "./editor-session.ts";
import { loadSession } from "./load-session.ts";
import { proposeTexts } from "./propose-texts.ts";

test.each(UI_LOCALES)(
  "TX1 a chart is named by what it shows and described by period and filters: %s",
  async (locale) => {
    const { session } = await openTestSession();
    const { config, components } = session.read();
    const t = createTranslator(locale, collectMessages(locale, ["controls", "viewer", "chart"]));
    const { title, description, altText } = proposeTexts({ config, components }, locale, t);
    const [measure] = components.measures;
    expect(title.startsWith(measure!.label)).toBe(true);
    expect(description).not.toMatch(/undefined/);
    expect(altText).toContain(`: ${title}. ${description}`);
    const table = convertChartConfig(config, "table", components)!;
    const ofTable = proposeTexts({ config: table, components }, locale, t);
    expect(ofTable.title).not.toContain("{");
    expect(ofTable.altText.startsWith(`${ofTable.title}.`)).toBe(true);
  },
);

test("no number of axes is proposed where the values decide it", () => {
  const time = makeTestDimension("year", ["2000", "2001"], { kind: "TemporalDimension" });
  const measures = ["quarter", "week"].map((per) =>
    makeTestMeasure(per, { unit: `shillings per ${per}` }),
  );
  const { config, components } = makeTestChart("comboLineColumn", { dimensions: [time], measures });
  const t = createTranslator("en", collectMessages("en", ["controls", "viewer", "chart"]));
  const propose = (extensions: Record<string, unknown>): string =>
    proposeTexts({ config: { ...config, extensions }, components }, "en", t).altText;
  expect(propose({ lineEnds: "values" })).not.toMatch(/ax[ei]s/);
  expect(propose({ lineEnds: "values", sharedAxis: false })).toContain("with two axes");
});

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
  const t = createTranslator("en", collectMessages("en", ["controls", "viewer", "chart"]));
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
  const t = createTranslator("en", collectMessages("en", ["controls", "viewer", "chart"]));
  expect(proposeTexts({ config, components: named }, "en", t).title).toContain("by Monat");
});

const translate = (locale: Locale) =>
  createTranslator(locale, collectMessages(locale, ["controls", "viewer", "chart"]));

/** A dataset whose names say in which language they are, and what was asked for. */
const openNamed = async (label: (locale: Locale) => string | undefined) => {
  const asked: Locale[] = [];
  const components = (locale: Locale): CubeComponents => {
    const name = label(locale);
    const change =
      name === undefined ? { label: "Todesfälle", labelLanguage: "de" } : { label: name };
    return {
      dimensions: [makeTestDimension("sector", ["b", "c"], { label: `sector ${locale}` })],
      measures: [makeTestMeasure("deaths", change)],
    };
  };
  const world = await openTestSession({
    words: { t: translate("en"), load: async (locale) => translate(locale) },
    data: {
      components: async (scope) => {
        asked.push(scope.locale);
        if (scope.locale === "it") throw new Error("away");
        return components(scope.locale);
      },
    },
  });
  return { ...world, asked };
};

const NAMES: Partial<Record<Locale, string>> = { en: "deaths", fr: "décès" };

test("TX1 other languages are asked for once texts are written, and have proposals where the measure has a name", async () => {
  const { session, asked, logged } = await openNamed((locale) => NAMES[locale]);
  expect(asked).toEqual(["en"]);
  expect(session.proposals.propose(session.read().config).map(({ locale }) => locale)).toEqual([
    "en",
  ]);
  await session.proposeInAllLanguages();
  expect(asked.toSorted()).toEqual(["de", "en", "fr", "it"]);
  // German has no name of its own for the measure here, Italian did not come.
  expect(
    session.proposals.propose(session.read().config).map(({ locale, title }) => [locale, title]),
  ).toEqual([
    ["en", "deaths by sector en"],
    ["fr", "décès par sector fr"],
  ]);
  expect(session.proposals.propose(session.read().config)[1]?.altText).toMatch(
    /^Graphique en .*: décès par sector fr\./,
  );
  expect(logged).toContainEqual(expect.stringContaining("it: Error: away"));
  const write = { type: "CHART_META_CHANGE", field: "title" } as const;
  session.dispatch({ ...write, locale: "fr", value: "décès par sector fr" });
  session.dispatch({ type: "CHART_TYPE_CHANGED", chartType: "table" });
  expect(session.read().config.meta.title).toMatchObject({ en: "", fr: "décès" });
});

test("TX1 a chart with texts in other languages is followed in these from its opening", async () => {
  const { session, environment, stored } = await openNamed((locale) => NAMES[locale]);
  const write = { type: "CHART_META_CHANGE", field: "title" } as const;
  session.dispatch({ ...write, locale: "fr", value: "décès par sector fr" });
  session.flush();
  expect([...stored.keys()].length).toBeGreaterThan(0);
  const loaded = await loadSession({ type: "stored", id: "abc" }, environment);
  if (loaded.type !== "editing") throw new Error(loaded.type);
  const again = new EditorSession("abc", loaded, environment);
  await vi.waitFor(() =>
    expect(again.proposals.propose(again.read().config).map(({ locale }) => locale)).toEqual([
      "en",
      "fr",
    ]),
  );
});

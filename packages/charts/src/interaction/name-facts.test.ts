import { LOCALES } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { readFixtures } from "../fixtures/read-fixtures.ts";
import { listSeries } from "../scene/list-data.ts";
import { nameFacts } from "./name-facts.ts";

type Drawn = Parameters<typeof drawFixture>;

const factsOf = (...drawn: Drawn): string[] => {
  const scene = drawFixture(...drawn);
  const [datum] = listSeries(scene).flatMap(({ data }) => data);
  return datum ? nameFacts(scene, datum) : [];
};

test("a confidence interval is said by name, in every language", () => {
  const spoken = LOCALES.map((locale) => {
    const t = createTranslator(locale, collectMessages(locale, ["chart"]));
    return factsOf("column", "penguins-interval", { locale, t })[1]?.replace(/\[.*/, "");
  });
  expect(spoken).toEqual([
    "Vertrauensintervall: ",
    "Intervalle de confiance\u202f: ",
    "Intervallo di confidenza: ",
    "Confidence interval: ",
  ]);
});

test("no uncertainty is without its name, whatever draws it", () => {
  const facts = readFixtures()
    .filter(({ components }) => components.dimensions.some(({ related }) => related.length > 0))
    .flatMap(({ chartType, name }) => {
      const scene = drawFixture(chartType, name);
      const all = listSeries(scene).flatMap(({ data }) => data);
      return all
        .filter(({ detailText }) => /^[[±]/.test(detailText))
        .map((datum) => nameFacts(scene, datum)[1]?.replace(/: [[±].*/, ""));
    });
  expect(new Set(facts)).toEqual(
    new Set([
      "Confidence interval",
      "Intervallo di confidenza",
      "Standard error",
      "Standardfehler",
    ]),
  );
});

test("a point of a scatterplot says both of its measures by name", () => {
  expect(factsOf("scatterplot", "wealth-health")).toEqual([
    "Life expectancy: 57.63\u00a0years",
    "Income per person: 1’925\u00a0USD",
  ]);
});

test("the other marks say the number and its unit", () => {
  expect(factsOf("column", "years-single")).toEqual(["34.2\u00a0millions", ""]);
  expect(factsOf("column", "percent-years")).toEqual(["55,6\u00a0% (37,5\u00a0TWh)", ""]);
});

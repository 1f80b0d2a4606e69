import { chartRules } from "@statelier/document";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../testing/make-test-components.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import type { SessionSnapshot } from "../session/session-snapshot.ts";
import { LayerColors } from "./map-controls.tsx";

const REASONS = {
  de: "Braucht mindestens 3 Orte.",
  fr: "Il faut au moins 3 lieux.",
  it: "Servono almeno 3 luoghi.",
  en: "Needs 3 places or more.",
};

const show = (
  locale: (typeof UI_LOCALES)[number],
  places: string[],
  scaleType: "continuous" | "discrete" = "continuous",
): string => {
  const place = makeTestDimension("place", places, { kind: "GeoShapesDimension" });
  const people = makeTestMeasure("people", { unit: "persons" });
  const chart = makeTestChart("map", { dimensions: [place], measures: [people] });
  const { areaLayer } = chart.config.fields;
  if (areaLayer?.color.type !== "numerical") throw new Error("No colours of numbers");
  const color = { ...areaLayer.color, scaleType, interpolationType: "jenks" as const, nbClass: 3 };
  const fields = { ...chart.config.fields, areaLayer: { ...areaLayer, color } };
  const spec = chartRules.map.fields.find(({ field }) => field === "areaLayer");
  if (!spec) throw new Error("No areas");
  const config = { ...chart.config, fields } as typeof chart.config;
  const state = { dataSource: { type: "sparql", url: "" } } as unknown as SessionSnapshot["state"];
  return renderInEditor(
    locale,
    { ...chart, config, state },
    <LayerColors spec={spec} component={place} disabled={undefined} />,
  );
};

test.each(UI_LOCALES)(
  "D69 why two places have no classes is said beneath the choice: %s",
  (locale) => {
    const html = show(locale, ["a", "b"]);
    const [impossible = ""] = /<span[^>]*role="radio"[^>]*>/.exec(html) ?? [];
    expect(impossible).toContain('aria-disabled="true"');
    const [, id] = /aria-describedby="([^"]+)"/.exec(impossible) ?? [];
    expect(html).toMatch(new RegExp(`id="${id}"[^>]*>${REASONS[locale]}<`));
  },
);

test("D69 three places have classes, and a chart that has classes of two shows that it has them", () => {
  expect(show("en", ["a", "b", "c"])).not.toContain(REASONS.en);
  const html = show("en", ["a", "b"], "discrete");
  expect(html).not.toContain(REASONS.en);
  expect(html).toMatch(
    /<input[^>]*type="radio"[^>]*checked[^>]*value="discrete"|value="discrete"[^>]*checked/,
  );
});

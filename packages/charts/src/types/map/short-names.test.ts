import type { ChartConfigOf } from "@statelier/document";
import { expect, test } from "vitest";
import { layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { PlotScene } from "../../scene/scene.ts";

/** The key of cantons in colours of values that have short names. */
const readKey = (useAbbreviations?: boolean): string[] => {
  const input = makeFixtureInput(readFixture("map", "cantons-categories"), { locale: "en" });
  const config = input.config as ChartConfigOf<"map">;
  const { areaLayer } = config.fields;
  if (areaLayer?.color.type !== "categorical") throw new Error("The fixture has other colours.");
  const { componentId } = areaLayer.color;
  const shorten = <C extends { id: string; values: readonly { label: string }[] }>(all: C[]): C[] =>
    all.map((each) => ({
      ...each,
      values:
        each.id === componentId
          ? each.values.map((value) => ({ ...value, alternateName: value.label.slice(0, 2) }))
          : each.values,
    }));
  const { dimensions, measures } = input.components;
  const color = {
    ...areaLayer.color,
    ...(useAbbreviations === undefined ? {} : { useAbbreviations }),
  };
  const scene = layoutChart({
    ...input,
    components: {
      ...input.components,
      dimensions: shorten([...dimensions]),
      measures: shorten([...measures]),
    },
    config: { ...config, fields: { ...config.fields, areaLayer: { ...areaLayer, color } } },
  }) as PlotScene;
  return (scene.legend?.items ?? []).map(({ label }) => label);
};

test("MP2 the key of a layer has the short names of its values where the author wants them", () => {
  const long = readKey();
  expect(long.some((label) => label.length > 2)).toBe(true);
  expect(readKey(false)).toEqual(long);
  expect(readKey(true)).toEqual(long.map((label) => label.slice(0, 2)));
});

import { literalPaint, paintScene, renderSvgText } from "@statelier/charts";
import {
  type ChartConfig,
  DEFAULT_COLOR,
  DEFAULT_PALETTE_ID,
  deriveColorMapping,
} from "@statelier/document";
import { layoutChart } from "../../packages/charts/src/fixtures/draw-fixture.ts";
import {
  type Fixture,
  makeFixtureInput,
  readFixtures,
} from "../../packages/charts/src/fixtures/read-fixtures.ts";
import type { PairCase } from "./cases.ts";

type Field = Record<string, unknown>;

/** What says which column stands where; every other option of a case is left to its default. */
const KEPT = new Set([
  "componentId",
  "componentIds",
  "leftAxisComponentId",
  "rightAxisComponentId",
  "columnComponentId",
  "lineComponentId",
  "lineAxisOrientation",
  "type",
]);

const keepNames = (field: Field): Field =>
  Object.fromEntries(Object.entries(field).filter(([key]) => KEPT.has(key)));

const makeColor = ({ y, color }: PairCase, { components }: Fixture): Field => {
  const paletteId = DEFAULT_PALETTE_ID;
  const values = color
    ? components.dimensions.find(({ id }) => id === color)?.values
    : y.length > 1 && y.map((value) => ({ value, label: value }));
  if (!values) return { type: "single", paletteId, color: DEFAULT_COLOR };
  const colorMapping = deriveColorMapping(values, { paletteId }, {});
  return { type: color ? "segment" : "measures", paletteId, colorMapping };
};

const LARGEST_FIRST = { sortingType: "byMeasure", sortingOrder: "desc" };

const makeConfig = (pair: PairCase, fixture: Fixture): ChartConfig => {
  const given = Object.entries(fixture.config.fields as Record<string, Field>);
  const fields = Object.fromEntries(given.map(([name, field]) => [name, keepNames(field)]));
  if (fields["segment"]) fields["segment"]["showValuesMapping"] = {};
  if (pair.kind === "bars") Object.assign(fields["y"] ?? {}, { sorting: LARGEST_FIRST });
  if (pair.kind === "shares") Object.assign(fields["segment"] ?? {}, { sorting: LARGEST_FIRST });
  fields["color"] = makeColor(pair, fixture);
  const { key, version, meta, cubes, chartType } = fixture.config;
  return {
    key,
    version,
    meta,
    cubes,
    chartType,
    fields,
    limits: {},
    conversionUnitsByComponentId: {},
  } as unknown as ChartConfig;
};

/** The fixture of a case with the columns that are drawn, and no others. */
export const findPairFixture = (pair: PairCase): Fixture => {
  const name = pair.fixture.split("/")[1];
  const found = readFixtures().find(
    (fixture) => fixture.chartType === pair.chartType && fixture.name === name,
  );
  if (!found) throw new Error(`There is no fixture ${pair.fixture}.`);
  const ids = new Set([pair.x, ...pair.y, pair.color]);
  const { dimensions, measures } = found.components;
  return {
    ...found,
    locale: pair.locale,
    config: makeConfig(pair, found),
    components: {
      dimensions: dimensions.filter(({ id, related }) => ids.has(id) || related.length === 0),
      measures,
    },
  };
};

/** Our drawing of a case as SVG, and what is said beneath it. */
export const drawOurs = (fixture: Fixture, width: number): { svg: string; notes: string[] } => {
  const scene = layoutChart(makeFixtureInput(fixture, { width }));
  if (scene.type !== "plot") throw new Error(`${fixture.name} is not drawn as a plot.`);
  return {
    svg: renderSvgText(paintScene(scene, literalPaint(scene.theme))),
    notes: scene.notes.map(({ text }) => text),
  };
};

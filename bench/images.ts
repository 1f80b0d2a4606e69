import { createTranslator } from "@statelier/ui/messages";
import { collectMessages } from "@statelier/ui/all-messages";
import { INITIAL_CHART_VIEW } from "@statelier/charts";
import { findDrawing } from "@statelier/charts/all-drawings";
import { type PictureInput, renderPicture } from "@statelier/charts/export";
import { drawPng } from "@statelier/charts/png";
import { makeInitialChartConfig } from "@statelier/document";
import type { CubeComponents, ObservationTable } from "@statelier/model";
import { type Benchmark, measureAlone } from "./support/measurement.ts";
import { median } from "./support/time-calls.ts";

const BARS = 30;
const WIDTH = 800;
const HEIGHT = 450;
const CUBE = "https://data.example/cube";

const YEARS = Array.from({ length: BARS }, (_, index) => String(1995 + index));

const COMPONENTS: CubeComponents = {
  dimensions: [
    {
      id: "year",
      kind: "TemporalDimension",
      timeUnit: "Year",
      cubeIri: CUBE,
      label: "Year",
      isNumerical: false,
      isKeyDimension: true,
      values: YEARS.map((year) => ({ value: year, label: year })),
      related: [],
    },
  ],
  measures: [
    {
      id: "stays",
      kind: "NumericalMeasure",
      cubeIri: CUBE,
      label: "Overnight stays in hotels",
      unit: "million",
      isNumerical: true,
      isKeyDimension: false,
      isCurrency: false,
      isDecimal: true,
      values: [],
      related: [],
      limits: [],
    },
  ],
};

const TABLE: ObservationTable = {
  rowCount: BARS,
  columns: [
    {
      type: "dictionary",
      id: "year",
      values: YEARS,
      labels: YEARS,
      codes: Int32Array.from(YEARS, (_, index) => index),
    },
    {
      type: "number",
      id: "stays",
      values: Float64Array.from(YEARS, (_, index) => 30 + 12 * Math.abs(Math.sin(index))),
    },
  ],
};

const texts = (text: string) => ({ de: text, fr: text, it: text, en: text });

/** A new input each time: nothing that was laid out before is found again. */
const makeInput = (height?: number): PictureInput => {
  const made = makeInitialChartConfig("column", {
    components: COMPONENTS,
    cubes: [{ iri: CUBE }],
    key: "benchmark001",
  });
  if (!made) throw new Error("A column chart does not fit.");
  const meta = {
    ...made.meta,
    title: texts("Overnight stays in hotels and health establishments"),
    description: texts("Millions of nights, of guests from the country and from abroad."),
  };
  return {
    drawing: findDrawing({ chartType: "column" }),
    chart: {
      config: { ...made, meta },
      components: COMPONENTS,
      table: TABLE,
      locale: "en",
      t: createTranslator("en", collectMessages("en", ["chart", "viewer"])),
      width: WIDTH,
      ...(height === undefined ? {} : { height }),
      theme: "light",
      view: INITIAL_CHART_VIEW,
    },
    datasets: [
      {
        iri: CUBE,
        title: "Hotel accommodation",
        creator: { iri: CUBE, label: "Office of Statistics" },
        dateModified: "2026-02-20",
        license: "CC BY 4.0",
      },
    ],
    dataFilters: {},
    address: "https://charts.example/en/v/abcdefghijkl",
    date: "2026-11-21",
  };
};

type Prepared = { picture: ReturnType<typeof renderPicture>; draw: () => unknown };

/** A picture that is `HEIGHT` high, and what draws it anew; throws where it does not show every bar. */
export const preparePicture = (): Prepared => {
  const drawn = 200;
  const height = drawn + HEIGHT - renderPicture(makeInput(drawn)).height;
  const draw = () => renderPicture(makeInput(height));
  const picture = draw();
  const bars = /<g class="marks".*?<\/g>/.exec(picture.svg)?.[0].match(/<rect/g)?.length;
  if (bars !== BARS || picture.height !== HEIGHT)
    throw new Error(`The picture has ${bars} bars and is ${picture.height} high.`);
  return { picture, draw };
};

/** Milliseconds of the processor for each call, after as many that do not count. */
const timeProcessor = (call: () => unknown, times: number): number[] => {
  for (let at = 0; at < times; at += 1) call();
  return Array.from({ length: times }, () => {
    const start = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
};

/** What a picture of a published chart costs the server. */
export const run: Benchmark = () => {
  const { picture, draw } = preparePicture();
  const svg = timeProcessor(draw, 200);
  const png = timeProcessor(() => drawPng(picture, 1), 30);
  return Promise.resolve({
    measurements: [
      measureAlone(
        `SVG of a column chart with ${BARS} bars, median processor time (ms)`,
        median(svg),
        3,
      ),
      measureAlone(
        `PNG of it, ${WIDTH} × ${HEIGHT} at 1x, median processor time (ms)`,
        median(png),
        60,
      ),
    ],
    samples: { svg, png },
  });
};

import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { collectMessages } from "@statelier/ui/all-messages";
import { findChromium } from "../tools/find-chromium.ts";
import { ROOT } from "../tools/run-step.ts";
import { type Kind, KINDS, makeRows } from "./charts/rows.ts";
import { buildScript, type BuiltScript, measureBundle } from "./support/build-script.ts";
import { type Costs, drawRepeatedly } from "./support/draw-repeatedly.ts";
import { installLibraries } from "./support/install-libraries.ts";
import { type Benchmark, measureAgainst } from "./support/measurement.ts";
import { median } from "./support/time-calls.ts";

const FOLDER = join(ROOT, "bench", "charts");
const OTHERS = ["plot", "vega-lite", "echarts"] as const;
const NAMES = ["ours", ...OTHERS] as const;
const TIMES = 15;
/** Ten milliseconds vary by a fifth from one draw to the next: a median of few says little. */
const TIMES_OF_SHORT = 61;
const WARM_UP = 2;
const TIE = 0.05;

type Name = (typeof NAMES)[number];
type ByName<T> = Record<Name, T>;

const entryOf = (name: Name): string => join(FOLDER, name === "ours" ? "ours.tsx" : `${name}.mjs`);

const forAll = async <T>(make: (name: Name) => Promise<T>): Promise<ByName<T>> => {
  const made: Partial<ByName<T>> = {};
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that none slows another
  for (const name of NAMES) made[name] = await make(name);
  return made as ByName<T>;
};

/** Our value and the smallest of the others. */
const compare = (values: ByName<number>) => ({
  ours: values.ours,
  reference: Math.min(...OTHERS.map((name) => values[name])),
});

const drawKind = (
  browser: Browser,
  scripts: ByName<BuiltScript>,
  kind: Kind,
): Promise<ByName<Costs>> =>
  drawRepeatedly(browser, scripts, {
    kind,
    whole: makeRows(kind, false),
    half: makeRows(kind, true),
    times: kind === "bars" ? TIMES_OF_SHORT : TIMES,
    warmUp: WARM_UP,
    messages: collectMessages("en", ["chart"]),
  });

const medianOf = (costs: Costs, step: keyof Costs): number =>
  median(costs[step].map(({ mainMs, rasterMs }) => mainMs + rasterMs));

const STEPS = { first: "first draw", update: "change to half" } as const;

/** The same charts by us and by three other libraries: what drawing and changing them costs the browser. */
export const run: Benchmark = async () => {
  installLibraries(FOLDER);
  const scripts = await forAll((name) => buildScript(entryOf(name)));
  const sizes = await forAll(async (name) => (await measureBundle(entryOf(name))) / 1_000);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const samples: Partial<Record<Kind, ByName<Costs>>> = {};
  const medians: Record<string, ByName<number>> = {};
  try {
    for (const kind of KINDS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that none slows another
      const costs = await drawKind(browser, scripts, kind);
      samples[kind] = costs;
      for (const step of ["first", "update"] as const)
        medians[`${kind}, ${STEPS[step]}, median (ms)`] = {
          ours: medianOf(costs.ours, step),
          plot: medianOf(costs.plot, step),
          "vega-lite": medianOf(costs["vega-lite"], step),
          echarts: medianOf(costs.echarts, step),
        };
    }
  } finally {
    await browser.close();
  }
  const script = "script, brotli 11 (kB)";
  return {
    measurements: [
      ...Object.entries(medians).map(([metric, values]) =>
        measureAgainst(metric, compare(values), 1, TIE),
      ),
      measureAgainst(script, compare(sizes), 0.5),
    ],
    samples: { medians: { ...medians, [script]: sizes }, ...samples },
  };
};

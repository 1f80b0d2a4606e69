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
/** Draw each of the charts. */
const GENERAL = ["plot", "vega-lite", "echarts"] as const;
const NAMES = ["ours", ...GENERAL, "uplot"] as const;
const TIMES = 15;
/** Ten milliseconds vary by a fifth from one draw to the next: a median of few says little. */
const TIMES_OF_SHORT = 61;
const WARM_UP = 2;
const TIE = 0.05;

type Name = (typeof NAMES)[number];
type ByName<T> = Partial<Record<Name, T>> & { ours: T };

const entryOf = (name: Name): string => join(FOLDER, name === "ours" ? "ours.tsx" : `${name}.mjs`);

const forAll = async <T>(
  names: readonly Name[],
  make: (name: Name) => Promise<T>,
): Promise<ByName<T>> => {
  const made: Partial<Record<Name, T>> = {};
  // One after the other, so that none slows another.
  for (const name of names) made[name] = await make(name);
  return made as ByName<T>;
};

const mapValues = <T, U>(values: ByName<T>, change: (value: T) => U): ByName<U> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value)]),
  ) as ByName<U>;

/** Our value and the smallest of the others. */
const compare = ({ ours, ...others }: ByName<number>) => ({
  ours,
  reference: Math.min(...Object.values(others)),
});

const drawKind = async (
  browser: Browser,
  { uplot, ...general }: ByName<BuiltScript>,
  kind: Kind,
): Promise<ByName<Costs>> => {
  const libraries = { ...general, ...(uplot && kind.startsWith("line") && { uplot }) };
  const costs: Partial<Record<Name, Costs>> = await drawRepeatedly(browser, libraries, {
    kind,
    whole: makeRows(kind, false),
    half: makeRows(kind, true),
    times: kind === "bars" ? TIMES_OF_SHORT : TIMES,
    warmUp: WARM_UP,
    messages: collectMessages("en", ["chart"]),
  });
  return costs as ByName<Costs>;
};

const medianOf = (costs: Costs, step: keyof Costs): number =>
  median(costs[step].map(({ mainMs, rasterMs }) => mainMs + rasterMs));

const STEPS = { first: "first draw", update: "change to half" } as const;

/** The same charts by us and by the libraries that the field knows: what drawing and changing them costs the browser. */
export const run: Benchmark = async () => {
  installLibraries(FOLDER);
  const scripts = await forAll(NAMES, (name) => buildScript(entryOf(name)));
  const sizes = await forAll(
    ["ours", ...GENERAL],
    async (name) => (await measureBundle(entryOf(name))) / 1_000,
  );
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const samples: Partial<Record<Kind, ByName<Costs>>> = {};
  const medians: Record<string, ByName<number>> = {};
  try {
    for (const kind of KINDS) {
      // One after the other, so that none slows another.
      const costs = await drawKind(browser, scripts, kind);
      samples[kind] = costs;
      for (const step of ["first", "update"] as const)
        medians[`${kind}, ${STEPS[step]}, median (ms)`] = mapValues(costs, (cost) =>
          medianOf(cost, step),
        );
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

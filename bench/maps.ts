import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import {
  asPlot,
  type ChartInput,
  layoutScene,
  literalPaint,
  loadDrawing,
  paintScene,
  renderSvgText,
} from "@statelier/charts";
import type { ShapeTopology } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { findChromium } from "../tools/find-chromium.ts";
import { ROOT } from "../tools/run-step.ts";
import { makeMapInput } from "./maps/map-input.ts";
import { buildScript, type BuiltScript } from "./support/build-script.ts";
import { installLibraries } from "./support/install-libraries.ts";
import { type Benchmark, measureAgainst, measureAlone } from "./support/measurement.ts";
import { readMunicipalities } from "./support/swiss-municipalities.ts";
import { median, timeCalls } from "./support/time-calls.ts";

const FOLDER = join(ROOT, "bench", "maps");
const WIDTHS = [340, 800, 1_200];
const TIMES = 9;

const drawing = await loadDrawing({ chartType: "map" });

const drawOnServer = (input: ChartInput): string => {
  const plot = asPlot(layoutScene(drawing, input));
  if (!plot) throw new Error("The map was not drawn.");
  return renderSvgText(paintScene(plot, literalPaint("light")));
};

type Drawing = { draw(container: HTMLElement, topology: unknown): Promise<void> };

/** Milliseconds from the call to what is seen. */
const drawInPage = async (topology: unknown): Promise<number> => {
  const { library } = globalThis as unknown as { library: Drawing };
  const container = document.createElement("div");
  container.style.width = "800px";
  document.body.replaceChildren(container);
  const start = performance.now();
  await library.draw(container, topology);
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
  return performance.now() - start;
};

const drawOnce = async (
  browser: Browser,
  { script, styles }: BuiltScript,
  topology: ShapeTopology,
): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 1_000, height: 700 } });
  try {
    await page.setContent("<!doctype html><title>Benchmark</title><body></body>");
    await page.addStyleTag({ content: styles });
    await page.addScriptTag({ content: script });
    const messages = collectMessages("en", ["chart"]);
    await page.evaluate((texts) => Object.assign(globalThis, { messages: texts }), messages);
    return await page.evaluate(drawInPage, topology);
  } finally {
    await page.close();
  }
};

const NAMES = ["ours", "maplibre"] as const;

const drawInBrowser = async (topology: ShapeTopology) => {
  installLibraries(FOLDER);
  const scripts = {
    ours: await buildScript(join(FOLDER, "ours.tsx")),
    maplibre: await buildScript(join(FOLDER, "maplibre.mjs")),
  };
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const samples = { ours: [] as number[], maplibre: [] as number[] };
  try {
    for (let time = 0; time < TIMES; time += 1)
      for (const name of NAMES)
        // One after the other, so that none slows another.
        samples[name].push(await drawOnce(browser, scripts[name], topology));
  } finally {
    await browser.close();
  }
  return samples;
};

/** Maps of the municipalities of Switzerland: what the server takes and sends, and the first drawing in a browser. */
export const run: Benchmark = async () => {
  const topology = readMunicipalities();
  const count = topology.objects.shapes.geometries.length;
  const t = createTranslator("en", collectMessages("en", ["chart"]));
  const widths = [];
  for (const width of WIDTHS) {
    const input = makeMapInput(topology, { t, width });
    const bytes = brotliCompressSync(drawOnServer(input)).length;
    const samples = await timeCalls(() => Promise.resolve(drawOnServer(input)), {
      times: 30,
      warmUp: 5,
    });
    widths.push({ width, bytes, ms: median(samples), samples });
  }
  const browser = await drawInBrowser(topology);
  return {
    measurements: [
      ...widths.flatMap(({ width, ms, bytes }) => [
        measureAlone(`${count} areas at ${width} pixels, drawn on the server (ms)`, ms, 30),
        measureAlone(`${count} areas at ${width} pixels, brotli (kB)`, bytes / 1_000, 60),
      ]),
      measureAgainst(
        `${count} areas at 800 pixels, first drawing in a browser, MapLibre's (ms)`,
        { ours: median(browser.ours), reference: median(browser.maplibre) },
        0.5,
      ),
    ],
    samples: { widths, browser },
  };
};

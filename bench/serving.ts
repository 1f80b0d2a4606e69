import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findDataset, makeChartDocument, publishDocument } from "../e2e/support/publish-chart.ts";
import { ROOT } from "../tools/run-step.ts";
import { installLibraries } from "./support/install-libraries.ts";
import { type Benchmark, measureAlone, measureAtLeast } from "./support/measurement.ts";
import { startProduct } from "./support/start-product.ts";
import { median } from "./support/time-calls.ts";

const FOLDER = join(ROOT, "bench", "serving");
const CONNECTIONS = 50;
const SECONDS = 10;
const CHARTS = 5;

type Load = {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
};

/** Asks for one address with all connections at once, in a process of its own. */
const load = (address: string, seconds: number): Promise<Load> =>
  new Promise((done, fail) => {
    const tool = join(FOLDER, "node_modules", "autocannon", "autocannon.js");
    const options = ["-c", String(CONNECTIONS), "-d", String(seconds), "-j", "-n"];
    const child = spawn(
      process.execPath,
      [tool, ...options, "-H", "accept-encoding=gzip, deflate, br", address],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => (text += part));
    child.on("error", fail);
    child.on("exit", (code) =>
      code === 0
        ? done(JSON.parse(text) as Load)
        : fail(new Error(`autocannon ended with ${code}.`)),
    );
  });

const timeFirstByte = async (address: string): Promise<number> => {
  const start = performance.now();
  const answer = await fetch(address);
  const elapsed = performance.now() - start;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  await answer.arrayBuffer();
  return elapsed;
};

const publishCharts = async (url: string): Promise<string[]> => {
  const iri = await findDataset(url, "life expectancy");
  const { document } = await makeChartDocument(url, { iri, chartType: "column" });
  const keys: string[] = [];
  for (let at = 0; at < CHARTS; at += 1) keys.push(await publishDocument(url, document));
  return keys;
};

/** First bytes of pages that no process has served before: nothing is baked, drawn or compressed. */
const measureCold = async (dataDir: string, keys: readonly string[]): Promise<number[]> => {
  const times: number[] = [];
  for (const key of keys) {
    rmSync(join(dataDir, "baked"), { recursive: true, force: true });
    const product = await startProduct(dataDir);
    try {
      times.push(await timeFirstByte(`${product.url}/en/v/${key}`));
    } finally {
      await product.stop();
    }
  }
  return times;
};

/** How many readers one process serves, and how long the first one waits. */
export const run: Benchmark = async () => {
  installLibraries(FOLDER);
  const dataDir = mkdtempSync(join(tmpdir(), "serving-"));
  const product = await startProduct(dataDir);
  let keys: string[];
  let served: Load;
  try {
    keys = await publishCharts(product.url);
    const address = `${product.url}/en/v/${keys[0]}`;
    await timeFirstByte(address);
    await load(address, 2);
    served = await load(address, SECONDS);
  } finally {
    await product.stop();
  }
  if (served.non2xx > 0 || served.errors > 0)
    throw new Error(`${served.non2xx} answers were no pages, ${served.errors} failed.`);
  const coldMs = await measureCold(dataDir, keys);
  rmSync(dataDir, { recursive: true });
  return {
    measurements: [
      measureAtLeast("published pages, 50 connections (per second)", served.requests.average, 1500),
      measureAlone("of them, 99th percentile (ms)", served.latency.p99, 60),
      measureAlone(
        "first byte of a page, process and bundle cold, median (ms)",
        median(coldMs),
        1000,
      ),
    ],
    samples: { served, coldMs },
  };
};

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  findDataset,
  makeChartDocument,
  openDataFilters,
  publishDocument,
} from "../e2e/support/publish-chart.ts";
import { measureTreeMemory } from "../e2e/support/process-memory.ts";
import { ROOT } from "../tools/run-step.ts";
import { compareObservations } from "./support/compare-observations.ts";
import { countRequestsUntilVisible } from "./support/count-requests.ts";
import { measureScript } from "./support/measure-script.ts";
import { type Benchmark, measureAgainst, measureAlone } from "./support/measurement.ts";
import { startProduct } from "./support/start-product.ts";
import { timeFilterChanges } from "./support/time-filter-changes.ts";
import { median, timeCalls } from "./support/time-calls.ts";

const STARTS = 3;
const REST_MS = 10_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The last of several warm starts stays up; the first, which may still prepare the catalogue, does not count. */
const startWarm = async (dataDir: string) => {
  const seconds: number[] = [];
  for (let at = 0; at < STARTS; at += 1) {
    const product = await startProduct(dataDir);
    if (at > 0) seconds.push(product.seconds);
    await product.stop();
  }
  const product = await startProduct(dataDir);
  return { product, seconds: [...seconds, product.seconds] };
};

const publishColumnChart = async (url: string): Promise<string> => {
  const iri = await findDataset(url, "life expectancy");
  const { document } = await makeChartDocument(url, { iri, chartType: "column" });
  return `${url}/en/v/${await publishDocument(url, document)}`;
};

/** A column chart with one list for its readers. */
const publishFilteredChart = async (url: string): Promise<string> => {
  const iri = await findDataset(url, "electricity");
  const { document } = await makeChartDocument(url, {
    iri,
    chartType: "column",
    change: (config) => openDataFilters(config),
  });
  return `${url}/en/v/${await publishDocument(url, document)}`;
};

const fetchPage = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
};

/** What a published column chart costs its reader, and what serving it costs the operator. */
export const run: Benchmark = async () => {
  const dataDir = join(ROOT, ".cache", "bench", "data");
  mkdirSync(dataDir, { recursive: true });
  const { product, seconds } = await startWarm(dataDir);
  try {
    const address = await publishColumnChart(product.url);
    const script = await measureScript(product.url, await fetchPage(address));
    const requests = await countRequestsUntilVisible(address);
    let reader = 0;
    const fetchAnew = () => fetchPage(`${address}?f.unknown=${(reader += 1)}`);
    const pageMs = await timeCalls(fetchAnew, { times: 30, warmUp: 10 });
    const filterMs = await timeFilterChanges(await publishFilteredChart(product.url));
    const observations = await compareObservations(product.url);
    const { columns, plain, columnsMs, plainMs } = observations;
    await pause(REST_MS);
    const memoryMb = measureTreeMemory(product.pid);
    const scriptKb = script.reduce((sum, { brotli11 }) => sum + brotli11, 0) / 1000;
    return {
      measurements: [
        measureAlone("script of a published column chart, brotli 11 (kB)", scriptKb, 75),
        measureAlone("answers until its chart is visible (count)", requests, 1),
        measureAlone("rendering its page on the server, median (ms)", median(pageMs), 50),
        measureAlone("a filter change on a slow phone, median (ms)", median(filterMs), 100),
        measureAgainst(
          "observations in columns against plain SPARQL, raw (bytes)",
          { ours: columns.raw, reference: plain.raw },
          0.1,
        ),
        measureAgainst(
          "observations in columns against plain SPARQL, brotli 5 (bytes)",
          { ours: columns.brotli5, reference: plain.brotli5 },
          0.6,
        ),
        measureAgainst(
          "observations in columns against plain SPARQL, median (ms)",
          { ours: median(columnsMs), reference: median(plainMs) },
          1,
        ),
        measureAlone("warm npm start until its address answers, median (s)", median(seconds), 5),
        measureAlone("memory of the process tree at rest (MB)", memoryMb, 500),
      ],
      samples: {
        script,
        requests,
        pageMs,
        filterMs,
        observations,
        startSeconds: seconds,
        memoryMb,
      },
    };
  } finally {
    await product.stop();
  }
};

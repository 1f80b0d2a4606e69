import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { SampleDataset } from "@statelier/samples";
import { makePrivateFolder } from "../config/make-private.ts";
import { describeDatasets } from "./describe-datasets.ts";
import type { CatalogueOrder } from "./sample-catalogue-worker.ts";

const SAMPLES = fileURLToPath(import.meta.resolve("@statelier/samples"));
const CUBES = fileURLToPath(import.meta.resolve("@statelier/cubes"));

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** Changes whenever the catalogue would come out different. */
const fingerprint = (baseIri: string): string => {
  const hash = createHash("sha256").update(baseIri);
  for (const folder of [join(SAMPLES, "../.."), join(CUBES, "../importer")])
    for (const file of listFiles(folder)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
};

/** In a thread of its own: the source data that it brings along, 300 MB, leave with it. Answers the datasets. */
const buildCatalogue = (order: CatalogueOrder): Promise<SampleDataset[]> =>
  new Promise((resolve, reject) => {
    const script = new URL("./sample-catalogue-worker.ts", import.meta.url);
    new Worker(script, { workerData: order }).once("message", resolve).once("error", reject);
  });

/** The bundled catalogue as a gzipped N-Triples file below `dataDir`; made when it is missing or out of date. */
export const prepareSampleCatalogue = async (
  options: { dataDir: string; baseIri: string },
  say: (line: string) => void,
): Promise<string> => {
  const file = join(options.dataDir, `catalogue-${fingerprint(options.baseIri)}.nt.gz`);
  if (existsSync(file)) return file;
  say("Preparing the sample catalogue …");
  makePrivateFolder(options.dataDir);
  const datasets = await buildCatalogue({ file, baseIri: options.baseIri });
  say(`Prepared ${describeDatasets(datasets)}.`);
  return file;
};

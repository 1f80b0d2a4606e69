import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BoundedProcess } from "@statelier/cubes/process";
import type { SampleDataset } from "@statelier/samples";
import { makePrivateFolder } from "../config/make-private.ts";
import { describeDatasets } from "./describe-datasets.ts";
import type { CatalogueOrder } from "./sample-catalogue-process.ts";

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

const BOUNDS = { maxBytes: 2_000_000_000, mostWaiting: 0, mostWaitMs: 0 };

/** In a process of its own: what the source data take of memory, 500 MB, leaves with it. Answers the datasets. */
const buildCatalogue = async (order: CatalogueOrder): Promise<SampleDataset[]> => {
  const module = new URL("./sample-catalogue-process.ts", import.meta.url);
  const builder = new BoundedProcess<never, never, SampleDataset[]>(module, order, BOUNDS);
  try {
    return await builder.start();
  } finally {
    await builder.close();
  }
};

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

import { renameSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { buildSampleCatalogue } from "@statelier/samples";

export type CatalogueOrder = { file: string; baseIri: string };

const { file, baseIri } = workerData as CatalogueOrder;
const { ntriples, datasets } = await buildSampleCatalogue({ baseIri });
writeFileSync(`${file}.part`, gzipSync(ntriples));
renameSync(`${file}.part`, file);
parentPort?.postMessage(datasets);

import { renameSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { serveOrders } from "@statelier/cubes/process";
import { buildSampleCatalogue } from "@statelier/samples";

export type CatalogueOrder = { file: string; baseIri: string };

serveOrders(async ({ file, baseIri }: CatalogueOrder) => {
  const { ntriples, datasets } = await buildSampleCatalogue({ baseIri });
  writeFileSync(`${file}.part`, gzipSync(ntriples));
  renameSync(`${file}.part`, file);
  return { ready: datasets, answer: () => undefined };
});

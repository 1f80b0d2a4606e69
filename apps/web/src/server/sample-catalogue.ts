import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

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

/** The bundled catalogue as a gzipped N-Triples file below `dataDir`; made when it is missing or out of date. */
export const prepareSampleCatalogue = async (
  options: { dataDir: string; baseIri: string },
  say: (line: string) => void,
): Promise<string> => {
  const file = join(options.dataDir, `catalogue-${fingerprint(options.baseIri)}.nt.gz`);
  if (existsSync(file)) return file;
  say("Preparing the sample catalogue …");
  // Loaded only where the catalogue is made: it brings the source data along.
  const { buildSampleCatalogue } = await import("@statelier/samples");
  const { ntriples, datasets } = await buildSampleCatalogue({ baseIri: options.baseIri });
  mkdirSync(options.dataDir, { recursive: true });
  writeFileSync(`${file}.part`, gzipSync(ntriples));
  renameSync(`${file}.part`, file);
  say(`Prepared ${datasets.length} datasets.`);
  return file;
};

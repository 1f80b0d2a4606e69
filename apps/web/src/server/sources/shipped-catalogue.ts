import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";

/** The file that a release brings along, and the base of the names in it. */
const SHIPPED = new URL("../../catalogue.nt.gz", import.meta.url);
const SHIPPED_BASE = "http://localhost:4000/";

/** In a release in place of what builds the catalogue: it is there, and its names are put on another base where one is set. */
export const prepareSampleCatalogue = async (
  { dataDir, baseIri }: { dataDir: string; baseIri: string },
  say: (line: string) => void,
): Promise<string> => {
  const shipped = fileURLToPath(SHIPPED);
  if (baseIri === SHIPPED_BASE) return shipped;
  const packed = readFileSync(shipped);
  const name = createHash("sha256").update(baseIri).update(packed).digest("hex").slice(0, 16);
  const file = join(dataDir, `catalogue-${name}.nt.gz`);
  if (existsSync(file)) return file;
  say("Preparing the sample catalogue …");
  const text = gunzipSync(packed).toString().replaceAll(`<${SHIPPED_BASE}`, `<${baseIri}`);
  writeFileSync(`${file}.part`, gzipSync(text));
  renameSync(`${file}.part`, file);
  return file;
};

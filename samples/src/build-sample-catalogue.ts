import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildCatalogue } from "@statelier/cubes";
import { PREPARED_FILES } from "./prepared-files.ts";

const SAMPLES = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = ["vocabulary", "lists", "datasets"];

/** `name` is the dataset's folder, `iri` the cube's versioned IRI, `rows` its number of observations. */
export type SampleDataset = { name: string; iri: string; rows: number };

export type SampleCatalogue = { ntriples: string; datasets: SampleDataset[] };

/** Puts descriptors, vocabulary and the files they name into one folder, as the importer wants them. */
const stageFiles = (folder: string, log: (line: string) => void): void => {
  for (const name of FOLDERS) cpSync(join(SAMPLES, name), join(folder, name), { recursive: true });
  for (const [path, makeText] of Object.entries(PREPARED_FILES)) {
    log(`preparing ${path}`);
    writeFileSync(join(folder, path), makeText());
  }
};

/**
 * Builds the bundled catalogue from the data packages with the importer, as N-Triples below `baseIri`.
 * The same packages give the same text. Throws when a dataset is not valid, with every problem in a line.
 */
export const buildSampleCatalogue = async ({
  baseIri,
  log = () => {},
}: {
  baseIri: string;
  log?: (line: string) => void;
}): Promise<SampleCatalogue> => {
  const folder = mkdtempSync(join(tmpdir(), "statelier-samples-"));
  try {
    stageFiles(folder, log);
    const built = buildCatalogue(folder, { baseIri });
    if (!built.ok) throw new Error(built.problems.join("\n"));
    const names = readdirSync(join(folder, "datasets")).toSorted();
    const datasets = built.value.summaries.map(({ cubeIri, observations }, index) => ({
      name: names[index] ?? "",
      iri: cubeIri,
      rows: observations,
    }));
    return { ntriples: built.value.triples, datasets };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

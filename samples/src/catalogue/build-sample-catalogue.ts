import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCatalogue } from "@statelier/cubes";
import { stageFiles } from "./stage-files.ts";

/** `name` is the dataset's folder, `iri` the cube's versioned IRI, `rows` its number of observations. */
export type SampleDataset = {
  name: string;
  iri: string;
  /** What all versions of a dataset share. */
  seriesIri: string;
  isDraft: boolean;
  rows: number;
};

export type SampleCatalogue = { ntriples: string; datasets: SampleDataset[] };

/**
 * Builds the bundled catalogue from the data packages with the importer, as N-Triples below `baseIri`.
 * The same packages give the same text. Throws when a dataset is not valid, with every problem in a line.
 */
export const buildSampleCatalogue = async ({
  baseIri,
  log,
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
    const datasets = built.value.summaries.map(
      ({ cubeIri, seriesIri, status, observations }, index) => ({
        name: names[index] ?? "",
        iri: cubeIri,
        seriesIri,
        isDraft: status === "draft",
        rows: observations,
      }),
    );
    return { ntriples: built.value.triples, datasets };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

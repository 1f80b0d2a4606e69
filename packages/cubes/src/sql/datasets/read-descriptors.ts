import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { fail, type Outcome, succeed } from "../../importer/descriptor/outcome.ts";
import type { Vocabulary } from "../../importer/descriptor/vocabulary.ts";
import { readDescriptor } from "../../importer/files/read-dataset.ts";
import { readVocabularyFolder } from "../../importer/files/read-vocabulary-folder.ts";
import type { SqlDataset } from "./describe-dataset.ts";

export type ReadDescriptors = {
  datasets: SqlDataset[];
  vocabulary: Vocabulary;
  /** Descriptors that cannot be used, a sentence for each thing that is wrong. */
  problems: string[];
};

const listFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => name)
    .toSorted();

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Reads `datasets/<name>/descriptor.yaml` and `vocabulary/*.yaml` of a folder, as `cube build` does. */
export const readDescriptors = (folder: string): Outcome<ReadDescriptors> => {
  const datasetsFolder = join(folder, "datasets");
  if (!statSync(datasetsFolder, { throwIfNoEntry: false })?.isDirectory())
    return fail([`there is no folder ${datasetsFolder}`]);
  const vocabulary = readVocabularyFolder(join(folder, "vocabulary"));
  if (!vocabulary.ok) return vocabulary;
  const names = listFolders(datasetsFolder).filter((name) =>
    isFile(join(datasetsFolder, name, "descriptor.yaml")),
  );
  if (names.length === 0)
    return fail([`there is no descriptor.yaml in the folders of ${datasetsFolder}`]);
  const datasets: SqlDataset[] = [];
  const problems: string[] = [];
  for (const name of names) {
    const own = join(datasetsFolder, name);
    const descriptor = readDescriptor(join(own, "descriptor.yaml"));
    if (descriptor.ok) datasets.push({ name, descriptor: descriptor.value, folder: own });
    else problems.push(...descriptor.problems.map((problem) => `${name}: ${problem}`));
  }
  return succeed({ datasets, vocabulary: vocabulary.value, problems });
};

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { schema } from "../rdf/vocabulary.ts";
import { buildCubeLines, type CubeSummary, joinLines } from "./build-cube.ts";
import { fail, type Outcome, succeed } from "./descriptor/outcome.ts";
import { readDataset } from "./files/read-dataset.ts";
import { readVocabularyFolder } from "./files/read-vocabulary-folder.ts";

export type Catalogue = { triples: string; summaries: CubeSummary[] };

const NAME = new RegExp(`^(\\S+) <${schema("name")}> .*?"(?:@([a-z]+))? \\.$`);

/** Things that two datasets name differently in one language (or as plain text). */
const findNameConflicts = (lines: Iterable<string>): string[] => {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const line of lines) {
    const match = NAME.exec(line);
    if (match === null || line.startsWith("_:")) continue;
    const [, subject, language = "plain text"] = match;
    const key = `${subject} in ${language}`;
    if (seen.has(key)) problems.push(`${key} has two names: ${seen.get(key)} and ${line}`);
    seen.set(key, line);
  }
  return problems;
};

/**
 * Builds every dataset of a folder (`datasets/<name>/descriptor.yaml`) with the vocabulary beside it
 * (`vocabulary/*.yaml`) into one text of N-Triples; problems begin with the dataset's folder.
 */
export const buildCatalogue = (
  folder: string,
  { baseIri }: { baseIri: string },
): Outcome<Catalogue> => {
  const datasets = join(folder, "datasets");
  if (!existsSync(datasets)) return fail([`there is no folder ${datasets}`]);
  const vocabulary = readVocabularyFolder(join(folder, "vocabulary"));
  if (!vocabulary.ok) return vocabulary;
  const lines = new Set<string>();
  const summaries = new Map<string, CubeSummary>();
  const problems: string[] = [];
  const names = readdirSync(datasets)
    .filter((name) => existsSync(join(datasets, name, "descriptor.yaml")))
    .toSorted();
  for (const name of names) {
    const dataset = readDataset(join(datasets, name, "descriptor.yaml"));
    const built = dataset.ok
      ? buildCubeLines(dataset.value.descriptor, dataset.value.rows, {
          baseIri,
          vocabulary: vocabulary.value,
        })
      : dataset;
    if (!built.ok) {
      problems.push(...built.problems.map((problem) => `${name}: ${problem}`));
      continue;
    }
    const { summary } = built.value;
    if (summaries.has(summary.cubeIri))
      problems.push(`${name}: another dataset has the same key and version`);
    summaries.set(summary.cubeIri, summary);
    for (const line of built.value.lines) lines.add(line);
  }
  if (names.length === 0)
    problems.push(`there is no descriptor.yaml in the folders of ${datasets}`);
  problems.push(...findNameConflicts(lines));
  if (problems.length > 0) return fail(problems);
  return succeed({ triples: joinLines(lines), summaries: [...summaries.values()] });
};

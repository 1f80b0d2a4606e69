import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { fail, type Outcome } from "../descriptor/outcome.ts";
import type { Vocabulary } from "../descriptor/vocabulary.ts";
import { makeReadFile } from "./read-file.ts";
import { readVocabulary, type VocabularySource } from "./read-vocabulary.ts";

/** Reads and merges the YAML files of a folder (not of its sub-folders), in the order of their names. */
export const readVocabularyFolder = (folder: string): Outcome<Vocabulary> => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return fail([`vocabulary: there is no folder ${folder}`]);
  const readFile = makeReadFile(folder);
  const problems: string[] = [];
  const sources = readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name))
    .toSorted()
    .flatMap((name): VocabularySource[] => {
      const text = readFile(name);
      if (text.ok) return [{ name, text: text.value, readFile }];
      problems.push(...text.problems);
      return [];
    });
  return problems.length > 0 ? fail(problems) : readVocabulary(sources);
};

/** The nearest folder named `vocabulary` beside the descriptor or beside one of the folders above it. */
export const findVocabularyFolder = (descriptorFile: string): string | undefined => {
  let folder = dirname(resolve(descriptorFile));
  for (;;) {
    const candidate = join(folder, "vocabulary");
    if (existsSync(candidate)) return candidate;
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
};

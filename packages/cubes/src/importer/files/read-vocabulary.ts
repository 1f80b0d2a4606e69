import { checkValues } from "../descriptor/check-values.ts";
import { fail, type Outcome, succeed } from "../descriptor/outcome.ts";
import { parseDocument } from "../descriptor/parse-document.ts";
import {
  type Organization,
  type SubTheme,
  type Termset,
  type Theme,
  type Unit,
  type Vocabulary,
  type VocabularyFile,
  vocabularySchema,
} from "../descriptor/vocabulary.ts";
import { type ReadFile, readValueList } from "./read-value-list.ts";

/** One vocabulary file: its name for messages, its text, and how it reads the files it names. */
export type VocabularySource = { name: string; text: string; readFile: ReadFile };

type TermsetEntry = NonNullable<VocabularyFile["termsets"]>[string];

const writeOutYears = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const year = String(from + index);
    return { value: year, label: year, position: year };
  });

const resolveTermset = (entry: TermsetEntry, readFile: ReadFile): Outcome<Termset> => {
  const texts = { label: entry.label, description: entry.description };
  if ("years" in entry)
    return succeed({ ...texts, values: writeOutYears(entry.years), timeUnit: "Year" });
  const values = readValueList(entry, readFile);
  if (!values.ok) return values;
  return succeed({
    ...texts,
    values: values.value,
    hierarchy: entry.hierarchy,
    version: entry.version,
  });
};

class Merger {
  readonly problems: string[] = [];
  readonly themes = new Map<string, Theme>();
  readonly subThemes = new Map<string, SubTheme>();
  readonly organizations = new Map<string, Organization>();
  readonly units = new Map<string, Unit>();
  readonly termsets = new Map<string, Termset>();

  add(source: VocabularySource): void {
    const file = parseDocument(source.text, vocabularySchema, source.name);
    if (!file.ok) {
      this.problems.push(...file.problems);
      return;
    }
    const { themes = {}, organizations = {}, units = {}, termsets = {} } = file.value;
    for (const [key, theme] of Object.entries(themes)) {
      this.#set(this.themes, "theme", key, theme);
      this.#addSubThemes(theme.subThemes ?? {}, { kind: "theme", key });
    }
    for (const [key, organization] of Object.entries(organizations)) {
      this.#set(this.organizations, "organization", key, organization);
      this.#addSubThemes(organization.subThemes ?? {}, { kind: "organization", key });
    }
    for (const [key, unit] of Object.entries(units)) this.#set(this.units, "unit", key, unit);
    for (const [key, entry] of Object.entries(termsets)) this.#addTermset(source, key, entry);
  }

  #set<T>(into: Map<string, T>, kind: string, key: string, value: T): void {
    if (into.has(key)) this.problems.push(`vocabulary: the ${kind} "${key}" is defined twice`);
    into.set(key, value);
  }

  #addSubThemes(subThemes: NonNullable<Theme["subThemes"]>, parent: SubTheme["parent"]): void {
    for (const [key, { label }] of Object.entries(subThemes))
      this.#set(this.subThemes, "sub-theme", key, { label, parent });
  }

  #addTermset(source: VocabularySource, key: string, entry: TermsetEntry): void {
    const name = `${source.name}: termsets.${key}`;
    const termset = resolveTermset(entry, source.readFile);
    if (!termset.ok) {
      this.problems.push(...termset.problems.map((problem) => `${name}: ${problem}`));
      return;
    }
    this.problems.push(...checkValues(termset.value, name));
    this.#set(this.termsets, "termset", key, termset.value);
  }
}

/** Merges vocabulary files into one vocabulary; a key may be defined once only. */
export const readVocabulary = (sources: readonly VocabularySource[]): Outcome<Vocabulary> => {
  const merger = new Merger();
  for (const source of sources) merger.add(source);
  return merger.problems.length > 0 ? fail(merger.problems) : succeed(merger);
};

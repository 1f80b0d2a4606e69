import type { Locale } from "@statelier/model";

import type { Texts } from "../../source/texts.ts";
import { foldText } from "@statelier/model";
import { splitWords } from "./split-words.ts";
import { stemWord } from "./stem-word.ts";

const LANGUAGES: readonly Locale[] = ["de", "fr", "it", "en"];

/** One bit for each language; a text of none may be of any. */
const SPOKEN: Record<string, number> = { de: 1, fr: 2, it: 4, en: 8 };
const ALL_LANGUAGES = 15;

/** One bit for each letter, one for every other sign: a quick "cannot be near". */
export const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26);
  }
  return letters;
};

/** Growing list of whole numbers below 2³². */
class NumberList {
  #values = new Uint32Array(1024);
  length = 0;
  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }
  at(index: number): number {
    return this.#values[index] ?? 0;
  }
}

/** The words of a catalogue and where each stands; `entry << 8 | fields` for each entry of a word. */
export type WordTable = {
  /** Every word between line breaks. */
  text: string;
  /** Where each word begins in `text`, and the end. */
  starts: Uint32Array;
  /** Where the places of each word begin in `places`, and the end. */
  firsts: Uint32Array;
  places: Uint32Array;
  letters: Uint32Array;
  ids: ReadonlyMap<string, number>;
  /** `de:bevolker` to the words with this stem. */
  stems: ReadonlyMap<string, readonly number[]>;
};

type ReadText = { folded: string; words: readonly number[] };

/** Longer texts stand once in a catalogue. */
const SHARED_LENGTH = 80;

/** Takes texts in, one entry after the other, and gives the finished table. */
export class WordStore {
  readonly #ids = new Map<string, number>();
  readonly #stems = new Map<string, number[]>();
  readonly #stemmed: number[] = [];
  readonly #words = new NumberList();
  readonly #places = new NumberList();
  readonly #lists = new Map<Texts, ReadText>();
  readonly #shared = new Map<string, Map<string, ReadText>>();
  #entry = -1;
  /** The fields of the entry in which each word stands, and the words that it has. */
  #fields = new Uint8Array(1024);
  #touched: number[] = [];

  /** The folded texts, one a line. */
  add(texts: Texts, entry: number, field: number): string {
    if (entry !== this.#entry) this.#closeEntry(entry);
    const read = this.#lists.get(texts) ?? this.#readList(texts);
    this.#lists.set(texts, read);
    const { folded, words } = read;
    for (const word of words) {
      const known = this.#fields[word] ?? 0;
      if (known === 0) this.#touched.push(word);
      this.#fields[word] = known | field;
    }
    return folded;
  }

  finish(): WordTable {
    this.#closeEntry(-1);
    const words = [...this.#ids.keys()];
    const starts = new Uint32Array(words.length + 1);
    for (const [at, word] of words.entries())
      starts[at + 1] = (starts[at] ?? 0) + word.length + 1 + (at === 0 ? 1 : 0);
    if (words.length > 0) starts[0] = 1;
    return {
      text: `\n${words.join("\n")}\n`,
      starts,
      ...this.#sortPlaces(words.length),
      letters: Uint32Array.from(words, lettersOf),
      ids: this.#ids,
      stems: this.#stems,
    };
  }

  #readList(texts: Texts): ReadText {
    const read = texts.map(({ text, language }) => this.#readShared(text, language));
    const [first] = read;
    if (first && read.length === 1) return first;
    return {
      folded: read.map(({ folded }) => folded).join("\n"),
      words: [...new Set(read.flatMap(({ words }) => words))],
    };
  }

  #readShared(text: string, language: string): ReadText {
    if (text.length > SHARED_LENGTH) return this.#readText(text, language);
    let known = this.#shared.get(language);
    if (!known) this.#shared.set(language, (known = new Map<string, ReadText>()));
    const read = known.get(text) ?? this.#readText(text, language);
    known.set(text, read);
    return read;
  }

  #readText(text: string, language: string): ReadText {
    const folded = foldText(text);
    const words = splitWords(folded).map((word) => this.#idOf(word, language));
    return { folded, words };
  }

  #idOf(word: string, language: string): number {
    let id = this.#ids.get(word);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(word, id);
      this.#stemmed.push(0);
      if (id === this.#fields.length) {
        const grown = new Uint8Array(id * 2);
        grown.set(this.#fields);
        this.#fields = grown;
      }
    }
    const spoken = SPOKEN[language] ?? ALL_LANGUAGES;
    const missing = spoken & ~(this.#stemmed[id] ?? 0);
    if (missing !== 0) this.#addStems(word, id, missing);
    return id;
  }

  #addStems(word: string, id: number, missing: number): void {
    this.#stemmed[id] = (this.#stemmed[id] ?? 0) | missing;
    for (const [at, locale] of LANGUAGES.entries()) {
      if (!(missing & (1 << at))) continue;
      const stem = stemWord(word, locale);
      if (stem === undefined) continue;
      const key = `${locale}:${stem}`;
      const known = this.#stems.get(key);
      if (known) known.push(id);
      else this.#stems.set(key, [id]);
    }
  }

  #closeEntry(next: number): void {
    for (const word of this.#touched) {
      this.#words.push(word);
      this.#places.push(this.#entry * 256 + (this.#fields[word] ?? 0));
      this.#fields[word] = 0;
    }
    this.#touched = [];
    this.#entry = next;
  }

  #sortPlaces(wordCount: number): Pick<WordTable, "firsts" | "places"> {
    const firsts = new Uint32Array(wordCount + 1);
    for (let at = 0; at < this.#words.length; at += 1) {
      const word = this.#words.at(at) + 1;
      firsts[word] = (firsts[word] ?? 0) + 1;
    }
    for (let at = 0; at < wordCount; at += 1)
      firsts[at + 1] = (firsts[at + 1] ?? 0) + (firsts[at] ?? 0);
    const next = firsts.slice();
    const places = new Uint32Array(this.#places.length);
    for (let at = 0; at < this.#words.length; at += 1) {
      const word = this.#words.at(at);
      const place = next[word] ?? 0;
      places[place] = this.#places.at(at);
      next[word] = place + 1;
    }
    return { firsts, places };
  }
}

/** The words that contain a run of letters; `isStart` where they begin with it. */
export const findContaining = (
  { text, starts }: WordTable,
  run: string,
  visit: (word: number, isStart: boolean) => void,
): void => {
  let word = 0;
  for (let at = text.indexOf(run); at >= 0;) {
    while ((starts[word + 1] ?? text.length) <= at) word += 1;
    visit(word, starts[word] === at);
    const next = starts[word + 1] ?? text.length;
    at = next >= text.length ? -1 : text.indexOf(run, next);
  }
};

export const wordAt = ({ text, starts }: WordTable, word: number): string =>
  text.slice(starts[word], (starts[word + 1] ?? 0) - 1);

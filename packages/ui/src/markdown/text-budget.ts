/** What a text of an author may have. Beyond it Markdown is not read: some of it takes time that grows with the square of its length. */
export type TextBudget = {
  characters: number;
  lines: number;
  /** Quotes, lists and brackets within each other. */
  nesting: number;
  /** Runs of characters that may begin or end emphasis, code, links and cells, and characters that are escaped. */
  marks: number;
};

const SHARED = { lines: 500, nesting: 8, marks: 500 };

/** What a text may have by what it is: a title, a label, a description, or a text block. */
export const TEXT_BUDGETS = {
  title: { ...SHARED, characters: 1_000 },
  label: { ...SHARED, characters: 1_000 },
  description: { ...SHARED, characters: 20_000 },
  text: { ...SHARED, characters: 20_000 },
} as const satisfies Record<string, TextBudget>;

/** What all texts of a document may have together in one language: they stand on one page. */
export const DOCUMENT_BUDGET = {
  characters: 40_000,
  lines: 1_000,
  marks: 1_000,
} as const satisfies Partial<TextBudget>;

/** What there is too much of, and how much there may be. */
export type TextExcess = { of: keyof TextBudget; most: number };

const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const CONTAINER = />|[-+*]|\d{1,9}[.)]/g;
const MARKS = /\\[!-/:-@[-`{-~]|\*+|_+|~+|`+|[[\]<@|&]|www\.|:\/\/|^[ \t]*(?:[-=:]+|#+)/gm;

const countMatches = (text: string, pattern: RegExp): number => {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
};

/** Quotes and lists nest within the lines of one block: a line may leave out what the one before it has opened. */
const measureNesting = (text: string): number => {
  let deepest = 0;
  let brackets = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    const [opened = ""] = CONTAINERS.exec(line) ?? [];
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll("\t", "    ").length ?? 0;
    const own = countMatches(opened, CONTAINER);
    if (own > 0) deepest = Math.max(deepest, own + Math.floor(indent / 2));
    if (line.trim() === "") brackets = 0;
    for (const character of line) {
      if (character === "[") brackets += 1;
      else if (character === "]") brackets = Math.max(0, brackets - 1);
      deepest = Math.max(deepest, brackets);
    }
  }
  return deepest;
};

const LINE_ENDS = /\r\n?|\n/g;

/** How much a text adds to those of its document. */
export const measureText = (text: string): Record<keyof typeof DOCUMENT_BUDGET, number> => ({
  characters: text.length,
  lines: text === "" ? 0 : countMatches(text, LINE_ENDS) + 1,
  marks: countMatches(text, MARKS),
});

/** In one pass over the text, whatever stands in it. */
export const findTextExcess = (
  text: string,
  { characters, lines, nesting, marks }: TextBudget,
): TextExcess | undefined => {
  if (text.length > characters) return { of: "characters", most: characters };
  if (countMatches(text, LINE_ENDS) >= lines) return { of: "lines", most: lines };
  if (measureNesting(text) > nesting) return { of: "nesting", most: nesting };
  return countMatches(text, MARKS) > marks ? { of: "marks", most: marks } : undefined;
};

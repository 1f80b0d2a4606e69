/** A text and what is selected in it, from one place between two characters to another. */
export type SelectedText = { text: string; from: number; to: number };

/** What Markdown makes of words within a line, and of lines. */
export const FORMATS = ["bold", "italic", "link", "list"] as const;

export type Format = (typeof FORMATS)[number];

const MARKS = { bold: "**", italic: "_" } as const;

const PLACE_OF_ADDRESS = "https://";

/** Marks stand at words: white space at the ends of a selection stays outside. */
const trim = ({ text, from, to }: SelectedText): SelectedText => {
  const selected = text.slice(from, to);
  const start = from + selected.length - selected.trimStart().length;
  return selected.trim() === ""
    ? { text, from, to: from }
    : { text, from: start, to: start + selected.trim().length };
};

const replace = (
  { text, from, to }: SelectedText,
  inserted: string,
  [start, end]: readonly [number, number],
): SelectedText => ({
  text: text.slice(0, from) + inserted + text.slice(to),
  from: from + start,
  to: from + end,
});

/** Puts marks round what is selected, or takes them away where they are there. */
const toggleMark = (selected: SelectedText, mark: string): SelectedText => {
  const { text, from, to } = selected;
  const words = text.slice(from, to);
  const { length } = mark;
  if (words.length > 2 * length && words.startsWith(mark) && words.endsWith(mark)) {
    const inner = words.slice(length, -length);
    return replace(selected, inner, [0, inner.length]);
  }
  const isMarked = text.slice(from - length, from) === mark && text.startsWith(mark, to);
  if (isMarked && from >= length)
    return replace({ text, from: from - length, to: to + length }, words, [0, words.length]);
  return replace(selected, mark + words + mark, [length, length + words.length]);
};

/** The words become a link, whose address is written next; an address becomes a link, whose words are. */
const makeLink = (selected: SelectedText): SelectedText => {
  const words = selected.text.slice(selected.from, selected.to);
  if (/^https?:\/\/\S+$/.test(words)) return replace(selected, `[](${words})`, [1, 1]);
  const address = words.length + 3;
  const next: [number, number] =
    words === "" ? [1, 1] : [address, address + PLACE_OF_ADDRESS.length];
  return replace(selected, `[${words}](${PLACE_OF_ADDRESS})`, next);
};

const BULLET = /^[-*] /;

/** Each line of the selection becomes an entry; entries become lines again. */
const toggleList = ({ text, from, to }: SelectedText): SelectedText => {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", to);
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split("\n");
  const isList = lines.every((line) => BULLET.test(line));
  const changed = lines
    .map((line) =>
      isList || BULLET.test(line) ? line.replace(isList ? BULLET : "", "") : `- ${line}`,
    )
    .join("\n");
  const place: [number, number] =
    from === to ? [changed.length, changed.length] : [0, changed.length];
  return replace({ text, from: start, to: end }, changed, place);
};

/** The text with what is selected formatted in Markdown, and what is selected then. */
export const formatText = (format: Format, selected: SelectedText): SelectedText => {
  if (format === "list") return toggleList(selected);
  const words = trim(selected);
  return format === "link" ? makeLink(words) : toggleMark(words, MARKS[format]);
};

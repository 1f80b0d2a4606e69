import type { Draw } from "@statelier/document/testing/make-draw";
import { MARKUP_ATTACKS, SPARQL_ATTACKS } from "../../e2e/support/hostile-texts.ts";

const MARKDOWN = [
  "- ",
  "> ",
  "1. ",
  "[",
  "](",
  "*",
  "_",
  "~a~ b",
  "**a",
  "`",
  "|a",
  "| - ",
  "<b>",
  "&amp;",
  "\\",
  "![a](",
  "www.a.",
  "- [ ] a\n",
  "a\n-\n",
  "[a]: b\n\n[a] ",
];

const ODD = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "9".repeat(400),
  "\u202E",
  "e\u0301".repeat(300),
  "👩‍👩‍👧‍👦".repeat(60),
  "\uFEFF",
  "constructor",
  "../../../../etc/passwd",
  "http://[::1]/",
  "2024-02-30",
  "0000-00-00T99:99:99",
  "{{7*7}}",
  "%s%n",
];

/** Up to `most` characters of one Markdown form within or after itself, alone or mixed with others. */
const nestMarkdown = (draw: Draw, most = 24_000): string => {
  const unit = Array.from({ length: draw.integer(1, 3) }, () => draw.from(...MARKDOWN)).join("");
  const length = draw.from(20, 400, 4_000, most);
  return `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}a`;
};

/** One character more, less, or another, at some place. */
const damage = (text: string, draw: Draw): string => {
  const at = draw.integer(0, text.length);
  const length = draw.integer(0, 4);
  return `${text.slice(0, at)}${draw.from("", '"', "\u0000", "%", "\\", "é", "{", ">")}${text.slice(at + length)}`;
};

/** A text in the place of `text`: near to it, hostile, or large. */
export const mutateText = (text: string, draw: Draw): string => {
  switch (draw.integer(0, 6)) {
    case 0:
      return damage(text, draw);
    case 1:
      return draw.from(...ODD);
    case 2:
      return draw.from(...SPARQL_ATTACKS);
    case 3:
      return draw.from(...MARKUP_ATTACKS);
    case 4:
      return nestMarkdown(draw);
    case 5:
      return text + draw.from("-2", "/", "#", " ", "\n", text);
    default:
      return "a".repeat(draw.from(1, 300, 5_000, 60_000));
  }
};

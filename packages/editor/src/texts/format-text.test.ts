import { renderMarkdown } from "@statelier/ui/markdown";
import { expect, test } from "vitest";
import { type Format, FORMATS, formatText } from "./format-text.ts";

/** `‹` and `›` stand at the ends of the selection, `|` where nothing is selected. */
const read = (marked: string) => {
  const from = marked.search(/[‹|]/);
  const text = marked.replaceAll(/[‹›|]/g, "");
  return { text, from, to: marked.includes("›") ? marked.indexOf("›") - 1 : from };
};

const write = ({ text, from, to }: ReturnType<typeof read>): string =>
  from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;

test.each<[Format, string, string]>([
  ["bold", "so ‹many› words", "so **‹many›** words"],
  ["bold", "so **‹many›** words", "so ‹many› words"],
  ["bold", "so ‹**many**› words", "so ‹many› words"],
  ["bold", "so ‹many ›words", "so **‹many›** words"],
  ["bold", "so | words", "so **|** words"],
  ["bold", "so **|** words", "so | words"],
  ["italic", "‹all›", "_‹all›_"],
  ["italic", "_‹all›_", "‹all›"],
  ["link", "see ‹here›.", "see [here](‹https://›)."],
  ["link", "see ‹https://example.org/a›", "see [|](https://example.org/a)"],
  ["link", "see |", "see [|](https://)"],
  ["list", "one|", "- one|"],
  ["list", "- one|", "one|"],
  ["list", "head\no‹ne\n- two\nthr›ee\nfoot", "head\n‹- one\n- two\n- three›\nfoot"],
  ["list", "‹- one\n- two›", "‹one\ntwo›"],
])("TX2 %s: %s", (format, before, after) => {
  expect(write(formatText(format, read(before)))).toBe(after);
});

test("TX2 what the buttons write is what the page shows", () => {
  const format = (name: Format) => formatText(name, { text: "words", from: 0, to: 5 }).text;
  const html = FORMATS.map((name) => renderMarkdown(format(name))).join("");
  for (const part of ["<strong>words</strong>", "<em>words</em>", ">words</a>", "<li>words</li>"])
    expect(html).toContain(part);
});

import { categoricalColors, makeColorMapping } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { ColorShortageNote } from "./color-shortage-note.tsx";

const colorsOf = (count: number, paletteId: string): string[] => {
  const keys = Array.from({ length: count }, (_, index) => String(index));
  return Object.values(makeColorMapping(keys, { paletteId }));
};

const render = (
  locale: (typeof UI_LOCALES)[number],
  colors: readonly string[],
  paletteId: string,
): string =>
  renderInEditor(locale, {}, <ColorShortageNote colors={colors} palette={{ paletteId }} />);

const show = (locale: (typeof UI_LOCALES)[number], count: number, paletteId: string): string =>
  render(locale, colorsOf(count, paletteId), paletteId);

test.each(UI_LOCALES)("authors read what to do about colours that repeat: %s", (locale) => {
  expect(show(locale, categoricalColors("set2").length, "set2")).toBe("");
  const values = collectMessages(locale, ["editor"])["editor.values"] as string;
  const many = show(locale, 62, "category10");
  expect(many).toMatch(/62[^]* 10 /);
  expect(many).toContain(values);
  expect(many).not.toContain("Paired");
  expect(show(locale, 12, "set2")).toMatch(/: Paired, Set 3\.<\/p>/);
});

test.each(UI_LOCALES)("CO17 few series of one colour are sent to the palette: %s", (locale) => {
  const messages = collectMessages(locale, ["editor"]);
  const many = colorsOf(12, "category10");
  const note = render(locale, [many[1]!, many[11]!], "category10");
  expect(note).toContain(messages["editor.colors.reset"] as string);
  expect(note).not.toContain(messages["editor.values"] as string);
});

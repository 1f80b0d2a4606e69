import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { categoricalColors, makeColorMapping } from "@statelier/document";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ColorShortageNote } from "./color-shortage-note.tsx";

const show = (locale: (typeof UI_LOCALES)[number], count: number, paletteId: string): string => {
  const keys = Array.from({ length: count }, (_, index) => String(index));
  const colors = Object.values(makeColorMapping(keys, { paletteId }));
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={collectMessages(locale, ["editor", "kit"])}>
      <ColorShortageNote colors={colors} paletteId={paletteId} />
    </LocaleProvider>,
  );
};

test.each(UI_LOCALES)("authors are told what to do about colours that repeat: %s", (locale) => {
  expect(show(locale, categoricalColors("set2").length, "set2")).toBe("");
  const values = collectMessages(locale, ["editor"])["editor.values"] as string;
  const many = show(locale, 62, "category10");
  expect(many).toMatch(/62[^]* 10 /);
  expect(many).toContain(values);
  expect(many).not.toContain("Paired");
  expect(show(locale, 12, "set2")).toMatch(/: Paired, Set 3\.<\/p>/);
});

import { expect, test } from "vitest";
import { listUntitledLocales } from "./list-untitled-locales.ts";

const text = { de: "", fr: "", it: "", en: "" };
const titled = (title: Partial<typeof text>) => ({
  meta: { title: { ...text, ...title }, description: text, label: text },
});
const full = { de: "Strom", fr: "Électricité", it: "Elettricità", en: "Power" };

test("a language counts as untitled where any chart has none but blanks in it", () => {
  expect(listUntitledLocales([titled({})])).toEqual(["de", "fr", "it", "en"]);
  expect(listUntitledLocales([titled(full)])).toEqual([]);
  expect(listUntitledLocales([titled({ ...full, it: "  " })])).toEqual(["it"]);
  expect(listUntitledLocales([titled({ ...full, fr: "" }), titled({ ...full, en: "" })])).toEqual([
    "fr",
    "en",
  ]);
});

import { expect, test } from "vitest";
import { listUntitledLocales } from "./list-untitled-locales.ts";

const full = { de: "Strom", fr: "Électricité", it: "Elettricità", en: "Power" };
const list = (...titles: (typeof full)[]) =>
  listUntitledLocales(titles.map((title) => ({ meta: { title } })));

test("a language counts as untitled where any chart has none but blanks in it", () => {
  expect(list({ de: "", fr: "", it: "", en: "" })).toEqual(["de", "fr", "it", "en"]);
  expect(list(full)).toEqual([]);
  expect(list({ ...full, it: "  " })).toEqual(["it"]);
  expect(list({ ...full, fr: "" }, { ...full, en: "" })).toEqual(["fr", "en"]);
});

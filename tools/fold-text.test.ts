import { expect, test } from "vitest";
import { foldText as foldOfModel } from "../packages/model/src/formats/fold-text.ts";
import { foldText as foldOfKit } from "../packages/ui/src/options/option-tree.ts";

/** Letters of Latin, Greek and Cyrillic, signs, and letters joined in one. */
const CHARACTERS = [
  ...Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)),
  ...Array.from({ length: 7 }, (_, at) => String.fromCodePoint(0xfb00 + at)),
];

test("lists of options are searched as texts of the data are", () => {
  expect(CHARACTERS.filter((text) => foldOfKit(text) !== foldOfModel(text))).toEqual([]);
  // A sigma at the end of a word is written in another way.
  const words = ["ΟΔΟΣ", "οδός", "Straße", "ŒUVRE", "ça"];
  expect(words.map(foldOfKit)).toEqual(words.map(foldOfModel));
  expect(foldOfKit("ΟΔΟΣ")).toBe(foldOfKit("οδόσ"));
});

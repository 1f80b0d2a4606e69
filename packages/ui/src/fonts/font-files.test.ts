import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FONT_FAMILIES } from "./font-families.ts";
import { findFontFiles } from "./font-files.ts";

test("every shipped file is TrueType and names a family that drawings ask for", () => {
  const files = findFontFiles();
  expect(files).toHaveLength(5);
  for (const file of files) {
    const bytes = readFileSync(file);
    expect(bytes.readUInt32BE(0)).toBe(0x00010000);
    const name = file.includes("Serif") ? "Source Serif 4" : "Source Sans 3";
    expect(bytes.includes(Buffer.from(name, "utf16le").swap16())).toBe(true);
    expect(Object.values(FONT_FAMILIES).some((stack) => stack.includes(`'${name}'`))).toBe(true);
  }
});

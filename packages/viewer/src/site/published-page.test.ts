import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("published-page.module.css", import.meta.url), "utf8").replaceAll(
  /\/\*.*?\*\//gs,
  "",
);

const listRules = (text: string): string[] =>
  Array.from(
    text.matchAll(/([^{}]+)\{([^{}]*)\}/g),
    ([, selector = "", body = ""]) =>
      `${selector.trim()} { ${body.trim().replaceAll(/\s+/g, " ")} }`,
  );

test("the canvas of an author shows a phone as the page of a reader does", () => {
  const [, phone = ""] = /@media \(max-width: 480px\) \{\n(.*?)\n\}\n/s.exec(css) ?? [];
  const narrow = listRules(css).flatMap((rule) =>
    rule.startsWith(":global([data-narrow-page]) ") ? [rule.replace(/^\S+ /, "")] : [],
  );
  // The form of a page without a program is not on the canvas.
  expect(listRules(phone).filter((rule) => !rule.includes("noscript"))).toEqual(narrow);
  expect(narrow.length).toBeGreaterThan(5);
});

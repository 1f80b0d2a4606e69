import { describe, expect, test } from "vitest";
import { deriveExcerpt, parseHighlight } from "./parse-highlight.ts";

describe("hits of a search", () => {
  test("hits and the text between them keep their order", () => {
    expect(parseHighlight("<b>Life</b> &amp; <b>death</b> in &#39;24")).toEqual([
      { text: "Life", isHit: true },
      { text: " & ", isHit: false },
      { text: "death", isHit: true },
      { text: " in '24", isHit: false },
    ]);
  });

  test("markup in a title stays text", () => {
    expect(parseHighlight("&lt;img src=x&gt;<img src=y>")).toEqual([
      { text: "<img src=x><img src=y>", isHit: false },
    ]);
  });

  test("an entity is decoded once", () => {
    expect(parseHighlight("&amp;lt;b&amp;gt;")).toEqual([{ text: "&lt;b&gt;", isHit: false }]);
  });
});

describe("the lines under a title", () => {
  test("start with the text where a hit is near", () => {
    const parts = parseHighlight(`A <b>life</b> ${"and more ".repeat(40)}`);
    expect(deriveExcerpt(parts)).toEqual(parts);
  });

  test("start with the text where nothing was sought", () => {
    const parts = parseHighlight("word ".repeat(80));
    expect(deriveExcerpt(parts)).toEqual(parts);
  });

  test("start shortly before a hit that lies far behind", () => {
    const [lead, hit] = deriveExcerpt(parseHighlight(`${"before ".repeat(40)}<b>life</b> after`));
    expect(lead?.text).toMatch(/^… (before ){8}$/);
    expect(hit).toEqual({ text: "life", isHit: true });
  });
});

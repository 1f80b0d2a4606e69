import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { markdownToPlainText } from "./markdown-to-plain-text.ts";
import { Markdown } from "./markdown.tsx";
import { renderMarkdown } from "./render-markdown.ts";

const ATTACKS = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt&colon;alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](vbscript:msgbox)",
  "![x](https://elsewhere.example/spy.png)",
  '<https://example.org/"onmouseover=alert(1)>',
  "<svg/onload=alert(1)>",
  "a\n\n<iframe src=//elsewhere.example></iframe>",
  '[x](https://example.org "><script>alert(1)</script>")',
  "`<b>`<details open ontoggle=alert(1)>",
];

describe("Markdown is safe wherever it is shown", () => {
  test.each(ATTACKS)("%s", (attack) => {
    for (const inline of [false, true]) {
      const html = renderMarkdown(attack, { inline });
      const tags = [...html.matchAll(/<(\w+)([^>]*)>/g)];
      for (const [, name, attributes] of tags) {
        expect(["p", "a", "code", "em", "strong"]).toContain(name);
        expect(attributes).not.toMatch(/\son\w+=/);
        expect(attributes).not.toMatch(/href="(?!https:)[^"]/);
      }
    }
  });

  test("underlines and breaks of documents of before are kept, and nothing else of their tags", () => {
    expect(renderMarkdown("a <u>b & c</u> d<br/>e")).toBe("<p>a <u>b &amp; c</u> d<br />e</p>");
    expect(renderMarkdown("<u>**a**</u> </u> <u>b")).toBe("<p><strong>a</strong>  b</p>");
    expect(renderMarkdown('<u onclick="x">a</u>')).not.toContain("<u");
    expect(renderMarkdown("a <u>b</u>", { inline: true })).toBe("a <u>b</u>");
    expect(markdownToPlainText("a <u>b</u>", { inline: true })).toBe("a b");
  });

  test("inline leaves no blocks", () => {
    expect(renderMarkdown("# A *title*\n\n- of two\n\n> lines", { inline: true })).not.toMatch(
      /<(?:p|h\d|ul|li|blockquote)/,
    );
  });

  test("its headings stand below those of the page", () => {
    expect(renderMarkdown("# One\n\n###### Six")).toBe("<h3>One</h3>\n<h6>Six</h6>");
  });

  test("shows emphasis, links and tables", () => {
    const html = renderToStaticMarkup(
      <Markdown text={"*a* **b** [c](https://example.org)\n\n|d|e|\n|-|-|\n|f|g|"} />,
    );
    expect(html).toContain("<em>a</em> <strong>b</strong>");
    expect(html).toContain('<a href="https://example.org">c</a>');
    expect(html).toContain("<td>f</td>");
  });
});

describe("plain text", () => {
  test.each([
    ["**Life** expectancy", "Life expectancy"],
    ["# A\n\n- b\n- c", "A b c"],
    ["[link](https://example.org) & <b>", "link & <b>"],
    ["|a|b|\n|-|-|\n|1|2|", "a b 1 2"],
    ['2 < 3 &amp; "quoted"', '2 < 3 & "quoted"'],
    ["", ""],
  ])("of %j is %j", (markdown, plain) => {
    expect(markdownToPlainText(markdown)).toBe(plain);
  });

  test.each([
    ["1. Quartal 2024", "1. Quartal 2024"],
    ["> 65 years", "> 65 years"],
    ["+ 3 %", "+ 3 %"],
    ["# of people", "# of people"],
    ["**Life** *expectancy*", "Life expectancy"],
  ])("of the title %j is %j, as its heading shows it", (title, plain) => {
    expect(markdownToPlainText(title, { inline: true })).toBe(plain);
  });

  test.each(["&nbsp;", "[](https://example.org)", " \n"])(
    "a title of %j has nothing to read, and no heading",
    (title) => {
      expect(markdownToPlainText(title, { inline: true })).toBe("");
      expect(renderMarkdown(title, { inline: true })).toBe("");
    },
  );
});

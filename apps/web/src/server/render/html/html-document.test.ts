import { expect, it } from "vitest";
import { buildHtmlDocument, encodeInlineJson } from "./html-document.ts";

const assets = {
  scripts: ["/assets/view.js"],
  styles: ["/assets/view.css"],
  preloads: [],
  fonts: [],
};

it("keeps text from becoming markup", () => {
  const attack = `</title></script><script>alert("1")</script>`;
  const html = buildHtmlDocument({
    locale: "de",
    title: attack,
    description: attack,
    body: "",
    assets,
    state: { attack },
  });
  expect(html).not.toContain("<script>alert");
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain('<html lang="de">');
});

it("encodes state that reads back the same", () => {
  const state = { text: "</script><!-- \u2028 ’ ]]>" };
  expect(JSON.parse(encodeInlineJson(state))).toEqual(state);
});

it("sends no script to a page that has no program", () => {
  expect(buildHtmlDocument({ locale: "en", title: "", body: "", assets })).not.toContain("<script");
});

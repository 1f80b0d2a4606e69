import { expect, test } from "vitest";
import { buildSnippets } from "./build-snippets.ts";

const snippets = buildSnippets({
  publicUrl: "https://charts.example",
  page: "/de/v/abc?f.a=b&removeBorder=true",
  embed: "/de/embed/abc?f.a=b&removeBorder=true",
  title: `Strom "aus" <b>Wasser</b> & Wind`,
  width: "100%",
  height: 512,
});

test("a frame carries address, title and first height, and the script that follows its height", () => {
  expect(snippets.frame).toBe(
    `<iframe src="https://charts.example/de/embed/abc?f.a=b&amp;removeBorder=true" title="Strom &quot;aus&quot; &lt;b&gt;Wasser&lt;/b&gt; &amp; Wind" width="100%" height="512" frameborder="0" loading="lazy"></iframe>
<script async src="https://charts.example/statelier-resize.js"></script>`,
  );
});

test("an element holds the link to the chart's page, which stands alone as well", () => {
  const link = `<a href="https://charts.example/de/v/abc?f.a=b&amp;removeBorder=true">Strom &quot;aus&quot; &lt;b&gt;Wasser&lt;/b&gt; &amp; Wind</a>`;
  expect(snippets.link).toBe(link);
  expect(snippets.element).toBe(
    `<script async src="https://charts.example/statelier-chart.js"></script>\n<statelier-chart>${link}</statelier-chart>`,
  );
});

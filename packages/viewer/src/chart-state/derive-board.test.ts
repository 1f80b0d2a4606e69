import { type ChartDocument, makeEmptyMeta, makeLayout } from "@statelier/document";
import { expect, test } from "vitest";
import { deriveBoard } from "./derive-board.ts";

const empty = makeEmptyMeta();
const text = (en: string, de = "") => ({ ...empty.title, en, de });

const makeDocument = (
  type: "tab" | "tall" | "vertical" | "canvas",
  { title = "", description = "", words = [] as string[], charts = ["a", "b"] } = {},
): ChartDocument => {
  const meta = { ...empty, title: text(title), description: text(description) };
  const chart = (key: string) => ({ type: "chart" as const, key, initialized: true });
  const blocks = [
    ...words.map((word, place) => ({
      type: "text" as const,
      key: `t${place}`,
      text: text(word),
      initialized: true,
    })),
    ...charts.map(chart),
  ];
  return {
    chartConfigs: charts.map((key) => ({ key })),
    layout: makeLayout(type, { meta, blocks }, charts),
  } as unknown as ChartDocument;
};

const words = [
  "## First\n\n### Below\n\n<script>alert(1)</script>",
  "",
  "See [here](javascript:alert(1)).",
];

test.each(["tall", "vertical", "canvas"] as const)(
  "a dashboard keeps its title, its description, and its texts and charts in their order, safe: %s",
  (type) => {
    const written = { title: "*All* of it & more", description: "Two **charts**.", words };
    const board = deriveBoard(makeDocument(type, written), "en");
    expect(board).toMatchObject({
      title: "All of it & more",
      titleHtml: "<em>All</em> of it &amp; more",
      description: "Two charts.",
      descriptionHtml: "<p>Two <strong>charts</strong>.</p>",
    });
    const blocks = board?.layout?.blocks ?? [];
    expect(blocks.map(({ key }) => key).toSorted()).toEqual(["a", "b", "t0", "t2"]);
    const texts = blocks.flatMap((block) => (block.type === "text" ? block.html : []));
    expect(texts[0]).toMatch(/<h2>First<\/h2>\s*<h3>Below<\/h3>/);
    expect(texts.join("")).not.toMatch(/<script|javascript:/);
  },
);

test("words that nobody wrote in a language are left out; a dashboard stays one", () => {
  const written = { title: "All", description: "Two charts.", words };
  expect(deriveBoard(makeDocument("tall", written), "fr")).toEqual({
    title: "",
    description: "",
    titleHtml: "",
    descriptionHtml: "",
    layout: {
      layout: "tall",
      blocks: [
        { type: "chart", key: "a" },
        { type: "chart", key: "b" },
      ],
    },
  });
});

test("a dashboard of one chart and nothing else is shown as that chart", () => {
  expect(deriveBoard(makeDocument("tall", { charts: ["a"] }), "en")).toBeUndefined();
  const withWords = makeDocument("tall", { charts: ["a"], words });
  expect(deriveBoard(withWords, "en")?.layout?.blocks).toHaveLength(3);
});

test("tabs have the title of their layout, and not the texts that only dashboards show", () => {
  expect(deriveBoard(makeDocument("tab"), "en")).toBeUndefined();
  expect(deriveBoard(makeDocument("tab", { words }), "en")).toBeUndefined();
  const titled = deriveBoard(makeDocument("tab", { title: "All", words }), "en");
  expect([titled?.title, titled?.layout]).toEqual(["All", undefined]);
});

import { collectMessages } from "@statelier/ui/all-messages";
import { renderMarkdown } from "@statelier/ui/markdown";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import type { ChartState } from "../chart-state/chart-state.ts";
import { type HeadState, PageHead } from "./page-head.tsx";

const base: HeadState = {
  chartKey: "abcdefghijkl",
  charts: [
    { key: "a", label: "Births" },
    { key: "b", label: "" },
  ],
  openKey: "b",
  keptParams: [["chart", "1"]],
  sharedParams: ["f.place"],
  title: "How many are born",
  titleHtml: renderMarkdown("How *many* are born", { inline: true }),
  descriptionHtml: renderMarkdown("By year."),
};

const place = makeTestDimension("place", ["be", "ge"]);
const sex = makeTestDimension("sex", ["f", "m"]);
const chart = {
  config: {
    cubes: [
      {
        iri: "cube",
        filters: {
          place: { type: "single", value: "ge" },
          sex: { type: "single", value: "f" },
        },
      },
    ],
    fields: {},
    interactiveFiltersConfig: {
      dataFilters: { active: true, componentIds: ["place", "sex"] },
    },
  },
  components: { dimensions: [place, sex], measures: [] },
  choices: { dataFilters: { place: "be", sex: "m" }, hiddenValues: [], showTable: false },
} as unknown as ChartState;

const show = (change: Partial<HeadState> = {}, shown?: ChartState): string =>
  renderToStaticMarkup(
    <LocaleProvider locale="en" messages={collectMessages("en", ["viewer"])}>
      <PageHead state={{ ...base, ...change }} activeKey="a" {...(shown && { chart: shown })} />
    </LocaleProvider>,
  );

const wordsOf = (html: string): string[] =>
  Array.from(html.matchAll(/<(h1|h2|a|p)\b[^>]*>([\s\S]*?)<\/\1>/g), ([, tag, text = ""]) =>
    [tag, text.replace(/<[^>]*>/g, "")].join(" "),
  );

test("without words of the layout the tabs stand above the title of the chart", () => {
  expect(wordsOf(show())).toEqual(["a Births", "a Chart 2", "h1 How many are born", "p By year."]);
});

test("the words of a dashboard stand first, its texts in their order, then its charts", () => {
  const board = {
    isDashboard: true,
    title: "Population",
    description: "All of it.",
    titleHtml: renderMarkdown("Population", { inline: true }),
    descriptionHtml: renderMarkdown("All of it."),
    texts: [renderMarkdown("One."), renderMarkdown("Two.")],
  };
  const html = show({ board });
  expect(wordsOf(html)).toEqual([
    "h1 Population",
    "p All of it.",
    "p One.",
    "p Two.",
    "a Births",
    "a Chart 2",
    "h2 How many are born",
    "p By year.",
  ]);
  expect(html).toContain('<h2 id="chart-title"');
  expect(wordsOf(show({ board: { ...board, title: "", titleHtml: "" } }))[0]).toBe("p All of it.");
});

const readLinks = (html: string): string[] =>
  Array.from(html.matchAll(/<a href="([^"]*)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&"));

test("LA11 the open chart needs no number; what is shared goes along to every tab, the rest does not", () => {
  expect(readLinks(show())).toEqual(["?chart=1", "?"]);
  expect(readLinks(show({}, chart))).toEqual(["?f.place=be&chart=1", "?f.place=be"]);
  const kept = show(
    {
      keptParams: [
        ["removeBorder", "true"],
        ["f.kind", "x"],
      ],
    },
    chart,
  );
  expect(readLinks(kept)[1]).toBe("?removeBorder=true&f.kind=x&f.place=be");
});

test("a panel that is open stays open from tab to tab, at its section", () => {
  const panelPlace = { section: "data", componentId: "place" } as const;
  expect(readLinks(show({ panelPlace }))).toEqual(["?metadata=data&chart=1", "?metadata=data"]);
});

test("the tabs of a preview send the same along", () => {
  const { chartKey: _none, ...preview } = { ...base, previewText: "{}" };
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en" messages={collectMessages("en", ["viewer"])}>
      <PageHead state={preview} activeKey="a" chart={chart} />
    </LocaleProvider>,
  );
  expect(html).toContain('<input type="hidden" name="f.place" value="be"/>');
  expect(html).toContain('<button value="2" name="chart">');
});

import { collectMessages } from "@statelier/ui/all-messages";
import { renderMarkdown } from "@statelier/ui/markdown";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import type { PageChart, TabsState } from "../chart-state/page-state.ts";
import { BoardHead } from "./board-head.tsx";
import { ChartHead } from "./chart-head.tsx";

const base: TabsState = {
  chartKey: "abcdefghijkl",
  tabs: [
    { key: "a", label: "Births" },
    { key: "b", label: "" },
  ],
  openKey: "b",
  activeKey: "a",
  keptParams: [["chart", "1"]],
};

const texts = {
  title: "How many are born",
  titleHtml: renderMarkdown("How *many* are born", { inline: true }),
  descriptionHtml: renderMarkdown("By year."),
};

const place = makeTestDimension("place", ["be", "ge"]);
const sex = makeTestDimension("sex", ["f", "m"]);
const chart = {
  config: {
    key: "a",
    chartType: "column",
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
  sharedParams: ["f.place"],
} as unknown as PageChart;

const show = (
  change: Partial<TabsState> = {},
  charts: PageChart[] = [],
  title?: string,
): string => {
  const state = { ...base, ...change };
  return renderToStaticMarkup(
    <LocaleProvider locale="en" messages={collectMessages("en", ["viewer"])}>
      <BoardHead state={state} charts={charts} {...(title ? { title } : {})} />
      <ChartHead texts={texts} titleId="title" isBelow={Boolean(state.board?.titleHtml)} />
    </LocaleProvider>,
  );
};

const wordsOf = (html: string): string[] =>
  Array.from(html.matchAll(/<(h1|h2|a|p)\b[^>]*>([\s\S]*?)<\/\1>/g), ([, tag, text = ""]) =>
    [tag, text.replace(/<[^>]*>/g, "")].join(" "),
  );

test("without words of the layout the tabs stand above the title of the chart", () => {
  expect(wordsOf(show())).toEqual(["a Births", "a Chart 2", "h1 How many are born", "p By year."]);
});

test("the words of all charts stand first, then the way to each; a dashboard shows all and has no tabs, and what the page is called is spoken there without words of its own", () => {
  const board = {
    title: "Population",
    description: "All of it.",
    titleHtml: renderMarkdown("Population", { inline: true }),
    descriptionHtml: renderMarkdown("All of it."),
  };
  const html = show({ board });
  expect(wordsOf(html)).toEqual([
    "h1 Population",
    "p All of it.",
    "a Births",
    "a Chart 2",
    "h2 How many are born",
    "p By year.",
  ]);
  expect(html).toContain('<h2 id="title"');
  expect(wordsOf(show({ board: { ...board, title: "", titleHtml: "" } }))[0]).toBe("p All of it.");
  const layout = { layout: "tall" as const, blocks: [] };
  expect(wordsOf(show({ board: { ...board, layout } })).slice(0, 3)).toEqual([
    "h1 Population",
    "p All of it.",
    "h2 How many are born",
  ]);
  const untitled = { ...board, title: "", titleHtml: "" as const, layout };
  expect(wordsOf(show({ board: untitled }, [], "Births"))[0]).toBe("h1 Births");
  // Where its chart cannot be shown, that says what it is called.
  expect(wordsOf(show({ board: untitled }))[0]).toBe("p All of it.");
});

const readLinks = (html: string): string[] =>
  Array.from(html.matchAll(/<a href="([^"]*)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&"));

test("LA11 the open chart needs no number; what is shared goes along to every tab, the rest does not", () => {
  expect(readLinks(show())).toEqual(["?chart=1", "?"]);
  expect(readLinks(show({}, [chart]))).toEqual(["?f.place=be&chart=1", "?f.place=be"]);
  const kept = show(
    {
      keptParams: [
        ["removeBorder", "true"],
        ["f.kind", "x"],
      ],
    },
    [chart],
  );
  expect(readLinks(kept)[1]).toBe("?removeBorder=true&f.kind=x&f.place=be");
});

test("DA9 what is shared goes along under the name that all charts read", () => {
  const ownNames = { "f.canton": "f.place" };
  expect(readLinks(show({}, [{ ...chart, ownNames }]))).toEqual([
    "?f.canton=be&chart=1",
    "?f.canton=be",
  ]);
});

test("a panel that is open stays open from tab to tab, at its section", () => {
  const panelPlace = { section: "data", componentId: "place" } as const;
  expect(readLinks(show({}, [{ ...chart, sharedParams: [], panelPlace }]))).toEqual([
    "?metadata=data&chart=1",
    "?metadata=data",
  ]);
});

test("the tabs of a preview send the same along", () => {
  const { chartKey: _none, ...preview } = { ...base, previewText: "{}" };
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en" messages={collectMessages("en", ["viewer"])}>
      <BoardHead state={preview} charts={[chart]} />
    </LocaleProvider>,
  );
  expect(html).toContain('<input type="hidden" name="f.place" value="be"/>');
  expect(html).toContain('<button value="2" name="chart">');
});

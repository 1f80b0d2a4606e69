import { describe, expect, it } from "vitest";
import { makeState } from "../machine/testing/make-test-state.ts";
import { parseDocument } from "./parse-document.ts";
import { listUnread } from "./list-unread.ts";

type Json = Record<string, unknown>;
type Whole = Json & { chartConfigs: Json[]; layout: Json & { blocks: Json[] } };

const documentOf = (type: Parameters<typeof makeState>[0]) =>
  JSON.parse(JSON.stringify(makeState(type))) as Whole;

const open = (document: unknown) => {
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const repeated = listUnread(document, parsed.value).filter(({ why }) => why === "repeated");
  expect(repeated.every(({ dormant }) => dormant)).toBe(true);
  return { value: parsed.value, places: repeated.map(({ path }) => path.join(".")) };
};

const withChart = (type: "table" | "comboLineSingle", change: (fields: Json) => Json): Whole => {
  const document = documentOf(type);
  const [chart] = document.chartConfigs;
  return { ...document, chartConfigs: [{ ...chart, fields: change(chart?.["fields"] as Json) }] };
};

describe("what a document names twice is left out where it is opened", () => {
  it("a component has one column in a table: the first that is shown", () => {
    const [id = ""] = Object.keys(documentOf("table").chartConfigs[0]?.["fields"] as Json);
    const document = withChart("table", (fields) => {
      const column = fields[id] as Json;
      return {
        ...fields,
        [id]: { ...column, isHidden: true },
        ...Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`f${at}`, column])),
      };
    });
    const before = Object.keys(document.chartConfigs[0]?.["fields"] as Json).length;
    const { value, places } = open(document);
    const fields = value.chartConfigs[0]?.fields ?? {};
    expect(Object.keys(fields)).toHaveLength(before - 2_000);
    expect(fields).toHaveProperty("f0.componentId", id);
    expect(places).toHaveLength(2_000);
    expect(places).toContain(`chartConfigs.0.fields.${id}`);
    expect(open(value).places).toEqual([]);
  });

  it("a measure is one line of a combined chart", () => {
    const document = withChart("comboLineSingle", (fields) => {
      const { componentIds } = fields["y"] as { componentIds: string[] };
      return { ...fields, y: { componentIds: [...componentIds, componentIds[0]] } };
    });
    const before = documentOf("comboLineSingle").chartConfigs[0]?.["fields"] as { y: object };
    const { value, places } = open(document);
    expect(value.chartConfigs[0]?.fields).toMatchObject({ y: before.y });
    expect(places).toEqual(["chartConfigs.0.fields.y.componentIds.2"]);
  });

  it("a chart stands in one block, the first; texts stay", () => {
    const document = documentOf("column");
    const [block] = document.layout.blocks;
    const words = { type: "text", key: "words", initialized: true };
    const blocks = [words, block, words, ...Array.from({ length: 200 }, () => block)];
    const { value, places } = open({ ...document, layout: { ...document.layout, blocks } });
    expect(value.layout.blocks.map(({ key }) => key)).toEqual(["words", "first", "words"]);
    expect(places).toHaveLength(200);
    expect(places[0]).toBe("layout.blocks.3");
  });

  it("a block has one place at each width of a canvas", () => {
    const document = documentOf("column");
    const place = (x: number) => ({ i: "first", x, y: 0, w: 1, h: 1 });
    const layouts = { xl: [0, 1, 2].map(place), sm: [place(0)] };
    const layout = { ...document.layout, type: "dashboard", layout: "canvas", layouts };
    const { value, places } = open({ ...document, layout });
    expect(value.layout).toMatchObject({ layouts: { xl: [place(0)], sm: [place(0)] } });
    expect(places).toEqual(["layout.layouts.xl.1", "layout.layouts.xl.2"]);
  });

  it("a chart has one address of its own", () => {
    const document = documentOf("column");
    const publishableChartKeys = ["first", "first"];
    const layout = { ...document.layout, type: "singleURLs", publishableChartKeys };
    const { value, places } = open({ ...document, layout });
    expect(value.layout).toMatchObject({ publishableChartKeys: ["first"] });
    expect(places).toEqual(["layout.publishableChartKeys.1"]);
  });
});

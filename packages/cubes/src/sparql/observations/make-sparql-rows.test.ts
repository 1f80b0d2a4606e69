import { cellValue, type ObservationTable } from "@statelier/model";
import { describe, expect, it } from "vitest";

import { loadFixtures } from "../../conformance/load-fixtures.ts";
import { handleSparqlProtocol } from "../../embedded/handle-sparql-protocol.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "../make-sparql-source.ts";
import { LONG_CUBE, writeLongCube } from "./testing/write-long-cube.ts";
import { openMemoryStore } from "../../conformance/open-memory-store.ts";

const AIR = "https://example.org/air-2";

const readRows = ({ columns, rowCount }: ObservationTable): string[] =>
  Array.from({ length: rowCount }, (_, row) =>
    columns.map((column) => cellValue(column, row)).join(" "),
  ).toSorted();

describe("a cube that is read whole", () => {
  const store = openMemoryStore(loadFixtures() + writeLongCube(1_100));

  const open = (options: SparqlSourceOptions, change = (body: string) => body) => {
    const pages: string[] = [];
    const source = makeSparqlSource({
      endpoint: async (request) => {
        const text = new URLSearchParams(await request.clone().text()).get("query") ?? "";
        const answer = await handleSparqlProtocol(request, store);
        if (!text.includes("SELECT  ?c0")) return answer;
        pages.push(text);
        const body = await answer.text();
        return new Response(pages.length === 2 ? change(body) : body, answer);
      },
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
      options,
    });
    const read = async (iri = AIR) => (await source.observations({ iri, locale: "en" })).table;
    return { read, pages };
  };

  it("is the same in pages as at once, and asked once", async () => {
    const [whole, paged] = [open({}), open({ pageRows: 2 })];
    const rows = readRows(await whole.read());
    expect(readRows(await paged.read())).toEqual(rows);
    expect(readRows(await paged.read())).toEqual(rows);
    expect(whole.pages).toHaveLength(1);
    expect(paged.pages.length).toBeGreaterThan(2);
    for (const page of paged.pages) expect(page).toContain("VALUES ?f0");
  });

  it("keeps every cell, however many rows one answer has", async () => {
    const rows = readRows(await open({}).read(LONG_CUBE));
    expect(rows).toEqual(Array.from({ length: 1_100 }, (_, at) => `p${at} ${at}`).toSorted());
  });

  it("is not divided by a dimension that some observation lacks", async () => {
    expect((await open({ pageRows: 2 }).read("https://example.org/gaps")).rowCount).toBe(4);
  });

  it("asks for distinct observations where the cube has several sets, and only there", async () => {
    for (const [iri, isDistinct] of [
      ["https://example.org/twice", true],
      [AIR, false],
    ] as const) {
      const { read, pages } = open({});
      await read(iri);
      expect(pages).toHaveLength(1);
      expect(pages[0]?.includes("DISTINCT")).toBe(isDistinct);
    }
  });

  const once = { pageRows: 2, retry: { attempts: 1 } };

  it("is refused where one page lacks a row, and asked again the next time", async () => {
    const { read, pages } = open(once, (body) =>
      JSON.stringify({ results: { bindings: JSON.parse(body).results.bindings.slice(1) } }),
    );
    await expect(read()).rejects.toMatchObject({ id: "SOURCE_ANSWER_INVALID" });
    const asked = pages.length;
    expect((await read()).rowCount).toBeGreaterThan(0);
    expect(pages.length).toBeGreaterThan(asked);
  });

  it("is refused where one page is cut, and whole where that page is asked again", async () => {
    const cut = (body: string) => body.slice(0, -3);
    await expect(open(once, cut).read()).rejects.toMatchObject({ id: "SOURCE_ANSWER_INVALID" });
    const { read } = open({ pageRows: 2 }, cut);
    expect(readRows(await read())).toEqual(readRows(await open({}).read()));
  });

  it("names at most 500 values in the query of a page", async () => {
    const { read, pages } = open({ pageRows: 600 });
    expect((await read(LONG_CUBE)).rowCount).toBe(1_100);
    const named = pages.map((page) => page.match(/"p\d+"/g)?.length);
    expect(named.toSorted((a = 0, b = 0) => a - b)).toEqual([100, 500, 500]);
  });

  it("is asked for no more of its pages once one of them has failed", async () => {
    const { read, pages } = open({ ...once, pageRows: 100 }, () => "cut");
    await expect(read(LONG_CUBE)).rejects.toMatchObject({ id: "SOURCE_ANSWER_INVALID" });
    await open({ pageRows: 100 }).read(LONG_CUBE);
    expect(pages.length).toBeLessThan(6);
  });

  it("is divided alike, and its rows in one order, where the answer on its parts lacks one at first", async () => {
    const openLacking = (times: number) => {
      let left = times;
      return makeSparqlSource({
        endpoint: async (request) => {
          const text = new URLSearchParams(await request.clone().text()).get("query") ?? "";
          const answer = await handleSparqlProtocol(request, store);
          if (!text.includes("GROUP BY ?v") || left-- <= 0) return answer;
          const { head, results } = JSON.parse(await answer.text());
          const bindings = results.bindings.slice(1);
          return new Response(JSON.stringify({ head, results: { bindings } }), answer);
        },
        dataSource: { type: "sparql", url: "http://localhost/sparql" },
        options: { pageRows: 2, retry: { backOffMs: 1 } },
      });
    };
    const read = async (times: number) =>
      (await openLacking(times).observations({ iri: AIR, locale: "en" })).table;
    expect(await read(1)).toEqual(await read(0));
  });
});

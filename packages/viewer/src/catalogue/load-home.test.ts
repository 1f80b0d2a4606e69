import { DataError } from "@statelier/data";
import { expect, test } from "vitest";
import type { FirstChartDrawing, SiteServices } from "../site/site-services.ts";
import { chooseHomeCharts, loadHome } from "./load-home.ts";

const source = { name: "test", type: "sparql" as const, url: "https://example.org/query" };

const draw = (chartType: string, isTall = false): FirstChartDrawing => ({
  chartType,
  wide: "<svg/>",
  narrow: "<svg/>",
  isTall,
  summary: [],
  shown: [],
});

const chartOf = (iri: string, chart: FirstChartDrawing) => ({ iri, title: iri, chart });

test("three charts that differ in their type come first, long lists of bars last", () => {
  const all = [
    chartOf("a", draw("line")),
    chartOf("b", draw("bar", true)),
    chartOf("c", draw("line")),
    chartOf("d", draw("scatterplot")),
  ];
  const iris = chooseHomeCharts(all).map(({ iri }) => iri);
  expect(iris).toEqual(["a", "d", "b"]);
  expect(chooseHomeCharts(all.slice(0, 3)).map(({ iri }) => iri)).toEqual(["a", "b", "c"]);
});

test("the start page stands without charts where the source is away, or where it is not the first response", async () => {
  const drawFirstChart = (_: unknown, iri: string) =>
    Promise.resolve(iri === "a" ? draw("line") : undefined);
  const cubes = ["a", "b"].map((iri) => ({ cube: { iri, title: iri } }));
  const services = (search: () => Promise<unknown>, drawsAtOnce = true) =>
    ({
      locale: "de",
      data: { searchPage: search },
      drawFirstChart,
      drawsAtOnce,
    }) as unknown as SiteServices;
  const load = (given: SiteServices) => loadHome(given, source);
  expect(await load(services(() => Promise.resolve({ results: cubes, total: 2 })))).toEqual([
    chartOf("a", draw("line")),
  ]);
  expect(await load(services(() => Promise.resolve({ results: cubes, total: 2 }), false))).toEqual(
    [],
  );
  const away = () => Promise.reject(new DataError("SOURCE_DOWN", "down"));
  expect(await load(services(away))).toEqual([]);
});

import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { FirstCharts } from "../first-charts/first-charts.ts";
import { makeTestPages, TEST_SOURCE } from "../testing/make-test-pages.ts";
import { makeThumbnailRoute, THUMBNAIL_PATH } from "./thumbnail-route.ts";

const drawing = {
  chartType: "line",
  wide: "",
  narrow: "",
  isTall: false,
  summary: [],
  shown: [],
  thumbnails: { light: "<svg>light</svg>", dark: "<svg>dark</svg>" },
};

const open = (find: FirstCharts["find"]) =>
  new Hono().get(THUMBNAIL_PATH, makeThumbnailRoute(makeTestPages({ firstCharts: { find } })));

test("the small picture of a first chart is a file of one theme, which may be kept", async () => {
  const find = vi.fn<FirstCharts["find"]>(() => Promise.resolve(drawing));
  const app = open(find);
  const light = await app.request("/de/browse-chart.svg?dataset=https://example.org/a");
  expect(light.headers.get("content-type")).toContain("image/svg+xml");
  expect(light.headers.get("cache-control")).toContain("max-age=3600");
  expect(await light.text()).toBe(drawing.thumbnails.light);
  expect(find).toHaveBeenLastCalledWith(TEST_SOURCE, "de", "https://example.org/a");
  const dark = await app.request("/de/browse-chart.svg?dataset=https://example.org/a&theme=dark");
  expect(await dark.text()).toBe(drawing.thumbnails.dark);
});

test("no picture is no error page: of no dataset, of an unknown source, of one without a chart", async () => {
  const app = open(() => Promise.resolve(undefined));
  for (const query of ["", "?dataset=a", "?dataset=a&dataSource=sparql%2Bhttps://evil.example"]) {
    const answer = await app.request(`/de/browse-chart.svg${query}`);
    expect([answer.status, (await answer.text()).length < 50]).toEqual([404, true]);
  }
});

import { chartConfigSchema } from "@statelier/document";
import { expect, test } from "vitest";
import { makeChart, makeDocument, serveDocument } from "../testing/serve-document.ts";
import { TEST_KEY as KEY } from "../testing/make-test-pages.ts";

const serveSlowly = () => {
  const ready = Promise.withResolvers<void>();
  const served = serveDocument(makeDocument([makeChart("a")]), undefined, 10);
  served.source.ready = ready.promise;
  return { ...served, ready };
};

const PATH = `/en/v/${KEY}`;

test("a page whose figures are waited for sends its frame, and the chart in the same answer", async () => {
  const { request, source, ready, page } = serveSlowly();
  source.progress = { rows: 120_000, total: 499_200 };
  const answer = await request(PATH);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([
    200,
    "no-store, no-transform",
  ]);
  expect(answer.headers.get("etag")).toBeNull();
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const frame = (await reader.read()).value ?? "";
  expect(frame).toContain("<title>Title a");
  expect(frame).toContain("<h1");
  expect(frame).toContain("being read from their source");
  expect(frame).not.toContain("<svg");
  const later = (await reader.read()).value ?? "";
  expect(later).toMatch(/120.000 of 499.200 observations/);
  ready.resolve();
  let rest = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    rest += piece.value;
  expect(rest).toContain("<svg");
  expect(rest.endsWith("</body></html>")).toBe(true);
  const whole = await page();
  expect(whole.headers.get("cache-control")).toContain("stale-while-revalidate");
  const end = whole.body.indexOf("<body>");
  const inHead = /<script type="application\/ld\+json">.*?<\/script>/s.exec(
    whole.body.slice(0, end),
  );
  // What is said of the data follows with them.
  expect(rest === `${inHead?.[0]}${whole.body.slice(end + 6)}`).toBe(true);
});

test("a map whose service hangs sends its frame, which allows the hosts of the services that are listed, and then without its layers", async () => {
  const layer = { type: "wms", id: "roads", isBehindAreaLayer: true, syncTemporalFilters: false };
  const map = chartConfigSchema.parse({
    ...makeChart("a"),
    chartType: "map",
    fields: {
      symbolLayer: {
        componentId: "country",
        measureId: "amount",
        color: { type: "fixed", value: "#1f77b4", opacity: 80 },
      },
    },
    baseLayer: {
      show: false,
      customLayers: [
        { ...layer, endpoint: "https://wms.example.org/roads" },
        { ...layer, endpoint: "https://elsewhere.test/roads" },
      ],
    },
  });
  const { request } = serveDocument(makeDocument([map]), undefined, 10);
  const answer = await request(PATH);
  expect(answer.headers.get("content-security-policy")).toContain(
    "img-src 'self' data: https://wms.example.org https://*.example.org;",
  );
  const html = await answer.text();
  expect(html).toContain("being read from their source");
  expect(html).toMatch(
    /class="[^"]*absent[^"]*">The map layers roads, roads could not be loaded\./,
  );
});

test("what fails after the frame was sent is said in its place", async () => {
  const { request, source, ready } = serveSlowly();
  const answer = await request(PATH);
  source.isAway = true;
  ready.resolve();
  const html = await answer.text();
  expect(html.indexOf("being read from their source")).toBeGreaterThan(0);
  expect(html).toContain("TEST_SOURCE_DOWN");
  expect(html.match(/<!doctype html>/g)).toHaveLength(1);
});

test("an address without a chart waits for no frame", async () => {
  const { page, request } = serveSlowly();
  expect((await request("/en/v/absent")).status).toBe(404);
  expect((await page("", "none")).status).toBe(404);
});

import { type ChartConfig, chartConfigSchema, makeInitialDocument } from "@statelier/document";
import { expect, it } from "vitest";
import { TEST_CONFIG, TEST_IRI } from "../testing/make-test-pages.ts";
import { findArrivalProblem, findPublishProblem } from "./find-publish-problem.ts";

const withValues = (count: number) =>
  makeInitialDocument({
    dataSource: { type: "sparql", url: "https://example.org/sparql" },
    chartConfig: {
      ...TEST_CONFIG,
      cubes: [TEST_IRI, `${TEST_IRI}/2`].map((iri) => ({
        iri,
        filters: {
          place: {
            type: "multi" as const,
            values: Object.fromEntries(
              Array.from({ length: count / 2 }, (_, at) => [`${iri}/${at}`, true as const]),
            ),
          },
        },
      })),
    },
  });

it("refuses a document whose filters have more values than 20,000 in all", () => {
  expect(findPublishProblem(withValues(20_000), [])).toBeUndefined();
  expect(findPublishProblem(withValues(20_002), [])).toMatchObject({
    id: "DOCUMENT_TOO_LARGE",
    path: "chartConfigs",
    fault: "its filters have 20002 values; those of a document may have 20000",
  });
});

const withExtensions = (extensions: ChartConfig["extensions"]) =>
  makeInitialDocument({
    dataSource: { type: "sparql", url: "https://example.org/sparql" },
    chartConfig: { ...TEST_CONFIG, extensions },
  });

const makeRemarks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    type: "text" as const,
    at: "2020",
    text: { en: "A word" },
  }));

it("refuses a document whose charts have more remarks than 100 in all", () => {
  expect(findPublishProblem(withExtensions({ remarks: makeRemarks(100) }), [])).toBeUndefined();
  expect(findPublishProblem(withExtensions({ remarks: makeRemarks(101) }), [])).toMatchObject({
    path: "chartConfigs",
    fault: "its charts have 101 remarks; those of a document may have 100",
  });
});

it("refuses a map with more layers than its page may ask for", () => {
  const withLayers = (count: number, address = "") => {
    const layer = { type: "wms", endpoint: `https://wms.example/${address}` };
    const customLayers = Array.from({ length: count }, (_, at) => ({ ...layer, id: String(at) }));
    const map = { ...TEST_CONFIG, chartType: "map", fields: {}, baseLayer: { customLayers } };
    return makeInitialDocument({
      dataSource: { type: "sparql", url: "https://example.org/sparql" },
      chartConfig: chartConfigSchema.parse(map),
    });
  };
  expect(findPublishProblem(withLayers(100), [])).toBeUndefined();
  expect(findPublishProblem(withLayers(101), [])).toMatchObject({
    path: "chartConfigs.0.baseLayer.customLayers",
    fault: "it has 101 layers; there may be 100",
  });
  expect(findPublishProblem(withLayers(2, "a".repeat(2_000)), [])).toMatchObject({
    path: "chartConfigs.0.baseLayer.customLayers.0",
    fault: "the address of a map service may have 2000 characters",
  });
});

it.each([
  [{ altText: "a".repeat(20_001) }, "altText", "a text may have 20000 characters"],
  [{ altText: { fr: "a".repeat(20_001) } }, "altText.fr", "a text may have 20000 characters"],
  [
    { remarks: [{ key: "1", type: "text" as const, text: { xx: "a".repeat(1_001) } }] },
    "remarks.0.text.xx",
    "a label may have 1000 characters",
  ],
])(
  "refuses other words for a chart and remarks that are longer than texts may be",
  (given, place, fault) => {
    expect(findPublishProblem(withExtensions(given), [])).toMatchObject({
      path: `chartConfigs.0.extensions.${place}`,
      fault,
    });
  },
);

it.each([
  [{ path: ["layout", "blocks", 1], was: {}, why: "repeated" as const }, "layout.blocks.1"],
  [
    {
      path: ["chartConfigs", 0, "fields", "y", "componentIds", 7],
      was: "",
      why: "repeated" as const,
    },
    "chartConfigs.0.fields.y.componentIds.7",
  ],
])("refuses what names the same twice, also where it is not kept", (repeated, path) => {
  for (const find of [findPublishProblem, findArrivalProblem])
    expect(find(withExtensions({}), [repeated])).toMatchObject({ id: "DOCUMENT_INVALID", path });
});

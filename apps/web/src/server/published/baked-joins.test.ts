import type { DataClient } from "@statelier/data";
import type { CubeComponents, CubeMetadata } from "@statelier/model";
import { expect, test, vi } from "vitest";
import { type BakedContent, makeBakedData } from "./baked-chart.ts";

const scope = {
  source: { type: "sparql", url: "https://data.example/query" },
  locale: "en",
} as const;
const metadata = ["one", "two"].map((iri) => ({ iri, title: iri }) as CubeMetadata);
const joined = { dimensions: [{ id: "joinBy__0" }], measures: [] } as unknown as CubeComponents;

const open = () => {
  const own = { dimensions: [{ id: "one/month" }], measures: [] } as unknown as CubeComponents;
  const components = vi.fn<DataClient["components"]>(async () => own);
  const baked = {
    answers: [],
    metadata,
    components: joined,
  } as Partial<BakedContent> as BakedContent;
  return { data: makeBakedData({ components } as Partial<DataClient> as DataClient, baked), own };
};

test("of a chart that joins datasets each is told by itself, as its whole file is", async () => {
  const { data, own } = open();
  expect(await data.metadata(scope, ["two"])).toEqual([metadata[1]]);
  expect(await data.components(scope, [{ iri: "one" }])).toBe(own);
});

test("of the datasets of a baked chart together the answer is what it holds, by whatever version they are asked for", async () => {
  const { data } = open();
  const both = [{ iri: "one" }, { iri: "two" }];
  expect(await data.components(scope, both)).toBe(joined);
  expect(await data.metadata(scope, ["two", "one"])).toEqual(metadata.toReversed());
  expect(await data.metadata(scope, ["one/3"])).toEqual(metadata);
});

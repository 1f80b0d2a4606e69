import type { DataClient } from "@statelier/data";
import type { MapService, NamedLayer, ShapeTopology } from "@statelier/model";
import { expect, test, vi } from "vitest";
import { withFormerLayers } from "../map-services/with-former-layers.ts";
import { type BakedContent, makeBakedData } from "./baked-chart.ts";

const url = "https://wms.example.org/";
const forest: NamedLayer = {
  type: "wms",
  url,
  id: "forest",
  layer: { type: "wms", id: "forest", title: "Forest" },
};

const LAKES: MapService = { layers: [{ type: "wms", id: "lakes", title: "Lakes" }] };

const open = (layers: readonly NamedLayer[], answer = LAKES) => {
  const mapService = vi.fn<DataClient["mapService"]>(async () => answer);
  const geography = { shapes: {}, layers };
  const components = { dimensions: [], measures: [] };
  const baked = { answers: [], geography, components } as Partial<BakedContent> as BakedContent;
  return {
    data: makeBakedData({ mapService } as Partial<DataClient> as DataClient, baked),
    mapService,
  };
};

test("what a service has said of its layers is kept with a baked chart", async () => {
  const { data, mapService } = open([forest]);
  expect(await data.mapService(url, ["forest"])).toEqual({ layers: [forest.layer] });
  expect(mapService).not.toHaveBeenCalled();
});

test("the shapes of a joined dimension are those of each dataset that it is joined of", async () => {
  const topology = { type: "Topology" } as ShapeTopology;
  const originalIds = ["one", "two"].map((cubeIri) => ({
    cubeIri,
    dimensionId: `${cubeIri} place`,
  }));
  const dimensions = [{ id: "joinBy__0", originalIds }, { id: "three place" }];
  const geography = { shapes: { joinBy__0: topology } };
  const baked = { answers: [], geography, components: { dimensions } } as unknown as BakedContent;
  const data = makeBakedData({} as DataClient, baked);
  const source = { type: "sparql", url } as const;
  const find = async (dimensionId: string) =>
    (await data.shapes(source, { iri: "any", dimensionId }, 1_024)).topology;
  expect(await find("one place")).toBe(topology);
  expect(await find("two place")).toBe(topology);
  expect(await find("three place")).toBeUndefined();
});

test("a service that was away when a chart was baked is asked again", async () => {
  const { data, mapService } = open([forest]);
  const { layers } = await data.mapService(url, ["forest", "lakes"]);
  expect(layers.map(({ id }) => id)).toEqual(["lakes"]);
  expect(mapService).toHaveBeenCalledWith(url, ["forest", "lakes"]);
});

test("a service that does not answer keeps the layers that a chart was baked with", async () => {
  const away: MapService = { layers: [], problem: "wmts.unavailable" };
  const known = { ...away, layers: [forest.layer] };
  const { data } = open([forest], away);
  expect(await data.mapService(url, ["forest", "lakes"])).toEqual(known);
  const baking = withFormerLayers(open([], away).data, () => [forest]);
  expect(await baking.mapService(url, ["forest"])).toEqual(known);
  expect(await baking.mapService("https://other.example.org/", ["forest"])).toEqual(away);
});

test("a service that is not listed any more, or does not know a layer any more, loses it", async () => {
  for (const answer of [LAKES, { layers: [], problem: "wmts.not-listed" as const }]) {
    const baking = withFormerLayers(open([], answer).data, () => [forest]);
    expect(await baking.mapService(url, ["forest"])).toEqual(answer);
  }
});

test("a service that hangs holds up no page, and keeps the layers that a chart was baked with", async () => {
  const mapService = () => new Promise<MapService>(() => undefined);
  const data = { mapService } as Partial<DataClient> as DataClient;
  const patient = withFormerLayers(data, () => [forest], 20);
  expect(await patient.mapService(url, ["forest"])).toEqual({
    layers: [forest.layer],
    problem: "wmts.unavailable",
  });
});

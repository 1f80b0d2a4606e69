import type { DataClient } from "@statelier/data";
import type { MapService, NamedLayer } from "@statelier/model";
import { expect, test, vi } from "vitest";
import { type BakedContent, makeBakedData } from "./baked-chart.ts";

const url = "https://wms.example.org/";
const forest: NamedLayer = {
  type: "wms",
  url,
  id: "forest",
  layer: { type: "wms", id: "forest", title: "Forest" },
};

const open = (layers: readonly NamedLayer[]) => {
  const answer: MapService = { layers: [{ type: "wms", id: "lakes", title: "Lakes" }] };
  const mapService = vi.fn<DataClient["mapService"]>(async () => answer);
  const geography = { shapes: {}, layers };
  const baked = { answers: [], geography } as Partial<BakedContent> as BakedContent;
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

test("a service that was away when a chart was baked is asked again", async () => {
  const { data, mapService } = open([forest]);
  const { layers } = await data.mapService(url, ["forest", "lakes"]);
  expect(layers.map(({ id }) => id)).toEqual(["lakes"]);
  expect(mapService).toHaveBeenCalledWith(url, ["forest", "lakes"]);
});

import { type DataClient, DataError } from "@statelier/data";
import type { LayerName, MapService } from "@statelier/model";
import { expect, test } from "vitest";
import { loadServices } from "./use-map-services.ts";

const nameOf = (id: string): LayerName => ({ type: "wms", url: `https://${id}.example.org/`, id });
const FOREST: MapService = { layers: [{ type: "wms", id: "forest", title: "Forest" }] };

const mapService: DataClient["mapService"] = async (url) => {
  if (url.includes("forest")) return FOREST;
  throw url.includes("lakes") ? new DataError("SOURCE_DOWN", "no answer") : new TypeError("a bug");
};

test("a call that fails leaves the other layers what their services say", async () => {
  const names = [nameOf("lakes"), nameOf("forest")];
  expect(await loadServices({ mapService }, names)).toEqual([
    { name: names[0], service: { layers: [], problem: "wmts.unavailable" } },
    { name: names[1], service: FOREST },
  ]);
  await expect(loadServices({ mapService }, [nameOf("roads")])).rejects.toThrow("a bug");
});

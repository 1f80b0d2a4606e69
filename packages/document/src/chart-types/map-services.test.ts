import { expect, test } from "vitest";
import {
  canDrawLayer,
  canSyncTemporalFilters,
  findLayerProblem,
  findProviderProblem,
} from "./map-services.ts";

test("ML2 a layer needs the projection of the map, however it is written", () => {
  for (const projection of [
    "EPSG:3857",
    "epsg:3857",
    "urn:ogc:def:crs:EPSG::3857",
    "urn:ogc:def:crs:EPSG:6.18:3857",
    "http://www.opengis.net/def/crs/EPSG/0/3857",
  ])
    expect(findLayerProblem({ projections: ["EPSG:2056", projection] })).toBeUndefined();
  for (const projections of [[], ["EPSG:2056"], ["EPSG:38570"]])
    expect(findLayerProblem({ projections })).toBe("wmts.layer-not-supported-crs");
});

test("ML3 a layer without an address is left out", () => {
  const layer = { type: "wmts" as const, projections: ["EPSG:3857"] };
  expect(canDrawLayer({ ...layer, url: "https://example.org/{z}" })).toBe(true);
  expect(canDrawLayer(layer)).toBe(false);
  expect(canDrawLayer({ ...layer, url: "" })).toBe(false);
  expect(canDrawLayer({ ...layer, url: "https://example.org", projections: [] })).toBe(false);
});

test("ML4 a layer follows time where it has more than one value of it", () => {
  const layer = { type: "wmts" as const };
  expect(canSyncTemporalFilters({ ...layer, dimensionValues: ["2019", "2020"] })).toBe(true);
  expect(canSyncTemporalFilters({ ...layer, dimensionValues: ["2020", "2020"] })).toBe(false);
  expect(canSyncTemporalFilters(layer)).toBe(false);
  expect(canSyncTemporalFilters({ type: "wms", dimensionValues: ["2019", "2020"] })).toBe(false);
});

test("ML5 a service has an address of the web", () => {
  expect(findProviderProblem("https://example.org/wms?x=1")).toBeUndefined();
  for (const url of ["", "example.org", "ftp://example.org", "javascript:alert(1)"])
    expect(findProviderProblem(url)).toBe("wmts.error-invalid-url");
});

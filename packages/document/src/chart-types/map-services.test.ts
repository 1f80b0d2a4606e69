import { expect, test } from "vitest";
import {
  canSyncTemporalFilters,
  findLayerProblem,
  findProviderProblem,
  nameLayer,
  nameWebMercator,
} from "./map-services.ts";

test("ML2 a layer needs the projection of the map, however it is written", () => {
  for (const projection of [
    "EPSG:3857",
    "epsg:3857",
    "urn:ogc:def:crs:EPSG::3857",
    "urn:ogc:def:crs:EPSG:6.18:3857",
    "urn:ogc:def:crs:EPSG:6.18:3:3857",
    "http://www.opengis.net/def/crs/EPSG/0/3857",
  ]) {
    expect(findLayerProblem({ projections: ["EPSG:2056", projection] })).toBeUndefined();
    expect(nameWebMercator(["EPSG:2056", projection])).toBe("EPSG:3857");
  }
  for (const projections of [[], ["EPSG:2056"], ["EPSG:38570"]])
    expect(findLayerProblem({ projections })).toBe("wmts.layer-not-supported-crs");
  expect(nameWebMercator(["EPSG:900913"])).toBe("EPSG:900913");
});

test("ML3 a layer without an address is left out", () => {
  const shared = { id: "a", isBehindAreaLayer: false, syncTemporalFilters: false };
  const url = "https://example.org/wms?SERVICE=WMS&REQUEST=GetCapabilities&map=a";
  const named = { url: "https://example.org/wms?map=a", id: "a" };
  expect(nameLayer({ type: "wms", endpoint: url, ...shared })).toEqual({ type: "wms", ...named });
  expect(nameLayer({ type: "wmts", url, ...shared })).toEqual({ type: "wmts", ...named });
  expect(nameLayer({ type: "wms", ...shared })).toBeUndefined();
  expect(nameLayer({ type: "wmts", url: "", ...shared })).toBeUndefined();
});

test("ML4 a layer follows time where it has more than one value of it", () => {
  expect(canSyncTemporalFilters({ values: ["2019", "2020"] })).toBe(true);
  expect(canSyncTemporalFilters({ values: ["2019/2021/P1Y"] })).toBe(true);
  expect(canSyncTemporalFilters({ values: ["2020", "2020"] })).toBe(false);
  expect(canSyncTemporalFilters({ values: ["2020/2020/P1Y"] })).toBe(false);
  expect(canSyncTemporalFilters({ values: [] })).toBe(false);
  expect(canSyncTemporalFilters(undefined)).toBe(false);
});

test("ML5 a service has an address of the web", () => {
  expect(findProviderProblem("https://example.org/wms?x=1")).toBeUndefined();
  for (const url of ["", "example.org", "ftp://example.org", "javascript:alert(1)"])
    expect(findProviderProblem(url)).toBe("wmts.error-invalid-url");
});

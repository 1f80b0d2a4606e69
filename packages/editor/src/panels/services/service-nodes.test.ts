import type { ServiceLayer } from "@statelier/model";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { findLayer, listLayerNodes, listPlaces } from "./layer-nodes.ts";
import { listProviderNodes } from "./provider-nodes.ts";

test("services are grouped by the last two parts of their hosts", () => {
  const urls = [
    "https://wms.geo.admin.ch/?",
    "https://geo.so.ch/api/wms",
    "https://wmts.geo.admin.ch/1.0.0/WMTSCapabilities.xml",
  ];
  const providers = urls.map((url, index) => ({ url, ...(index === 1 ? { note: "slow" } : {}) }));
  const t = createTranslator("en", {});
  expect(listProviderNodes(providers, t)).toEqual([
    {
      id: "group admin.ch",
      label: "admin.ch",
      isSelectable: false,
      children: [
        { id: urls[0], label: "wms.geo.admin.ch" },
        { id: urls[2], label: "wmts.geo.admin.ch/1.0.0/WMTSCapabilities.xml" },
      ],
    },
    {
      id: "group so.ch",
      label: "so.ch",
      isSelectable: false,
      children: [{ id: urls[1], label: "geo.so.ch/api/wms – slow" }],
    },
  ]);
});

test("a service that somebody has found to have nothing to show says so and cannot be chosen", () => {
  const t = createTranslator("en", {
    "wmts.cannot-list": "lists nothing",
    "wmts.cannot-display": "shows nothing",
  });
  const providers = [
    { url: "https://a.example.org/", canListLayers: false },
    { url: "https://b.example.org/", canDisplayLayers: false },
    { url: "https://c.example.org/", canListLayers: true, canDisplayLayers: true },
  ];
  expect(listProviderNodes(providers, t)[0]?.children).toEqual([
    { id: providers[0]?.url, label: "a.example.org – lists nothing", isDisabled: true },
    { id: providers[1]?.url, label: "b.example.org – shows nothing", isDisabled: true },
    { id: providers[2]?.url, label: "c.example.org" },
  ]);
});

test("a service says where else its layers are not shown", () => {
  const t = createTranslator("en", { "wmts.not-on-map-geo-admin": "not on map.geo.admin.ch" });
  const providers = [
    { url: "https://a.example.org/", canDisplayOnMapGeoAdmin: false, note: "slow" },
    { url: "https://b.example.org/", canDisplayOnMapGeoAdmin: true },
  ];
  expect(listProviderNodes(providers, t)[0]?.children).toEqual([
    { id: providers[0]?.url, label: "a.example.org – slow – not on map.geo.admin.ch" },
    { id: providers[1]?.url, label: "b.example.org" },
  ]);
});

const pictures = { kind: "extent" as const, url: "https://example.org/?" };
const layers: ServiceLayer[] = [
  { type: "wms", id: "a", title: "A", pictures },
  {
    type: "wms",
    id: "g",
    title: "Group",
    children: [
      { type: "wms", id: "b", title: "B", pictures },
      { type: "wms", id: "c", title: "C", problem: "wmts.layer-not-supported-crs" },
    ],
  },
];

test("a layer that the operator has found to work says so", () => {
  const t = createTranslator("en", { "wmts.known-to-work": "known to work" });
  const [first, second] = listLayerNodes(layers, t, ["a", "c"]);
  expect(first).toEqual({ id: "0", label: "A – known to work" });
  expect(second?.children?.[0]).toEqual({ id: "1.0", label: "B" });
});

test("ML2 a layer that cannot be shown says why and cannot be chosen", () => {
  const t = createTranslator("en", { "wmts.layer-not-supported-crs": "no EPSG:3857" });
  expect(listLayerNodes(layers, t)).toEqual([
    { id: "0", label: "A" },
    {
      id: "1",
      label: "Group",
      isSelectable: false,
      children: [
        { id: "1.0", label: "B" },
        { id: "1.1", label: "C – no EPSG:3857", isDisabled: true },
      ],
    },
  ]);
});

test("a layer is found by its place, and its place by the layer", () => {
  expect(findLayer(layers, "1.0")?.id).toBe("b");
  expect(findLayer(layers, "1.7")).toBeUndefined();
  expect(listPlaces(layers, ({ id }) => id === "b" || id === "c")).toEqual(["1.0"]);
});

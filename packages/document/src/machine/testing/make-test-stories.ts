import { makeInteractiveFilters } from "../../chart-types/parts/initial-config.ts";
import { testId } from "../../testing/make-test-components.ts";
import type { EditorEvent } from "../events/events.ts";

const limit = { related: [], color: "#123456", lineType: "solid" as const };
const unit = { multiplier: 2, labels: { de: "", fr: "", it: "", en: "" } };
const DEATHS = testId("deaths");
const REGION = testId("region");
const SECTOR = testId("sector");

/** What rarely comes about by chance: something is made, moved and taken back. */
export const STORIES: readonly EditorEvent[][] = [
  [
    { type: "LIMIT_SET", measureId: DEATHS, limit },
    { type: "LIMIT_REMOVE", measureId: DEATHS, related: [] },
  ],
  [
    { type: "CONVERSION_UNIT_SET", componentId: DEATHS, unit },
    { type: "CONVERSION_UNIT_REMOVE", componentId: DEATHS },
  ],
  [
    { type: "CHART_TYPE_CHANGED", chartType: "map" },
    { type: "COLOR_FIELD_SET", field: "areaLayer", componentId: DEATHS },
    { type: "MAP_LOCK_CHANGED", isLocked: true, bounds: [6, 46, 10, 48] },
    { type: "MAP_LOCK_CHANGED", isLocked: false },
    { type: "CUSTOM_LAYER_ADD", layer: { type: "wms", id: "l", endpoint: "https://example.org" } },
    { type: "CUSTOM_LAYER_ADD", layer: { type: "wmts", id: "m", url: "https://example.org" } },
    { type: "CUSTOM_LAYER_SWAP", oldIndex: 0, newIndex: 1 },
    { type: "CUSTOM_LAYER_REMOVE", layerType: "wms", layerId: "l" },
  ],
  [
    { type: "CHART_TYPE_CHANGED", chartType: "map" },
    { type: "MAP_SKEW_FOUND", chartKey: "first", classCount: 5 },
  ],
  [
    { type: "CHART_CONFIG_ADD" },
    { type: "STEP_NEXT" },
    { type: "DASHBOARD_DATA_FILTER_ADD", dimensionId: REGION },
    { type: "DASHBOARD_DATA_FILTER_REMOVE", dimensionId: REGION },
  ],
  [
    { type: "LAYOUT_BLOCK_ADD", text: unit.labels },
    ...["key-1", "key-2", "key-3"].map((each) => ({
      type: "LAYOUT_BLOCK_REMOVE" as const,
      key: each,
    })),
  ],
  ["first", "key-0"].map((chartKey) => ({
    type: "LAYOUT_PUBLISHABLE_CHANGED" as const,
    chartKey,
    publishable: false,
  })),
  [
    { type: "CHART_TYPE_CHANGED", chartType: "scatterplot" },
    { type: "CHART_FIELDS_SWAPPED", fields: ["x", "y"] },
  ],
  [
    { type: "CHART_FIELD_CHANGED", field: "x", componentId: SECTOR },
    { type: "CHART_TYPE_CHANGED", chartType: "scatterplot" },
    { type: "POINTS_NAMED", chartKey: "first", dimension: SECTOR, values: ["a"] },
    {
      type: "CHART_FIELD_UPDATED",
      field: "extensions",
      path: ["pointLabels", SECTOR],
      value: ["b"],
    },
  ],
  [
    {
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: {
        ...makeInteractiveFilters(),
        dataFilters: { active: true, componentIds: [REGION, SECTOR] },
      },
    },
    { type: "READER_FILTER_TYPE_CHANGED", componentId: REGION, filterType: "single" },
    { type: "READER_FILTER_TYPE_CHANGED", componentId: SECTOR, filterType: "single" },
    { type: "READER_FILTER_DEFAULT_CHANGED", componentId: REGION, values: [] },
    { type: "READER_FILTER_DEFAULT_CHANGED", componentId: SECTOR, values: [] },
  ],
  [
    { type: "CHART_TYPE_CHANGED", chartType: "table" },
    { type: "TABLE_COLUMN_MOVED", componentId: DEATHS, isGroup: false, index: 0 },
    { type: "TABLE_COLUMN_CHANGED", componentId: REGION, change: { isHidden: true } },
  ],
];

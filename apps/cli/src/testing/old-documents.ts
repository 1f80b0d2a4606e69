export const CUBE = "https://data.office.example/cube/bread-prices/1";
export const SOURCE = "https://data.office.example/query";

export type Json = Record<string, unknown>;

export const LONE_CHART: Json = {
  version: "1.2.1",
  chartType: "table",
  filters: {},
  settings: { showSearch: true, showAllRows: false },
  sorting: [],
  fields: {},
  interactiveFiltersConfig: {
    legend: { active: false, componentIri: "" },
    timeRange: { active: false, componentIri: "", presets: { type: "range", from: "", to: "" } },
    dataFilters: { active: false, componentIris: [] },
  },
};

export const STATE: Json = {
  state: "CONFIGURING_CHART",
  dataSet: CUBE,
  dataSource: { type: "sparql", url: SOURCE },
  meta: {
    title: { de: "", fr: "", it: "", en: "Bread" },
    description: { de: "", fr: "", it: "", en: "" },
  },
  chartConfig: LONE_CHART,
};
export const ROW: Json = { key: "abc", created_at: "2021-01-01", data: STATE };

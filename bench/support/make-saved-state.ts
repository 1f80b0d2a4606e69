const texts = (text: string) => ({ de: text, fr: text, it: text, en: text });

const CUBE = "https://data.example/cube/energy/3";
const dimension = (name: string): string => `https://data.example/dimension/${name}`;

const VALUES = Array.from({ length: 12 }, (_, index) => `https://data.example/sector/${index}`);

/** A stored state of version 1.0.0 as authors left them: a column chart with twelve series, filters and texts. */
export const makeSavedState = (number: number): Record<string, unknown> => ({
  state: "CONFIGURING_CHART",
  dataSet: CUBE,
  dataSource: { type: "sparql", url: "https://data.example/query" },
  meta: { title: texts(`Chart ${number}`), description: texts("What is measured, where and when") },
  activeField: "segment",
  chartConfig: {
    chartType: "column",
    filters: {
      [dimension("canton")]: {
        type: "single",
        value: `https://data.example/canton/${number % 26}`,
      },
      [dimension("unit")]: { type: "single", value: "https://data.example/unit/1" },
      [dimension("sector")]: {
        type: "multi",
        values: Object.fromEntries(VALUES.map((value) => [value, true])),
      },
    },
    interactiveFiltersConfig: {
      legend: { active: true, componentIri: dimension("sector") },
      time: {
        active: false,
        componentIri: dimension("year"),
        presets: { type: "range", from: "2000", to: "2020" },
      },
      dataFilters: { active: true, componentIris: [dimension("canton")] },
    },
    fields: {
      x: {
        componentIri: dimension("year"),
        sorting: { sortingType: "byDimensionLabel", sortingOrder: "asc" },
      },
      y: { componentIri: dimension("consumption") },
      segment: {
        componentIri: dimension("sector"),
        type: "stacked",
        sorting: { sortingType: "byTotalSize", sortingOrder: "asc" },
        palette: "category10",
        colorMapping: Object.fromEntries(VALUES.map((value) => [value, "#1f77b4"])),
      },
    },
  },
});

import { isAbsent, omit, readObject } from "../json.ts";
import type { JsonObject } from "../json.ts";
import { declareRestored } from "../members.ts";
import { ADDED } from "../step.ts";
import type { ChartStep, ChartTools } from "../step.ts";

const hiddenAreaLayer = (symbolLayer: JsonObject | undefined): JsonObject => ({
  show: false,
  componentIri: "",
  measureIri: symbolLayer?.measureIri ?? "",
  colorScaleType: "continuous",
  colorScaleInterpolationType: "linear",
  palette: "oranges",
  nbClass: 5,
});

const hiddenSymbolLayer = (areaLayer: JsonObject | undefined): JsonObject => ({
  show: false,
  componentIri: areaLayer?.componentIri ?? "",
  measureIri: areaLayer?.measureIri ?? "",
  colors: { type: "fixed", value: "#1f77b4", opacity: 80 },
});

const visible = (layer: JsonObject | undefined): JsonObject | undefined =>
  layer && layer.show !== false ? omit(layer, "show") : undefined;

type Layers = Readonly<Record<"areaLayer" | "symbolLayer", JsonObject | undefined>>;

const declareLayers = (fields: JsonObject, shown: Layers, tools: ChartTools): void => {
  const hidden = {
    areaLayer: hiddenAreaLayer(shown.symbolLayer),
    symbolLayer: hiddenSymbolLayer(shown.areaLayer),
  };
  for (const key of ["areaLayer", "symbolLayer"] as const) {
    const at = ["fields", key];
    const layer = shown[key];
    if (!layer) declareRestored([fields[key], hidden[key]], at, tools, { dormant: true });
    else if (isAbsent((fields[key] as JsonObject).show))
      tools.lose([...at, "show"], undefined, ADDED);
  }
};

export const layersWithoutShow = {
  from: "1.0.2",
  to: "1.1.0",
  what: "layers-without-show",
  up: (chart, tools) => {
    const fields = readObject(chart, "fields");
    if (chart.chartType !== "map" || !fields) return chart;
    const areaLayer = visible(readObject(fields, "areaLayer", ["fields"]));
    const symbolLayer = visible(readObject(fields, "symbolLayer", ["fields"]));
    declareLayers(fields, { areaLayer, symbolLayer }, tools);
    return {
      ...chart,
      fields: {
        ...omit(fields, "areaLayer", "symbolLayer"),
        ...(areaLayer ? { areaLayer } : {}),
        ...(symbolLayer ? { symbolLayer } : {}),
      },
    };
  },
  down: (chart) => {
    const fields = readObject(chart, "fields");
    if (chart.chartType !== "map" || !fields) return chart;
    const areaLayer = readObject(fields, "areaLayer", ["fields"]);
    const symbolLayer = readObject(fields, "symbolLayer", ["fields"]);
    return {
      ...chart,
      fields: {
        ...fields,
        areaLayer: areaLayer ? { ...areaLayer, show: true } : hiddenAreaLayer(symbolLayer),
        symbolLayer: symbolLayer ? { ...symbolLayer, show: true } : hiddenSymbolLayer(areaLayer),
      },
    };
  },
} as const satisfies ChartStep;

import type { ChartConfig } from "@statelier/document";
import { TODAYS_RULES } from "../../packages/document/src/charts/todays-rules.ts";
import { CUBE } from "./our-input.ts";
import type { Kind } from "./rows.ts";

const texts = () => ({ de: "", fr: "", it: "", en: "" });
const single = { type: "single", paletteId: "category10", color: "#1f77b4" } as const;

const CHARTS = {
  line: {
    chartType: "line",
    fields: {
      x: { componentId: "date" },
      y: { componentId: "value" },
      segment: { componentId: "name", showValuesMapping: {} },
      color: { type: "segment", paletteId: "category10", colorMapping: {} },
    },
  },
  bars: {
    chartType: "column",
    fields: { x: { componentId: "name" }, y: { componentId: "value" }, color: single },
  },
  scatter: {
    chartType: "scatterplot",
    fields: { x: { componentId: "x" }, y: { componentId: "value" }, color: single },
  },
} as const;

/** The options of a chart, as an author leaves them who makes it today. */
export const makeOurConfig = (kind: Kind): ChartConfig => {
  const type = kind.split(" ")[0] as keyof typeof CHARTS;
  return {
    key: "benchmark001",
    version: "4.5.0",
    meta: { title: texts(), description: texts(), label: texts() },
    cubes: [{ iri: CUBE, filters: {} }],
    limits: {},
    conversionUnitsByComponentId: {},
    extensions: TODAYS_RULES,
    ...structuredClone(CHARTS[type]),
  };
};

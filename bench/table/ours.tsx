import { type ChartInput, INITIAL_CHART_VIEW } from "@statelier/charts";
import { InteractiveChart } from "@statelier/charts/react";
import { makeInitialChartConfig } from "@statelier/document";
import type { Column, CubeComponents, Dimension, Measure } from "@statelier/model";
import { createTranslator } from "@statelier/ui/messages";
import "@statelier/ui/styles.css";
import { createRoot } from "react-dom/client";
import type { AnyChartDrawing } from "../../packages/charts/src/scene/chart-drawing.ts";
import { tableDrawing } from "../../packages/charts/src/types/table/drawing.ts";
import { TableFigure } from "../../packages/charts/src/types/table/figure.tsx";
import { COLUMNS, TEXTS } from "./rows.ts";

export * from "./operate.ts";

type Catalogue = Parameters<typeof createTranslator>[1];

const CUBE = "https://data.example/cube";

const shared = (id: string) => ({ id, cubeIri: CUBE, label: id, related: [] });

const makeDimension = (id: string, texts: readonly string[]): Dimension => ({
  ...shared(id),
  kind: "NominalDimension",
  isNumerical: false,
  isKeyDimension: true,
  values: texts.map((value, position) => ({ value, label: value, position })),
});

const makeMeasure = (id: string): Measure => ({
  ...shared(id),
  kind: "NumericalMeasure",
  isNumerical: true,
  isKeyDimension: false,
  isCurrency: false,
  isDecimal: true,
  scaleType: "Interval",
  values: [],
  limits: [],
});

const components: CubeComponents = {
  dimensions: Object.entries(TEXTS).map(([id, texts]) => makeDimension(id, texts)),
  measures: Object.keys(COLUMNS)
    .filter((id) => !TEXTS[id])
    .map(makeMeasure),
};

/** Rows as they come from the server, numbered from 1 in the order in which they stand. */
export const prepare = (rowCount: number): ChartInput["table"] => ({
  rowCount,
  columns: Object.entries(COLUMNS).map(([id, valueAt]): Column => {
    const texts = TEXTS[id];
    const length = rowCount;
    return texts
      ? {
          type: "dictionary",
          id,
          values: texts,
          labels: texts,
          codes: Int32Array.from({ length }, (_, at) => valueAt(at, length)),
        }
      : {
          type: "number",
          id,
          values: Float64Array.from({ length }, (_, at) => valueAt(at, length)),
        };
  }),
});

export const draw = (container: HTMLElement, table: ChartInput["table"]): void => {
  const { messages } = globalThis as unknown as { messages: Catalogue };
  const config = makeInitialChartConfig("table", {
    components,
    cubes: [{ iri: CUBE }],
    key: "chart0000001",
  });
  if (!config) throw new Error("No table can be made.");
  const input: ChartInput = {
    config,
    components,
    table,
    locale: "en",
    t: createTranslator("en", messages),
    width: 800,
    theme: "light",
    view: INITIAL_CHART_VIEW,
  };
  const drawing = { ...tableDrawing, Figure: TableFigure } as AnyChartDrawing;
  createRoot(container).render(<InteractiveChart drawing={drawing} input={input} />);
};

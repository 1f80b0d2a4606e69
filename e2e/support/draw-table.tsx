import { type ChartInput, INITIAL_CHART_VIEW } from "@statelier/charts";
import { InteractiveChart } from "@statelier/charts/react";
import { makeInitialChartConfig } from "@statelier/document";
import type { CubeComponents, Measure } from "@statelier/model";
import { createTranslator } from "@statelier/ui/messages";
import "@statelier/ui/styles.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { AnyChartDrawing } from "../../packages/charts/src/scene/chart-drawing.ts";
import { tableDrawing } from "../../packages/charts/src/types/table/drawing.ts";
import { TableFigure } from "../../packages/charts/src/types/table/figure.tsx";

type Catalogue = Parameters<typeof createTranslator>[1];

const CUBE = "https://data.example/cube";
const NAMES = Array.from({ length: 100 }, (_, at) => `Name ${String(at).padStart(2, "0")}`);

const shared = (id: string) => ({ id, cubeIri: CUBE, label: id, related: [] });

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
  dimensions: [
    {
      ...shared("name"),
      kind: "NominalDimension",
      isNumerical: false,
      isKeyDimension: true,
      values: NAMES.map((value, position) => ({ value, label: value, position })),
    },
  ],
  measures: [makeMeasure("number"), makeMeasure("value")],
};

/** A table of so many rows, which are numbered from 1 in the order in which they stand. */
export const draw = (container: HTMLElement, rowCount: number): void => {
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
    table: {
      rowCount,
      columns: [
        {
          type: "dictionary",
          id: "name",
          values: NAMES,
          labels: NAMES,
          codes: Int32Array.from({ length: rowCount }, (_, at) =>
            Math.floor((at / rowCount) * NAMES.length),
          ),
        },
        {
          type: "number",
          id: "number",
          values: Float64Array.from({ length: rowCount }, (_, at) => at + 1),
        },
        {
          type: "number",
          id: "value",
          values: Float64Array.from({ length: rowCount }, (_, at) => ((at * 7919) % 100_003) / 10),
        },
      ],
    },
    locale: "en",
    t: createTranslator("en", messages),
    width: 800,
    theme: "light",
    view: INITIAL_CHART_VIEW,
  };
  const drawing = { ...tableDrawing, Figure: TableFigure } as AnyChartDrawing;
  flushSync(() =>
    createRoot(container).render(<InteractiveChart drawing={drawing} input={input} />),
  );
};

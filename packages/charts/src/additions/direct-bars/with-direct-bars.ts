import { nameYears } from "../../parts/axis/name-ends.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import { withBareAxis } from "./with-bare-axis.ts";
import { withStackNames } from "./with-stack-names.ts";

/** Bars with their values and names at them, instead of axis and legend; years with their ends. */
export const withDirectBars = (drawing: AnyChartDrawing): AnyChartDrawing =>
  withStackNames(
    withBareAxis({
      ...drawing,
      layout: (input) => drawing.layout({ ...input, nameYears }),
    }),
  );

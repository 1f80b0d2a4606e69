import { wheat } from "../sample-rows.ts";
import { type Fixtures, YEAR } from "../shared.ts";

const PRICE = { id: "p", label: "Price of wheat", unit: "shillings per quarter" };
const WAGE = { id: "w", label: "Weekly wage", unit: "shillings per week" };

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

const rows = () =>
  wheat().map((row) => ({
    year: String(row["year"]),
    p: numberOf(row["wheat"]),
    w: numberOf(row["wages"]),
  }));

const color = {
  type: "measures",
  paletteId: "category10",
  colorMapping: { p: "#1f77b4", w: "#ff7f0e" },
};

export const sharedAxisFixtures: Fixtures = {
  "shared-axis": {
    about:
      "Bundled data: price and wage count shillings and stand on one axis, named beside their marks",
    locale: "en",
    chartType: "comboLineColumn",
    dimensions: [YEAR],
    measures: [PRICE, WAGE],
    rows: rows(),
    config: { extensions: { valueAxes: "fit", lineEnds: "values", sharedAxis: true } },
    fields: {
      x: { componentId: "year" },
      y: { columnComponentId: "p", lineComponentId: "w", lineAxisOrientation: "right" },
      color,
    },
  },
  "shared-axis-lines": {
    about: "Bundled data: price and wage as lines on one axis, because their author wants it",
    locale: "fr",
    chartType: "comboLineDual",
    dimensions: [YEAR],
    measures: [PRICE, WAGE],
    rows: rows(),
    config: { extensions: { sharedAxis: true } },
    fields: {
      x: { componentId: "year" },
      y: { leftAxisComponentId: "p", rightAxisComponentId: "w" },
      color,
    },
  },
};

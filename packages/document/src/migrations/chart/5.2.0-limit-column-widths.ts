import { isAbsent, omit, readObject, update } from "../json.ts";
import { putBy, takeBack } from "../extensions.ts";
import { ADDED } from "../step.ts";
import type { ChartStep } from "../step.ts";

export const limitColumnWidths = {
  from: "5.1.0",
  to: "5.2.0",
  what: "limit-column-widths",
  up: (chart) => {
    if (chart.chartType !== "table") return chart;
    const { value, rest } = takeBack(chart, "limitColumnWidths");
    return update(rest, "settings", (settings) => ({
      ...settings,
      limitColumnWidths: value ?? false,
    }));
  },
  down: (chart, { lose }) => {
    const settings = readObject(chart, "settings");
    if (chart.chartType !== "table" || !settings) return chart;
    const rest = { ...chart, settings: omit(settings, "limitColumnWidths") };
    if (isAbsent(settings.limitColumnWidths))
      lose(["settings", "limitColumnWidths"], undefined, ADDED);
    const isLimited = settings.limitColumnWidths ?? false;
    return isLimited === false ? rest : putBy(rest, "limitColumnWidths", isLimited);
  },
} as const satisfies ChartStep;

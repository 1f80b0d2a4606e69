import { isAbsent, isSame, omit } from "../json.ts";
import { putBy, takeBack } from "../extensions.ts";
import { ADDED } from "../step.ts";
import type { ChartStep } from "../step.ts";

const NO_LINKS = { enabled: false, baseUrl: "", componentId: "", targetComponentId: "" };

export const tableLinks = {
  from: "5.0.0",
  to: "5.1.0",
  what: "table-links",
  up: (chart) => {
    if (chart.chartType !== "table") return chart;
    const { value, rest } = takeBack(chart, "links");
    return { ...rest, links: value ?? NO_LINKS };
  },
  down: (chart, { lose }) => {
    if (chart.chartType !== "table") return chart;
    if (isAbsent(chart.links)) lose(["links"], undefined, ADDED);
    const rest = omit(chart, "links");
    return isSame(chart.links ?? NO_LINKS, NO_LINKS) ? rest : putBy(rest, "links", chart.links);
  },
} as const satisfies ChartStep;

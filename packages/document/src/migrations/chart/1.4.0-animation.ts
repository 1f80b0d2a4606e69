import { isAbsent, isSame, omit, readObject, readString, update } from "../json.ts";
import type { JsonObject } from "../json.ts";
import { keepOnly, takeOnly } from "../members.ts";
import { ADDED } from "../step.ts";
import type { ChartStep } from "../step.ts";

const KEPT = ["legend", "timeRange", "dataFilters"];
const ANIMATED = ["column", "pie", "scatterplot"];
const FILTERS = "interactiveFiltersConfig";

const firstAnimation = (componentIri: string): JsonObject => ({
  componentIri,
  showPlayButton: true,
  duration: 30,
  type: "continuous",
  dynamicScales: false,
});

const isAnimated = (chart: JsonObject): boolean =>
  typeof chart.chartType === "string" && ANIMATED.includes(chart.chartType);

export const animation = {
  from: "1.3.0",
  to: "1.4.0",
  what: "animation",
  up: (chart, tools) => {
    const filters = readObject(chart, FILTERS);
    if (!filters) return chart;
    const slider = readObject(filters, "timeSlider", [FILTERS]);
    const at = [FILTERS, "timeSlider"];
    const componentIri = (slider && readString(slider, "componentIri", at)) ?? "";
    const missing = slider ? [...at, "componentIri"] : at;
    if (isAbsent(slider?.componentIri)) tools.lose(missing, undefined, ADDED);
    if (slider) takeOnly(slider, ["componentIri"], at, tools);
    const rebuilt = {
      ...chart,
      [FILTERS]: keepOnly(omit(filters, "timeSlider"), KEPT, [FILTERS], tools),
    };
    if (componentIri === "") return rebuilt;
    if (!isAnimated(chart)) {
      tools.lose([...at, "componentIri"], componentIri);
      return rebuilt;
    }
    const fields = readObject(chart, "fields") ?? {};
    return { ...rebuilt, fields: { ...fields, animation: firstAnimation(componentIri) } };
  },
  down: (chart, { lose }) => {
    const fields = readObject(chart, "fields") ?? {};
    const filters = readObject(chart, FILTERS);
    const field = readObject(fields, "animation", ["fields"]);
    const at = ["fields", "animation"];
    const componentIri = (field && readString(field, "componentIri", at)) ?? "";
    const isHeld = filters && isAnimated(chart) && componentIri !== "";
    if (field && !isHeld) lose(at, field);
    if (field && isHeld) {
      const restored = firstAnimation(componentIri);
      for (const [key, value] of Object.entries(field)) {
        if (!isSame(value, restored[key])) lose([...at, key], value);
      }
    }
    const slider = { componentIri: isHeld ? componentIri : "" };
    const still = field ? { ...chart, fields: omit(fields, "animation") } : chart;
    return update(still, FILTERS, (object) => ({ ...object, timeSlider: slider }));
  },
} as const satisfies ChartStep;

import { findSegment } from "../chart-state/reader-dimensions.ts";
import type { ChoiceParam } from "./param-record.ts";
import { makeNameReader, nameSeries } from "./value-names.ts";

/** `hide={series}`, and `show={series}` for what the address hides besides: the switches of the legend. */
export const SERIES_PARAMS: ChoiceParam = {
  hasName: (name) => name === "hide" || name === "show",
  concerns: "chart",
  default: () => ({ hiddenValues: [] }),
  parse: (chart, params) => {
    const isOpen = chart.config.interactiveFiltersConfig?.legend.active === true;
    const read = makeNameReader(isOpen ? nameSeries(chart) : new Map());
    const hidden = new Set<string>();
    const unknown = [];
    for (const text of params.getAll("hide")) {
      const value = read(text);
      if (value === undefined) unknown.push({ name: "hide", value: text });
      else hidden.add(value);
    }
    for (const text of params.getAll("show"))
      if (!hidden.delete(read(text) ?? "")) unknown.push({ name: "show", value: text });
    return { value: { hiddenValues: [...hidden] }, unknown };
  },
  print: (chart, { hiddenValues = [] }) => {
    if (hiddenValues.length === 0) return [];
    const names = nameSeries(chart);
    return hiddenValues.map((value) => ["hide", names.get(value) ?? value]);
  },
  label: (chart) => findSegment(chart)?.label,
};

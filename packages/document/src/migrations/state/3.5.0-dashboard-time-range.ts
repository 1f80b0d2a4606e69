import { readObject, readObjects } from "../json.ts";
import type { JsonObject, Path } from "../json.ts";
import { keepOnly } from "../members.ts";
import type { StateStep, StateTools } from "../step.ts";

const AT = ["dashboardFilters"];

const declareNotWritten = (entry: JsonObject, at: Path, tools: StateTools): void => {
  const { type: _, componentIri, presets: __, ...others } = entry;
  if (componentIri) tools.lose([...at, "componentIri"], componentIri, { dormant: true });
  const presets = readObject(entry, "presets", at) ?? {};
  for (const key of ["from", "to"]) {
    const isKept = presets[key] === (entry[key] ?? "");
    if (presets[key] && !isKept) tools.lose([...at, "presets", key], presets[key]);
  }
  keepOnly(others, ["active", "from", "to"], at, tools);
};

export const dashboardTimeRange = {
  from: "3.4.0",
  to: "3.5.0",
  what: "dashboard-time-range",
  up: (state, tools) => {
    const before = readObject(state, "dashboardFilters") ?? {};
    const [entry = {}, ...others] = readObjects(before, "filters", AT) ?? [];
    declareNotWritten(entry, [...AT, "filters", 0], tools);
    for (const [index, other] of others.entries()) tools.lose([...AT, "filters", index + 1], other);
    const { extensions } = before;
    return {
      ...state,
      dashboardFilters: {
        timeRange: {
          active: entry.active ?? false,
          timeUnit: "",
          presets: { from: entry.from ?? "", to: entry.to ?? "" },
        },
        ...(extensions === undefined ? {} : { extensions }),
      },
    };
  },
  down: (state, tools) => {
    const before = readObject(state, "dashboardFilters") ?? {};
    const { timeRange: _, ...others } = before;
    const { extensions } = keepOnly(others, [], AT, tools);
    const timeRange = readObject(before, "timeRange", AT) ?? {};
    const at = [...AT, "timeRange"];
    const { active, timeUnit } = keepOnly(timeRange, ["active", "timeUnit", "presets"], at, tools);
    if (timeUnit) tools.lose([...at, "timeUnit"], timeUnit);
    const presets = readObject(timeRange, "presets", at) ?? {};
    // The older entry holds the presets, but the step up reads them elsewhere: they do not come back.
    for (const key of ["from", "to"]) {
      if (presets[key]) tools.lose([...at, "presets", key], presets[key]);
    }
    const entry = {
      type: "timeRange",
      active: active ?? false,
      componentIri: "",
      presets: { type: "range", from: presets.from ?? "", to: presets.to ?? "" },
    };
    return {
      ...state,
      dashboardFilters: { filters: [entry], ...(extensions === undefined ? {} : { extensions }) },
    };
  },
} as const satisfies StateStep;

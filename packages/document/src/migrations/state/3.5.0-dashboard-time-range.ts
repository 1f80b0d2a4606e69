import { isAbsent, isSame, readObject, readObjects } from "../json.ts";
import type { JsonObject, Path } from "../json.ts";
import { keepOnly, takeOnly } from "../members.ts";
import { ADDED } from "../step.ts";
import type { StateStep, StateTools } from "../step.ts";

const AT = ["dashboardFilters"];
const ENTRY_AT = [...AT, "filters", 0];
const PRESETS = ["from", "to"];

/** The older form of a time range; of one that shares nothing there is none. */
const entryOf = ({ active, presets }: { active: unknown; presets: JsonObject }): JsonObject[] => {
  const { from, to } = presets;
  if (!active && !from && !to) return [];
  return [
    {
      type: "timeRange",
      active: active ?? false,
      componentIri: "",
      presets: { type: "range", from: from ?? "", to: to ?? "" },
    },
  ];
};

const declareChanged = (
  [was, restored]: readonly [JsonObject, JsonObject],
  at: Path,
  isShown: (name: string) => boolean,
  { lose }: StateTools,
): void => {
  for (const name of new Set([...Object.keys(was), ...Object.keys(restored)])) {
    if (name === "presets" || isSame(was[name], restored[name])) continue;
    const isDormant = was[name] === "" || !isShown(name);
    lose(
      [...at, name],
      was[name],
      isAbsent(was[name]) ? ADDED : isDormant ? { dormant: true } : {},
    );
  }
};

/** The step up reads the span beside the presets, the step down writes it among them. */
const declareEntry = (was: JsonObject, restored: JsonObject | undefined, tools: StateTools) => {
  const presets = readObject(was, "presets", ENTRY_AT) ?? {};
  if (!restored) {
    const isShown = PRESETS.some((name) => presets[name]);
    tools.lose(ENTRY_AT, was, isShown ? {} : { dormant: true });
    return;
  }
  const isKeptElsewhere = ["componentIri", ...PRESETS];
  declareChanged([was, restored], ENTRY_AT, (name) => !isKeptElsewhere.includes(name), tools);
  declareChanged(
    [presets, readObject(restored, "presets") ?? {}],
    [...ENTRY_AT, "presets"],
    (name) => PRESETS.includes(name),
    tools,
  );
};

export const dashboardTimeRange = {
  from: "3.4.0",
  to: "3.5.0",
  what: "dashboard-time-range",
  up: (state, tools) => {
    if (isAbsent(state.dashboardFilters)) tools.lose(AT, undefined, ADDED);
    const before = readObject(state, "dashboardFilters") ?? {};
    if (isAbsent(before.filters)) tools.lose([...AT, "filters"], undefined, ADDED);
    const [entry, ...others] = readObjects(before, "filters", AT) ?? [];
    const timeRange = {
      active: entry?.active ?? false,
      timeUnit: "",
      presets: { from: entry?.from ?? "", to: entry?.to ?? "" },
    };
    if (entry) declareEntry(entry, entryOf(timeRange)[0], tools);
    for (const [index, other] of others.entries()) tools.lose([...AT, "filters", index + 1], other);
    const { extensions } = before;
    return {
      ...state,
      dashboardFilters: { timeRange, ...(extensions === undefined ? {} : { extensions }) },
    };
  },
  down: (state, tools) => {
    const before = readObject(state, "dashboardFilters");
    if (!before) {
      tools.lose(AT, undefined, ADDED);
      return state;
    }
    const { timeRange: _, ...others } = before;
    const { extensions } = keepOnly(others, [], AT, tools);
    const timeRange = readObject(before, "timeRange", AT);
    const at = [...AT, "timeRange"];
    if (!timeRange) tools.lose(at, undefined, ADDED);
    const kept = takeOnly(timeRange ?? {}, ["active", "timeUnit", "presets"], at, tools);
    for (const key of ["active", "timeUnit", "presets"])
      if (isAbsent(kept[key])) tools.lose([...at, key], undefined, ADDED);
    if (kept.timeUnit) tools.lose([...at, "timeUnit"], kept.timeUnit);
    const presets = takeOnly(
      readObject(kept, "presets", at) ?? {},
      PRESETS,
      [...at, "presets"],
      tools,
    );
    for (const key of PRESETS) {
      const was = presets[key];
      if (was !== "") tools.lose([...at, "presets", key], was, isAbsent(was) ? ADDED : {});
    }
    return {
      ...state,
      dashboardFilters: {
        filters: entryOf({ active: kept.active, presets }),
        ...(extensions === undefined ? {} : { extensions }),
      },
    };
  },
} as const satisfies StateStep;

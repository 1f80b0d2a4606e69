import { isAbsent, isSame, omit, readObject, readStrings, update } from "../json.ts";
import type { JsonObject, Path } from "../json.ts";
import { putBy, takeBack } from "../extensions.ts";
import { ADDED } from "../step.ts";
import type { ChartStep } from "../step.ts";

const FIRST_FILTERS = {
  legend: { active: false, componentId: "" },
  timeRange: {
    active: false,
    componentId: "",
    presets: { type: "range", from: "", to: "" },
  },
  dataFilters: {
    active: false,
    componentIds: [],
    defaultValueOverrides: {},
    filterTypes: {},
    defaultOpen: true,
  },
  calculation: { active: false, type: "identity" },
};

const allSingle = (dataFilters: JsonObject, at: Path): JsonObject =>
  Object.fromEntries(
    (readStrings(dataFilters, "componentIds", at) ?? []).map((id) => [id, "single"]),
  );

/** A chart has no filters for readers until somebody sets them. */
const isUntouched = (chart: JsonObject): boolean =>
  isSame(chart.interactiveFiltersConfig, FIRST_FILTERS);

export const filterTypes = {
  from: "4.5.0",
  to: "4.6.0",
  what: "filter-types",
  up: (chart, { lose }) => {
    const { value: overrides, rest: one } = takeBack(chart, "defaultValueOverrides");
    const { value: types, rest } = takeBack(one, "filterTypes");
    if (!readObject(rest, "interactiveFiltersConfig")) {
      return { ...rest, interactiveFiltersConfig: FIRST_FILTERS };
    }
    const after = update(rest, "interactiveFiltersConfig.dataFilters", (dataFilters, at) => ({
      ...dataFilters,
      defaultValueOverrides: overrides ?? {},
      filterTypes: types ?? allSingle(dataFilters, at),
    }));
    if (isUntouched(after))
      lose(["interactiveFiltersConfig"], rest.interactiveFiltersConfig, { dormant: true });
    return after;
  },
  down: (chart, { lose }) => {
    if (isUntouched(chart)) {
      return omit(chart, "interactiveFiltersConfig");
    }
    const filters = readObject(chart, "interactiveFiltersConfig");
    const at = ["interactiveFiltersConfig", "dataFilters"];
    if (!filters) lose(at.slice(0, 1), undefined, ADDED);
    const dataFilters = filters && readObject(filters, "dataFilters", at.slice(0, 1));
    if (!dataFilters) return chart;
    const { defaultValueOverrides: overrides, filterTypes: types } = dataFilters;
    for (const key of ["defaultValueOverrides", "filterTypes"])
      if (isAbsent(dataFilters[key])) lose([...at, key], undefined, ADDED);
    const plain = update(chart, at.join("."), (object) =>
      omit(object, "defaultValueOverrides", "filterTypes"),
    );
    const withOverrides = isSame(overrides ?? {}, {})
      ? plain
      : putBy(plain, "defaultValueOverrides", overrides);
    const isDefault = isAbsent(types) || isSame(types, allSingle(dataFilters, at));
    return isDefault ? withOverrides : putBy(withOverrides, "filterTypes", types);
  },
} as const satisfies ChartStep;

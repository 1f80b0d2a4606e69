import type { ComponentId } from "@statelier/model";
import type { ChartConfig } from "../../chart-types/registry.ts";
import { normalizeChart } from "../../charts/normalize-chart.ts";
import { canOfferSeveral, listFirstValues, offersSeveral } from "../../filters/reader-filters.ts";
import { changeChartWith, type ChartsHandler, CONFIGURING } from "../events/handler.ts";

const interactiveFiltersChanged: ChartsHandler<"INTERACTIVE_FILTER_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, { interactiveFiltersConfig }, context) =>
    changeChartWith(state, context, (config, components) =>
      normalizeChart({ ...config, interactiveFiltersConfig }, components),
    ),
};

/** What readers find chosen of a dimension; without values it is no longer said, and with the last one nothing is. */
const withFirstValues = (
  config: ChartConfig,
  componentId: ComponentId,
  first: string | string[] | undefined,
): ChartConfig => {
  const { defaultValueOverrides, ...extensions } = config.extensions ?? {};
  const { [componentId]: _before, ...others } = defaultValueOverrides ?? {};
  const all = first === undefined ? others : { ...others, [componentId]: first };
  const isAny = Object.keys(all).length > 0;
  return {
    ...config,
    extensions: { ...extensions, ...(isAny ? { defaultValueOverrides: all } : {}) },
  };
};

/** Several values only where the chart can show them (VF8); of several first values one stays for a single one. */
const readerFilterTypeChanged: ChartsHandler<"READER_FILTER_TYPE_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, { componentId, filterType }, context) =>
    changeChartWith(state, context, (config, components) => {
      const dimension = components.dimensions.find(({ id }) => id === componentId);
      const open = config.interactiveFiltersConfig?.dataFilters;
      if (!dimension || !open?.componentIds.includes(componentId)) return undefined;
      if (filterType === "multi" && !canOfferSeveral(config, dimension)) return undefined;
      const { filterTypes, defaultValueOverrides } = config.extensions ?? {};
      const first = defaultValueOverrides?.[componentId];
      const typed: ChartConfig = {
        ...config,
        extensions: {
          ...config.extensions,
          filterTypes: { ...filterTypes, [componentId]: filterType },
        },
      };
      const isLess = filterType === "single" && Array.isArray(first);
      return isLess ? withFirstValues(typed, componentId, first[0]) : typed;
    }),
};

/** Only what the author leaves readers, and several values only where they choose several (VF11). */
const readerFilterDefaultChanged: ChartsHandler<"READER_FILTER_DEFAULT_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, { componentId, values }, context) =>
    changeChartWith(state, context, (config, components) => {
      const dimension = components.dimensions.find(({ id }) => id === componentId);
      const open = config.interactiveFiltersConfig?.dataFilters;
      if (!dimension || !open?.componentIds.includes(componentId)) return undefined;
      const isSeveral = offersSeveral(config, dimension);
      const left = listFirstValues(config, dimension).map(({ value }) => value);
      if ((values.length > 1 && !isSeveral) || !values.every((value) => left.includes(value)))
        return undefined;
      const [only] = values;
      const first = isSeveral && only !== undefined ? values : only;
      return withFirstValues(config, componentId, first);
    }),
};

export const readerFilterHandlers = {
  INTERACTIVE_FILTER_CHANGED: interactiveFiltersChanged,
  READER_FILTER_TYPE_CHANGED: readerFilterTypeChanged,
  READER_FILTER_DEFAULT_CHANGED: readerFilterDefaultChanged,
};

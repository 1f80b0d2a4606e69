import { removeLimit, setLimit } from "../../fields/limits.ts";
import { isHexColor, separateSeries } from "../../fields/change-color.ts";
import { changeConversion, isValidConversion } from "../../fields/unit-conversion.ts";
import { deleteField, setField, swapFields, updateField } from "../../charts/set-field.ts";
import {
  changeChart,
  changeChartWith,
  type ChartsHandler,
  CONFIGURING,
} from "../events/handler.ts";
import { readFields } from "../../chart-types/read-config.ts";
import type { ChartConfig } from "../../chart-types/registry.ts";
import { findFieldSpec } from "../../fields/field-candidates.ts";

const changeField: ChartsHandler<"CHART_FIELD_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) => setField(config, event, components)),
};

/** Of many series that share the colours of a palette those that the author highlights have different ones. */
const separateHighlighted = (config: ChartConfig, before: ChartConfig): ChartConfig => {
  const listHighlighted = ({ extensions }: ChartConfig): readonly string[] =>
    extensions?.highlight?.[readFields(config).segment?.componentId ?? ""] ?? [];
  const old = listHighlighted(before);
  return separateSeries(config, listHighlighted(config), (value) => old.includes(value));
};

const updateOfField: ChartsHandler<"CHART_FIELD_UPDATED"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) => {
      const updated = updateField(config, event, components);
      const isHighlight = event.field === "extensions" && event.path[0] === "highlight";
      return updated && isHighlight ? separateHighlighted(updated, config) : updated;
    }),
};

const removeField: ChartsHandler<"CHART_FIELD_DELETED"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) =>
      deleteField(config, event.field, components),
    ),
};

const swapComponents: ChartsHandler<"CHART_FIELDS_SWAPPED"> = {
  allowed: CONFIGURING,
  handle: (state, { fields }, context) =>
    changeChartWith(state, context, (config, components) => swapFields(config, fields, components)),
};

/** Only areas are imputed (IM1). */
const changeImputation: ChartsHandler<"IMPUTATION_TYPE_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, { imputationType }) =>
    changeChart(state, (config) =>
      findFieldSpec(config, "segment")?.options.includes("imputation") && "y" in config.fields
        ? ({
            ...config,
            fields: { ...config.fields, y: { ...config.fields.y, imputationType } },
          } as ChartConfig)
        : undefined,
    ),
};

const showLegendTitle: ChartsHandler<"CHART_SHOW_LEGEND_TITLE_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) =>
      updateField(config, { field: "segment", path: ["showTitle"], value: event.show }, components),
    ),
};

const setConversion: ChartsHandler<"CONVERSION_UNIT_SET"> = {
  allowed: CONFIGURING,
  handle: (state, { componentId, unit }, context) =>
    changeChartWith(state, context, (config, components) => {
      const exists = components.measures.some(({ id }) => id === componentId);
      return exists && isValidConversion(unit)
        ? changeConversion(config, componentId, unit)
        : undefined;
    }),
};

const removeConversion: ChartsHandler<"CONVERSION_UNIT_REMOVE"> = {
  allowed: CONFIGURING,
  handle: (state, { componentId }) =>
    changeChart(state, (config) =>
      Object.hasOwn(config.conversionUnitsByComponentId, componentId)
        ? changeConversion(config, componentId, undefined)
        : undefined,
    ),
};

const setLimitStyle: ChartsHandler<"LIMIT_SET"> = {
  allowed: CONFIGURING,
  handle: (state, { measureId, limit }, context) =>
    changeChartWith(state, context, (config, { measures }) =>
      isHexColor(limit.color) && measures.some(({ id }) => id === measureId)
        ? { ...config, limits: setLimit(config.limits, measureId, limit) }
        : undefined,
    ),
};

const removeLimitStyle: ChartsHandler<"LIMIT_REMOVE"> = {
  allowed: CONFIGURING,
  handle: (state, { measureId, related }) =>
    changeChart(state, (config) =>
      Object.hasOwn(config.limits, measureId)
        ? { ...config, limits: removeLimit(config.limits, measureId, related) }
        : undefined,
    ),
};

export const fieldHandlers = {
  CHART_FIELD_CHANGED: changeField,
  CHART_FIELD_UPDATED: updateOfField,
  CHART_FIELD_DELETED: removeField,
  CHART_FIELDS_SWAPPED: swapComponents,
  IMPUTATION_TYPE_CHANGED: changeImputation,
  CHART_SHOW_LEGEND_TITLE_CHANGED: showLegendTitle,
  CONVERSION_UNIT_SET: setConversion,
  CONVERSION_UNIT_REMOVE: removeConversion,
  LIMIT_SET: setLimitStyle,
  LIMIT_REMOVE: removeLimitStyle,
};

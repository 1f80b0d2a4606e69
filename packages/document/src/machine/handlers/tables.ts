import { findComponent } from "@statelier/model";
import { deriveFilters } from "../../filters/derive-filters.ts";
import {
  canGroupColumn,
  listColumnStyles,
  moveTableColumn,
  orderTableColumns,
} from "../../chart-types/table.ts";
import { findTableColumn } from "../../chart-types/table-columns.ts";
import { changeChartWith, type ChartsHandler, CONFIGURING } from "../events/handler.ts";
import { hasColumns } from "../../chart-types/read-config.ts";

const moveColumn: ChartsHandler<"TABLE_COLUMN_MOVED"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) => {
      if (!hasColumns(config)) return undefined;
      const fields = moveTableColumn(config.fields, event.componentId, event);
      return fields && deriveFilters({ ...config, fields }, components);
    }),
};

const changeColumn: ChartsHandler<"TABLE_COLUMN_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, { componentId, change }, context) =>
    changeChartWith(state, context, (config, components) => {
      if (!hasColumns(config)) return undefined;
      const column = findTableColumn(config.fields, componentId);
      if (!column) return undefined;
      const kind = column.componentType;
      if (change.isGroup && !canGroupColumn(kind)) return undefined;
      const style = change.columnStyle?.type;
      if (style && !listColumnStyles(kind).includes(style)) return undefined;
      const fields = { ...config.fields, [componentId]: { ...column, ...change } };
      return deriveFilters({ ...config, fields: orderTableColumns(fields) }, components);
    }),
};

/** Columns of the table only, each once (TB5). */
const changeSorting: ChartsHandler<"TABLE_SORTING_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) => {
      if (!hasColumns(config)) return undefined;
      const ids = event.sorting.map(({ componentId }) => componentId);
      if (new Set(ids).size < ids.length || ids.some((id) => !findTableColumn(config.fields, id)))
        return undefined;
      const sorting = event.sorting.map(({ componentId, sortingOrder }) => ({
        componentId,
        componentType: findComponent(components, componentId)?.kind,
        sortingOrder,
      }));
      return { ...config, sorting };
    }),
};

export const tableHandlers = {
  TABLE_COLUMN_MOVED: moveColumn,
  TABLE_COLUMN_CHANGED: changeColumn,
  TABLE_SORTING_CHANGED: changeSorting,
};

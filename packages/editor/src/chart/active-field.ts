import {
  type ChartConfig,
  findTableColumn,
  hasColumns,
  type TableColumn,
} from "@statelier/document";

/** `activeField` while the texts are edited. */
export const TEXT_FIELD = "title";

/** The column of a table whose panel is open. */
export const findActiveColumn = (config: ChartConfig): TableColumn | undefined =>
  hasColumns(config) ? findTableColumn(config.fields, config.activeField ?? "") : undefined;

import { type ChartContext, findFieldSpec, hasColumns } from "@statelier/document";
import { findComponent, type Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { Translator } from "@statelier/ui/messages";
import type { ReactNode } from "react";
import { findActiveColumn, TEXT_FIELD } from "../chart/active-field.ts";
import { useSession } from "../chart/editor-context.ts";
import { nameField } from "../chart/name-field.ts";
import { listFilterRows } from "../chart/list-filter-rows.ts";
import { ChartTypePicker } from "./chart-type/chart-type-picker.tsx";
import { ColumnPanel } from "./columns/column-panel.tsx";
import { TableColumns } from "./columns/table-columns.tsx";
import { FieldList } from "./fields/field-list.tsx";
import { FieldPanel } from "./fields/field-panel.tsx";
import { FilterList } from "./filters/filter-list.tsx";
import { listReaderOffers } from "./readers/list-reader-offers.ts";
import { ReaderSwitches } from "./readers/reader-switches.tsx";
import { TextPanel } from "./text/text-panel.tsx";

export type PanelId = "chart-type" | "fields" | "filters" | "readers" | "text" | "column" | "field";

export type Panel = {
  title: (chart: ChartContext, t: Translator) => string;
  /** In one line what it is set to. */
  summary?: (chart: ChartContext, t: Translator, locale: Locale) => string;
  Component: () => ReactNode;
} & (
  | { place: "section" }
  /** Shown while the active field of the chart is one of its own; `field` opens it from its line among the sections. */
  | { place: "beside"; isActive: (chart: ChartContext) => boolean; field?: string }
);

const findActiveField = ({ config }: ChartContext) =>
  findFieldSpec(config, config.activeField ?? "");

const Fields = (): ReactNode =>
  useSession(({ config }) => hasColumns(config)) ? <TableColumns /> : <FieldList />;

/** The controls of the editor, in the order of their sections. */
export const PANELS: Readonly<Record<PanelId, Panel>> = {
  "chart-type": {
    place: "section",
    title: (_, t) => t("editor.chart-type"),
    summary: ({ config }, t) => t(`editor.type.${config.chartType}`),
    Component: ChartTypePicker,
  },
  fields: {
    place: "section",
    title: ({ config }, t) => t(hasColumns(config) ? "editor.columns" : "editor.fields"),
    Component: Fields,
  },
  filters: {
    place: "section",
    title: (_, t) => t("editor.filters"),
    summary: (chart, t) =>
      listFilterRows(chart)
        .map(({ summary }) => summary)
        .join(" · ") || t("kit.none"),
    Component: FilterList,
  },
  readers: {
    place: "section",
    title: (_, t) => t("editor.readers"),
    summary: (chart, t) => listReaderOffers(chart, t).join(", ") || t("editor.readers.nothing"),
    Component: ReaderSwitches,
  },
  text: {
    place: "beside",
    field: TEXT_FIELD,
    isActive: ({ config }) => config.activeField === TEXT_FIELD,
    title: (_, t) => t("editor.text"),
    summary: ({ config }, t, locale) =>
      markdownToPlainText(config.meta.title[locale], { inline: true }) || t("editor.text.untitled"),
    Component: TextPanel,
  },
  column: {
    place: "beside",
    isActive: ({ config }) => findActiveColumn(config) !== undefined,
    title: ({ config: { activeField = "" }, components }, t) =>
      t("editor.column.of", { name: findComponent(components, activeField)?.label ?? activeField }),
    Component: ColumnPanel,
  },
  field: {
    place: "beside",
    isActive: (chart) => findActiveField(chart)?.label !== undefined,
    title: (chart, t) => nameField(findActiveField(chart), t) ?? "",
    Component: FieldPanel,
  },
};

import {
  canHaveRemarks,
  type ChartContext,
  hasColumns,
  hasLayers,
  listCustomLayers,
} from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import type { ReactNode } from "react";
import type { TaskId } from "../chart/editor-place.ts";
import { useSession } from "../chart/editor-context.ts";
import { listFilterRows } from "../chart/list-filter-rows.ts";
import { hasOptionsAt, OptionsOfFields } from "../options/field-options.tsx";
import { BaseMapControls } from "../options/map-controls.tsx";
import { LOOK_SECTIONS, type LookSection } from "../options/option-places.ts";
import type { SessionSnapshot } from "../session/session-snapshot.ts";
import { ChartTypePicker } from "./chart-type/chart-type-picker.tsx";
import { ColumnLooks } from "./columns/column-looks.tsx";
import { TableColumns } from "./columns/table-columns.tsx";
import { DatasetList } from "./datasets/dataset-list.tsx";
import { FieldList } from "./fields/field-list.tsx";
import { FilterList } from "./filters/filter-list.tsx";
import { BlockList } from "./layout/block-list.tsx";
import { LayoutPanel } from "./layout/layout-panel.tsx";
import { LayoutTexts } from "./layout/layout-texts.tsx";
import { SharedFilters } from "./layout/shared-filters.tsx";
import { hasActiveText, TextBlockFields } from "./layout/text-block-fields.tsx";
import { listReaderOffers } from "./readers/list-reader-offers.ts";
import { ReaderSwitches } from "./readers/reader-switches.tsx";
import { ServiceLayers } from "./services/service-layers.tsx";
import { RemarkList } from "./remarks/remark-list.tsx";
import { ComponentNames } from "./text/component-names.tsx";
import { TextGrid } from "./text/text-grid.tsx";

export type Section = {
  id: string;
  title: (t: Translator) => string;
  /** In one line what it is set to. */
  summary?: (chart: ChartContext, t: Translator) => string;
  /** Where there is nothing to set it is not there; always there without this. */
  isOffered?: (snapshot: SessionSnapshot) => boolean;
  /** It is there for a chart whose data are missing, too. */
  needsNoData?: true;
  /** `always` has no line that closes it. */
  opens: "at-first" | "on-request" | "always";
  Component: () => ReactNode;
};

const Fields = (): ReactNode =>
  useSession(({ config }) => hasColumns(config)) ? <TableColumns /> : <FieldList />;

const makeLookSection = (place: LookSection): Section => ({
  id: place,
  title: (t) => t(`editor.look.${place}`),
  isOffered: (chart) => hasOptionsAt(chart, place),
  opens: place === "colors" ? "at-first" : "on-request",
  Component: () => <OptionsOfFields place={place} />,
});

/** The base map belongs to no field. */
const baseMap: Section = {
  ...makeLookSection("base-map"),
  isOffered: ({ config }) => hasLayers(config),
  Component: BaseMapControls,
};

/** Layers of map services belong to no field either. */
const mapServices: Section = {
  id: "map-services",
  title: (t) => t("editor.services"),
  summary: ({ config }, t) => String(listCustomLayers(config).length || t("kit.none")),
  isOffered: ({ config }) => hasLayers(config),
  opens: "on-request",
  Component: ServiceLayers,
};

/** What stands in the panel of each task, from the top down. */
export const PANELS: Readonly<Record<TaskId, readonly Section[]>> = {
  data: [
    {
      id: "datasets",
      title: (t) => t("editor.datasets"),
      needsNoData: true,
      opens: "at-first",
      Component: DatasetList,
    },
    {
      id: "filters",
      title: (t) => t("editor.filters"),
      summary: (chart, t) =>
        listFilterRows(chart)
          .map(({ summary }) => summary)
          .join(" · ") || t("kit.none"),
      opens: "at-first",
      Component: FilterList,
    },
  ],
  chart: [
    {
      id: "chart-type",
      title: (t) => t("editor.chart-type"),
      summary: ({ config }, t) => t(`editor.type.${config.chartType}`),
      opens: "on-request",
      Component: ChartTypePicker,
    },
    { id: "fields", title: (t) => t("editor.fields"), opens: "always", Component: Fields },
  ],
  look: [
    ...LOOK_SECTIONS.map((place) => (place === "base-map" ? baseMap : makeLookSection(place))),
    mapServices,
    {
      id: "columns",
      title: (t) => t("editor.columns"),
      isOffered: ({ config }) => hasColumns(config),
      opens: "always",
      Component: ColumnLooks,
    },
  ],
  text: [
    {
      id: "texts",
      title: (t) => t("editor.text"),
      needsNoData: true,
      opens: "always",
      Component: TextGrid,
    },
    {
      id: "names",
      title: (t) => t("editor.names"),
      summary: ({ config }, t) =>
        String(Object.keys(config.extensions?.componentNames ?? {}).length || t("kit.none")),
      opens: "on-request",
      Component: ComponentNames,
    },
    {
      id: "remarks",
      title: (t) => t("editor.remarks"),
      summary: ({ config }, t) =>
        String(config.extensions?.remarks?.length || t("editor.remarks.none")),
      isOffered: ({ config }) => canHaveRemarks(config),
      opens: "on-request",
      Component: RemarkList,
    },
  ],
  readers: [
    {
      id: "readers",
      title: (t) => t("editor.readers"),
      summary: (chart, t) => listReaderOffers(chart, t).join(", ") || t("editor.readers.nothing"),
      opens: "at-first",
      Component: ReaderSwitches,
    },
    {
      id: "play",
      title: (t) => t("editor.field.animation"),
      isOffered: (chart) => hasOptionsAt(chart, "readers"),
      opens: "at-first",
      Component: () => <OptionsOfFields place="readers" />,
    },
  ],
  layout: [
    {
      id: "layout",
      title: (t) => t("editor.layout.kind"),
      opens: "at-first",
      Component: LayoutPanel,
    },
    {
      id: "text-block",
      title: (t) => t("editor.blocks.text"),
      isOffered: hasActiveText,
      opens: "at-first",
      Component: TextBlockFields,
    },
    {
      id: "blocks",
      title: (t) => t("editor.blocks"),
      opens: "at-first",
      Component: BlockList,
    },
    {
      id: "shared-filters",
      title: (t) => t("editor.shared"),
      isOffered: ({ state }) => state.layout.type !== "singleURLs",
      opens: "at-first",
      Component: SharedFilters,
    },
    {
      id: "layout-texts",
      title: (t) => t("editor.layout.texts"),
      isOffered: ({ state }) => state.layout.type !== "singleURLs",
      opens: "at-first",
      Component: LayoutTexts,
    },
  ],
};

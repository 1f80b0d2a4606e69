import type {
  ChartKey,
  ComponentId,
  DataSource,
  Filters,
  GeoBox,
  Iri,
  Locale,
  PossibleFilter,
} from "@statelier/model";
import type { ChartType } from "../../chart-types/chart-types.ts";
import type { UnmappedFilters } from "../../filters/unmapped-filters.ts";
import type { Breakpoint } from "../../schema/breakpoints.ts";
import type { Block, CanvasItem, Layout } from "../../schema/layout.ts";
import type { ChartConfig } from "../../chart-types/registry.ts";
import type { ConfiguratorState, DashboardFilters } from "../../document/configurator-state.ts";
import type { ConversionUnit, LimitStyle } from "../../schema/limits.ts";
import type { CustomLayer } from "../../chart-types/map.ts";
import type { CarriedPalette } from "../../colors/custom-palette.ts";
import type { ImputationType } from "../../schema/fields.ts";
import type { InteractiveFiltersConfig } from "../../schema/filters.ts";
import type { TableColumn } from "../../chart-types/table.ts";

/** Where a filter is written: a dimension of one dataset. A join is written to each of its originals. */
export type FilterTarget = { cubeIri: Iri; dimensionId: ComponentId };

/** The texts of a chart or of a page. */
export type MetaField = "title" | "description" | "label";

type StepEvent =
  | { type: "INITIALIZED"; state: ConfiguratorState }
  | { type: "DATASOURCE_CHANGED"; dataSource: DataSource }
  | { type: "STEP_NEXT"; chartConfig?: ChartConfig }
  | { type: "STEP_PREVIOUS" }
  | { type: "CONFIGURE_CHART"; chartKey: ChartKey }
  | { type: "PUBLISH_FAILED"; errorId: string }
  | { type: "PUBLISHED"; key: ChartKey };

type ChartListEvent =
  | { type: "SWITCH_ACTIVE_CHART"; chartKey: ChartKey }
  /** A copy of the active chart where no config is given. */
  | { type: "CHART_CONFIG_ADD"; chartConfig?: ChartConfig }
  | { type: "CHART_CONFIG_ADD_NEW_DATASET"; chartConfig: ChartConfig }
  | { type: "CHART_CONFIG_REMOVE"; chartKey: ChartKey }
  | { type: "CHART_CONFIG_REORDER"; oldIndex: number; newIndex: number }
  | { type: "CHART_CONFIG_REPLACED"; chartConfig: ChartConfig }
  /** `joinBy` lists, per dataset, the components that join it to the others. */
  | { type: "DATASET_ADD"; iri: Iri; joinBy: Record<Iri, ComponentId[]> }
  | { type: "DATASET_REMOVE"; iri: Iri };

type FieldEvent =
  | { type: "CHART_TYPE_CHANGED"; chartType: ChartType }
  | { type: "CHART_ACTIVE_FIELD_CHANGED"; field?: string }
  /** A list of components only where the field holds many. */
  | { type: "CHART_FIELD_CHANGED"; field: string; componentId: ComponentId | ComponentId[] }
  /** Sets one property below a field (or below `baseLayer`, `extensions` or `settings`); `FIELD_VALUE_NONE` takes it away. */
  | { type: "CHART_FIELD_UPDATED"; field: string; path: string[]; value: unknown }
  | { type: "CHART_FIELD_DELETED"; field: string }
  /** Two fields show each other's components. */
  | { type: "CHART_FIELDS_SWAPPED"; fields: [string, string] }
  | { type: "CHART_META_CHANGE"; field: MetaField; locale: Locale; value: string }
  | { type: "IMPUTATION_TYPE_CHANGED"; imputationType: ImputationType }
  | { type: "CHART_SHOW_LEGEND_TITLE_CHANGED"; show: boolean }
  | { type: "INTERACTIVE_FILTER_CHANGED"; interactiveFiltersConfig: InteractiveFiltersConfig }
  /** Whether readers may choose several values of a dimension that is open to them. */
  | { type: "READER_FILTER_TYPE_CHANGED"; componentId: ComponentId; filterType: "single" | "multi" }
  /** What readers find chosen; nothing where there are no values. */
  | { type: "READER_FILTER_DEFAULT_CHANGED"; componentId: ComponentId; values: string[] }
  | { type: "CONVERSION_UNIT_SET"; componentId: ComponentId; unit: ConversionUnit }
  | { type: "CONVERSION_UNIT_REMOVE"; componentId: ComponentId };

type ColorEvent =
  /** Without `value` the one colour of the chart. */
  | { type: "CHART_COLOR_CHANGED"; field?: string; value?: string; color: string }
  /** Which component colours a layer of a map; none gives it one fixed colour. */
  | { type: "COLOR_FIELD_SET"; field: "areaLayer" | "symbolLayer"; componentId?: ComponentId }
  /** `own` is the palette itself where somebody made it: the chart carries it. */
  | { type: "CHART_PALETTE_CHANGED"; field?: string; paletteId: string; own?: CarriedPalette }
  | { type: "CHART_PALETTE_RESET"; field?: string }
  | {
      type: "CHART_CONFIG_UPDATE_COLOR_MAPPING";
      field?: string;
      colorMapping: Record<string, string>;
    };

type FilterEvent =
  | { type: "FILTER_SET_SINGLE"; filters: FilterTarget[]; value: string }
  | { type: "FILTER_REMOVE_SINGLE"; filters: FilterTarget[] }
  /** All filters of one dataset, in their order. */
  | { type: "CHART_CONFIG_FILTERS_UPDATE"; cubeIri: Iri; filters: Filters }
  | { type: "CHART_CONFIG_FILTER_SET_MULTI"; filters: FilterTarget[]; values: string[] }
  | { type: "CHART_CONFIG_FILTER_SET_RANGE"; filters: FilterTarget[]; from: string; to: string }
  | { type: "CHART_CONFIG_FILTER_RESET_RANGE"; filters: FilterTarget[] }
  /** The answer to FETCH_POSSIBLE_FILTERS, with what was asked. */
  | {
      type: "POSSIBLE_FILTERS_RECEIVED";
      chartKey: ChartKey;
      answers: { asked: UnmappedFilters; possibleFilters: PossibleFilter[] }[];
    };

type LimitEvent =
  | { type: "LIMIT_SET"; measureId: ComponentId; limit: LimitStyle }
  | { type: "LIMIT_REMOVE"; measureId: ComponentId; related: LimitStyle["related"] };

type TableEvent =
  | { type: "TABLE_COLUMN_MOVED"; componentId: ComponentId; isGroup: boolean; index: number }
  | {
      type: "TABLE_COLUMN_CHANGED";
      componentId: ComponentId;
      change: Partial<Pick<TableColumn, "isGroup" | "isHidden" | "columnStyle">>;
    }
  | {
      type: "TABLE_SORTING_CHANGED";
      sorting: { componentId: ComponentId; sortingOrder: "asc" | "desc" }[];
    };

type PointsEvent =
  /** The names that the points of a chart that was just made begin with (FC6). */
  { type: "POINTS_NAMED"; chartKey: ChartKey; dimension: ComponentId; values: string[] };

type MapEvent =
  /** Readers see one part of the map and no other, or go where they want; without bounds a locked map shows all. */
  | { type: "MAP_LOCK_CHANGED"; isLocked: boolean; bounds?: GeoBox }
  /** What the observations of a map that was just made say of its colours (MP12). */
  | { type: "MAP_SKEW_FOUND"; chartKey: ChartKey; classCount: number }
  | {
      type: "CUSTOM_LAYER_ADD";
      layer:
        | { type: "wms"; id: string; endpoint: string }
        | { type: "wmts"; id: string; url: string };
    }
  /** Services may name their layers alike: `layerUrl` says of which one, in the form of `nameLayer`. */
  | {
      type: "CUSTOM_LAYER_REMOVE";
      layerType: CustomLayer["type"];
      layerId: string;
      layerUrl?: string;
    }
  /** Indices of the stored list; the list that is shown runs the other way. */
  | { type: "CUSTOM_LAYER_SWAP"; oldIndex: number; newIndex: number }
  | { type: "CUSTOM_LAYER_UPDATE"; layer: CustomLayer };

type LayoutEvent =
  | { type: "LAYOUT_CHANGED"; layout: Layout }
  | { type: "LAYOUT_META_CHANGE"; field: MetaField; locale: Locale; value: string }
  | { type: "LAYOUT_ACTIVE_FIELD_CHANGED"; field?: string }
  | { type: "LAYOUT_BLOCK_SWAP"; oldIndex: number; newIndex: number }
  | { type: "LAYOUT_BLOCK_ADD"; text: Extract<Block, { type: "text" }>["text"] }
  | { type: "LAYOUT_BLOCK_REMOVE"; key: string }
  | { type: "LAYOUT_BLOCK_DUPLICATE"; key: string }
  | { type: "LAYOUT_BLOCK_TEXT_CHANGE"; key: string; locale: Locale; value: string }
  | {
      type: "LAYOUT_BLOCK_INITIALIZED";
      key: string;
      minH: number;
      /** Columns in which it was measured: as many rows are too many or too few where it has others. */
      width?: number;
    }
  | { type: "LAYOUT_CANVAS_CHANGED"; layouts: Partial<Record<Breakpoint, CanvasItem[]>> }
  | { type: "LAYOUT_PUBLISHABLE_CHANGED"; chartKey: ChartKey; publishable: boolean };

type DashboardEvent =
  | { type: "DASHBOARD_TIME_RANGE_FILTER_UPDATE"; timeRange: DashboardFilters["timeRange"] }
  | { type: "DASHBOARD_TIME_RANGE_FILTER_REMOVE" }
  | { type: "DASHBOARD_DATA_FILTERS_SET"; dataFilters: DashboardFilters["dataFilters"] }
  | { type: "DASHBOARD_DATA_FILTER_ADD"; dimensionId: ComponentId }
  | { type: "DASHBOARD_DATA_FILTER_REMOVE"; dimensionId: ComponentId };

/** Everything that can happen to a document while it is made. */
export type EditorEvent =
  | StepEvent
  | ChartListEvent
  | FieldEvent
  | ColorEvent
  | FilterEvent
  | LimitEvent
  | TableEvent
  | PointsEvent
  | MapEvent
  | LayoutEvent
  | DashboardEvent;

export type EditorEventType = EditorEvent["type"];
export type EventOf<T extends EditorEventType> = Extract<EditorEvent, { type: T }>;

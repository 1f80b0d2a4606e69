export type { ChartRules } from "./chart-types/chart-rules.ts";
export {
  CHART_TYPES,
  type ChartTraits,
  chartTraits,
  type ChartType,
} from "./chart-types/chart-types.ts";
export { convertChartConfig, convertToSuggestion } from "./chart-types/convert-chart-config.ts";
export type { DisabledReason } from "./chart-types/parts/availability.ts";
export type { ChartIntent } from "./chart-types/parts/chart-intent.ts";
export type {
  FieldLabel,
  FieldOption,
  FieldRole,
  FieldSpec,
} from "./chart-types/parts/field-spec.ts";
export type { CubeChoice, InitialInput } from "./chart-types/parts/initial-config.ts";
export {
  type ColumnsConfig,
  hasColumns,
  hasLayers,
  type LayersConfig,
  listAskedComponents,
  listFieldComponents,
  listMappedComponents,
  listSeriesMeasures,
  readFields,
} from "./chart-types/read-config.ts";
export * from "./chart-types/list-chart-types.ts";
export { makeInitialChartConfig } from "./chart-types/make-initial-chart-config.ts";
export {
  makeEmptyDashboardFilters,
  makeInitialDocument,
} from "./document/make-initial-document.ts";
export { makeEmptyMeta, makeInteractiveFilters } from "./chart-types/parts/initial-config.ts";
export {
  type ChartConfig,
  type ChartConfigOf,
  chartConfigSchema,
  chartRules,
} from "./chart-types/registry.ts";
export * from "./colors/class-counts.ts";
export * from "./colors/color-mapping.ts";
export { findColorShortage } from "./colors/color-shortage.ts";
export * from "./colors/contrast.ts";
export * from "./colors/custom-palette.ts";
export { isKey, makeKey } from "./key/make-key.ts";
export { type DecodedLink, decodeLinkState } from "./link/decode-link-state.ts";
export { encodeLinkState } from "./link/encode-link-state.ts";
export { isLinkState } from "./link/is-link-state.ts";
export * from "./machine/index.ts";
export * from "./migrations/index.ts";
export * from "./palettes/palettes.ts";
export * from "./rules/animation.ts";
export { type ChartFault, findChartFault } from "./rules/chart-fault.ts";
export * from "./rules/dashboard-candidates.ts";
export * from "./rules/embed-flags.ts";
export * from "./rules/field-options.ts";
export * from "./rules/impute.ts";
export * from "./rules/join-options.ts";
export * from "./rules/limit-time-range.ts";
export * from "./rules/map-services.ts";
export * from "./rules/pick-date.ts";
export * from "./rules/single-filters.ts";
export * from "./rules/typed-input.ts";
export { completeColors } from "./rules/complete-colors.ts";
export { canResetPalette, isHexColor } from "./rules/change-color.ts";
export { canSetDomain, isValidDomain } from "./rules/custom-domain.ts";
export { findCube, listOriginals } from "./rules/cube-of-dimension.ts";
export { deriveFilters, orderForFilters } from "./rules/derive-filters.ts";
export {
  type FieldCandidate,
  findFieldSpec,
  listComponentsOfField,
  listFieldCandidates,
} from "./rules/field-candidates.ts";
export * from "./rules/filter-positions.ts";
export { findTopmostValue, listLeafValues } from "./rules/hierarchy-default.ts";
export { CANVAS_COLUMNS, type LayoutType, makeLayout } from "./rules/layout-blocks.ts";
export * from "./rules/limits.ts";
export * from "./rules/most-recent.ts";
export { moveFilter } from "./rules/move-filter.ts";
export * from "./rules/percent.ts";
export { derivePublished, findOpenChart, listPublications } from "./rules/published-charts.ts";
export * from "./rules/query-filters.ts";
export * from "./rules/reader-filters.ts";
export { findSharedDimension, shareFilters } from "./rules/shared-filters.ts";
export { listShownValues } from "./rules/shown-values.ts";
export { compareAsNumbers, sortNamed, type SortInput, sortValues } from "./rules/sort-values.ts";
export * from "./rules/table-columns.ts";
export * from "./rules/time-dimension.ts";
export * from "./rules/time-values.ts";
export * from "./rules/unit-conversion.ts";
export * from "./rules/unmapped-filters.ts";
export { CHART_VERSION } from "./schema/chart-base.ts";
export * from "./document/configurator-state.ts";
export type * from "./schema/fields.ts";
export { DOT_SIZES, IMPUTATION_TYPES, SORTING_ORDERS, SORTING_TYPES } from "./schema/fields.ts";
export type { CubeConfig } from "./schema/filters.ts";
export type { InteractiveFiltersConfig } from "./schema/interactive-filters.ts";
export * from "./document/json-schema.ts";
export * from "./schema/layout.ts";
export type { ConversionUnit, LimitStyle } from "./schema/limits.ts";
export type { BaseLayer, CustomLayer, MapColor } from "./chart-types/map.ts";
export { listKept } from "./document/list-kept.ts";
export { listUnread } from "./document/list-unread.ts";
export { describeExpected } from "./document/describe-expected.ts";
export * from "./document/parse-document.ts";
export type { ColumnStyle, TableColumn } from "./chart-types/table.ts";
export type { Meta } from "./schema/text.ts";
export type { Unread } from "./document/unread.ts";

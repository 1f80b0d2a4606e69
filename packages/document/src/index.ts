export { CHART_TYPES, type ChartType } from "./chart-types/chart-types.ts";
export type { FieldOption, FieldSpec } from "./chart-types/parts/field-spec.ts";
export { makeEmptyMeta, makeInteractiveFilters } from "./chart-types/parts/initial-config.ts";
export {
  listAskedComponents,
  canHaveRemarks,
  type ChartContext,
  findLockedBox,
  hasBaseMap,
  hasColumns,
  hasLayers,
  listFieldComponents,
  listMapDimensions,
  listSeriesMeasures,
  readFields,
} from "./chart-types/read-config.ts";
export {
  type ChartConfig,
  type ChartConfigOf,
  chartConfigSchema,
  chartRules,
} from "./chart-types/registry.ts";
export {
  addTableSorting,
  canGroupColumn,
  type ColumnStyle,
  listColumnStyles,
  type TableColumn,
} from "./chart-types/table.ts";
export { findRowTime } from "./chart-types/table-columns.ts";
export {
  canEndLinks,
  isLinkBase,
  LONGEST_LINK_BASE,
  makeRowLink,
  readTableLinks,
  type TableLinks,
} from "./chart-types/table-links.ts";
export { withOwnSums } from "./chart-types/own-sums.ts";
export { type ChartFault, findChartFault } from "./charts/chart-fault.ts";
export { isBeyondDrawing } from "./charts/size-fault.ts";
export { matchComponents, matchShared } from "./charts/match-components.ts";
export { canSwapFields } from "./charts/set-field.ts";
export { findUnnamedPoints, namePoints } from "./charts/describe-points.ts";
export { convertChartConfig, convertToSuggestion } from "./charts/convert-chart-config.ts";
export {
  type FirstChartAnswer,
  type FirstChartPlan,
  finishFirstChart,
  planFirstChart,
} from "./charts/first-chart.ts";
export {
  type AltText,
  findAltText,
  findNote,
  readAltTexts,
  writeAltText,
} from "./charts/read-alt-text.ts";
export { isCombinedType, listChartTypes } from "./charts/list-chart-types.ts";
export { makeInitialChartConfig } from "./charts/make-initial-chart-config.ts";
export { type CustomLayer, MAP_COLOR_KINDS } from "./chart-types/map.ts";
export {
  canSyncTemporalFilters,
  findLayerProblem,
  findProviderProblem,
  isWebMercator,
  listCustomLayers,
  nameLayer,
  nameWebMercator,
} from "./chart-types/map-services.ts";
export { findSkewedClasses } from "./colors/skewed-values.ts";
export { canUseDiscreteScale, FEWEST_CLASSES, listClassCounts } from "./colors/class-counts.ts";
export { deriveColorMapping, makeColorMapping, shuffleColors } from "./colors/color-mapping.ts";
export { findOrder } from "./colors/ordered-colors.ts";
export {
  type ColorMapping,
  type ColorOrder,
  givesColor,
  listPaletteColors,
  mapColors,
} from "./colors/plain-colors.ts";
export {
  canAddColor,
  canApplyPalette,
  type CarriedPalette,
  type CustomPalette,
  findCarriedPalette,
  isChosenColor,
  isPaletteNameTaken,
  NEW_PALETTE_COLOR,
  PALETTE_LIMITS,
  readPalette,
} from "./colors/custom-palette.ts";
export { parsePalettes } from "./colors/parse-palettes.ts";
export { findColorShortage } from "./colors/color-shortage.ts";
export {
  contrastRatio,
  formatHexColor,
  isPale,
  mixColors,
  parseHexColor,
  textColorOn,
} from "./colors/contrast.ts";
export {
  CATEGORICAL_PALETTES,
  categoricalColors,
  DEFAULT_COLOR,
  DEFAULT_PALETTE_ID,
  DIMENSION_PALETTE_ID,
  PALETTE_TYPES,
  type PaletteChoice,
  type PaletteType,
} from "./colors/palettes.ts";
export { listPaletteStops, makeRamp } from "./colors/interpolate-colors.ts";
export { isDivergingPalette } from "./colors/diverging-palette.ts";
export { DIVERGING_PALETTES, findPalette, SEQUENTIAL_PALETTES } from "./colors/ramps.ts";
export {
  deriveSharedTimeRange,
  listSharedFilterDimensions,
  listTimeDimensions,
  makeSharedTimeRange,
  type SharedTimeRange,
} from "./dashboard/dashboard-candidates.ts";
export {
  type CanvasStep,
  moveOnCanvas,
  type ResizeHandle,
  resizeOnCanvas,
  stepOnCanvas,
} from "./dashboard/edit-canvas.ts";
export {
  hasLayout,
  type LayoutType,
  makeLayout,
  switchLayout,
  typeOfLayout,
} from "./dashboard/layout-blocks.ts";
export { type Breakpoint, BREAKPOINTS } from "./schema/breakpoints.ts";
export {
  type BlockLayout,
  type BlockPlace,
  BREAKPOINT_WIDTHS,
  CANVAS_ROW,
  countColumns,
  placeBlocks,
  PREVIEW_WIDTHS,
  sortBlocks,
} from "./dashboard/place-blocks.ts";
export { derivePublished, findOpenChart, listPublications } from "./dashboard/published-charts.ts";
export {
  findSharedDimension,
  limitSharedRange,
  losesValues,
  findShares,
  shareFilters,
  writeSharedDate,
} from "./dashboard/shared-filters.ts";
export { findCube, listDimensionIds, listOriginals } from "./datasets/cube-of-dimension.ts";
export {
  canRemoveDataset,
  inferJoinBy,
  type JoinableDataset,
  type JoinOption,
  listJoinableDimensions,
  listJoinOptions,
} from "./datasets/join-options.ts";
export { listRepeatedMeasures } from "./datasets/repeated-measures.ts";
export { listUsedCubes } from "./datasets/used-datasets.ts";
export {
  type ChartDocument,
  type ConfiguratorState,
  type DashboardFilters,
  STATE_VERSION,
  type StateWithCharts,
} from "./document/configurator-state.ts";
export { describeExpected } from "./document/describe-expected.ts";
export { isSame } from "./document/is-same.ts";
export {
  buildChartConfigJsonSchema,
  buildStateJsonSchema,
  type JsonSchema,
} from "./document/json-schema.ts";
export { type DocumentText, listTexts } from "./document/list-texts.ts";
export { listKept, listUnread } from "./document/list-unread.ts";
export {
  makeEmptyDashboardFilters,
  makeInitialDocument,
} from "./document/make-initial-document.ts";
export { isKey, makeKey } from "./document/make-key.ts";
export {
  parseChartConfig,
  parseConfiguratorState,
  type Parsed,
  parseDocument,
} from "./document/parse-document.ts";
export type { Unread } from "./migrations/unread.ts";
export { ANIMATION_DURATIONS, findAnimationBlocker } from "./fields/animation.ts";
export { canResetPalette, completeColors } from "./fields/change-color.ts";
export { isDatasetSearchStarted, isNumberTaken } from "./fields/custom-domain.ts";
export {
  findFieldSpec,
  listComponentsOfField,
  findLimitedMeasure,
  listMeasuresOfField,
  listFieldCandidates,
  listHighlightDimensions,
} from "./fields/field-candidates.ts";
export {
  canSetSegment,
  findKindBlocker,
  listFieldOptions,
  listPointCandidates,
  listSortingTypes,
  type OptionFacts,
} from "./fields/field-options.ts";
export { DEFAULT_LIMIT_STYLE, isLimitValid, isSameLimit } from "./fields/limits.ts";
export { listRemarkComponents, listRemarkTypes } from "./fields/remark-places.ts";
export { canShowPercent, canSwitchPercent, isPercentMode, showsSums } from "./fields/percent.ts";
export { isValidConversion, lacksUnitName, makeConversion } from "./fields/unit-conversion.ts";
export { deriveFilters } from "./filters/derive-filters.ts";
export {
  moveFilter,
  readFilterPositions,
  writeFilterPositions,
} from "./filters/filter-positions.ts";
export { listQueryFilters } from "./filters/query-filters.ts";
export {
  canOfferSeveral,
  isShown,
  listFirstValues,
  listShownValues,
  needsOneValue,
  offersSeveral,
  readFirstValues,
} from "./filters/reader-filters.ts";
export { canBeNone, listFilterWarnings } from "./filters/single-filters.ts";
export { canGiveLayerTime, findLayerTimeSource } from "./filters/layer-time.ts";
export { makeFilterTest } from "./filters/filter-test.ts";
export {
  findFilter,
  findSingleValue,
  readSingleValues,
  resolveMostRecent,
} from "./filters/single-values.ts";
export {
  canListYears,
  derivePresetRange,
  findTimeDimension,
  limitTimeRange,
  listTimeValues,
  type TimeValue,
} from "./filters/time-values.ts";
export {
  findCommonValue,
  isCorrected,
  listUnmappedFilters,
  mergePossibleFilters,
} from "./filters/unmapped-filters.ts";
export { decodeLinkState } from "./link/decode-link-state.ts";
export {
  EMBED_FLAGS,
  type EmbedFlag,
  readEmbedFlags,
  writeEmbedFlags,
} from "./link/embed-flags.ts";
export { escapeLink } from "./link/escape-link.ts";
export { encodeLinkState } from "./link/encode-link-state.ts";
export { isLinkState } from "./link/is-link-state.ts";
export type { EditorEvent, FilterTarget, MetaField } from "./machine/events/events.ts";
export type { EditorEffect, MachineContext, ProposedTexts } from "./machine/events/handler.ts";
export {
  applyEvent,
  HISTORY_LIMIT,
  type HistoryState,
  type HistoryTransition,
  makeHistory,
  nextSteps,
  redo,
  undo,
} from "./machine/history.ts";
export type { StepName } from "./machine/step-name.ts";
export { parseHistory, serializeHistory } from "./machine/stored-history.ts";
export { transition } from "./machine/transition.ts";
export { listCubeIris } from "./migrations/run/list-cube-iris.ts";
export { listVisibleLosses } from "./migrations/run/list-visible-losses.ts";
export { migrateState } from "./migrations/run/migrate.ts";
export { describeMigrationFault } from "./migrations/run/migration-error.ts";
export {
  type AnimationField,
  type ColorField,
  DOT_SIZES,
  IMPUTATION_TYPES,
  type ImputationType,
  isValidDomain,
  type SegmentField,
  type Sorting,
  SORTING_ORDERS,
  type SortingOrder,
} from "./schema/fields.ts";
export { canMergeOthers, listLargestCounts, OTHERS_VALUE } from "./fields/largest.ts";
export {
  type ColorLevel,
  findColorLevel,
  listColorLevels,
  mapLevelColors,
} from "./fields/color-levels.ts";
export { areAlikeUnits, decideSharedAxis } from "./fields/shared-axis.ts";
export { hasPanelPerSeries, listPanelCandidates, needsAllSeries } from "./fields/panels.ts";
export { findForm, isOfKind, listKinds } from "./chart-types/kinds.ts";
export {
  type ChartKind,
  AVERAGE_PERIODS,
  SMOOTHING_SPANS,
  AXIS_STARTS,
  type AxisStart,
  type Calculation,
  type CalculationType,
  MOST_REMARKS,
  PER_HEADS,
  type Remark,
  type RemarkType,
} from "./schema/extensions.ts";
export {
  canSwitchCalculation,
  findDotSize,
  hasLines,
  isAlongTime,
  listNamedDimensions,
  listPointDimensions,
} from "./chart-types/read-config.ts";
export {
  findCalculatedMeasure,
  findShownCalculation,
  findTimeOfFields,
  listCalculations,
  listPopulations,
} from "./fields/calculation.ts";
export type { CubeConfig, InteractiveFiltersConfig } from "./schema/filters.ts";
export { type Block, type CanvasItem, type Layout, readLayout } from "./schema/layout.ts";
export type { ConversionUnit, LimitStyle } from "./schema/limits.ts";
export { findShownTotal } from "./values/find-shown-total.ts";
export type { ShownSeries } from "./values/find-sum.ts";
export { findTopmostValue } from "./values/hierarchy-default.ts";
export { hasGaps, imputeValues } from "./values/impute.ts";
export { renameComponents } from "./charts/rename-components.ts";
export { findMostRecentValue, sortNamed, sortValues } from "./values/sort-values.ts";

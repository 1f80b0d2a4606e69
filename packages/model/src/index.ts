export { AnswerCache } from "./bytes/answer-cache.ts";
export { type CacheStatistics, ByteCache } from "./bytes/byte-cache.ts";
export { inSteps, type Pause } from "./bytes/in-steps.ts";
export { alignDecimals } from "./formats/align-decimals.ts";
export { toCanonicalJson } from "./formats/canonical-json.ts";
export { compareText, makeCompareText } from "./formats/compare-text.ts";
export { foldText } from "./formats/fold-text.ts";
export { hyphenate } from "./formats/hyphenate.ts";
export { escapeMarkup, unescapeMarkup } from "./formats/escape-markup.ts";
export { dropUnwritable, escapeXmlText } from "./formats/escape-xml.ts";
export {
  formatDate,
  formatFullDate,
  formatMoment,
  formatDateTick,
  parseTypedDate,
} from "./formats/format-date.ts";
export { formatInZone, toWallTime } from "./formats/format-in-zone.ts";
export { formatIdentifier } from "./formats/format-identifier.ts";
export { formatFixed, formatNumber } from "./formats/format-number.ts";
export { isRecord } from "./formats/is-record.ts";
export { readPath } from "./formats/read-path.ts";
export { joinItems, joinLabel } from "./formats/join-label.ts";
export { joinNames } from "./formats/join-names.ts";
export {
  type ForeignText,
  listForeignLabels,
  splitLanguages,
  type TextPart,
} from "./formats/split-languages.ts";
export { withinSentence } from "./formats/within-sentence.ts";
export { joinUnit, unitGap } from "./formats/join-unit.ts";
export { lastPart } from "./formats/last-part.ts";
export { SHORT_MONTHS } from "./formats/month-names.ts";
export { nameValue, nameMissingValue } from "./formats/name-value.ts";
export { MISSING_NUMBER } from "./formats/number-symbols.ts";
export { parseDate, parseDay } from "./formats/parse-date.ts";
export { parseJson } from "./formats/parse-json.ts";
export { readWholeNumber } from "./formats/read-whole-number.ts";
export { canJoinDimensions, joinComponents } from "./join/join-components.ts";
export { planJoin } from "./join/plan-join.ts";
export {
  MISSING_CODE,
  type DictionaryColumn,
  type NumberColumn,
  type Column,
  type ObservationTable,
  findColumn,
  findDictionaryColumn,
  findNumberColumn,
  cellValue,
  cellLabel,
} from "./table/observation-table.ts";
export { encodeTableBytes, decodeTableBytes } from "./table/table-bytes.ts";
export { compactTable } from "./table/table-compact.ts";
export {
  type RangeKey,
  isInRange,
  type FindRowsOptions,
  findRows,
  filterTable,
} from "./table/table-filter.ts";
export { resolveMostRecent, derivePossibleFilters } from "./table/table-possible.ts";
export { type LargestValues, rankLargest, sumByValue } from "./table/rank-largest.ts";
export { findKnownDays, type KnownDays } from "./table/day-column.ts";
export { selectRows } from "./table/table-rows.ts";
export { type SortKey, sortTable } from "./table/table-sort.ts";
export { distinctValues, distinctUnder, numberBounds } from "./table/table-values.ts";
export {
  type SentTable,
  type WireTable,
  encodeTable,
  decodeTable,
  sendTable,
} from "./table/table-wire.ts";
export {
  DIMENSION_KINDS,
  MEASURE_KINDS,
  COMPONENT_KINDS,
  type DimensionKind,
  type MeasureKind,
  type ComponentKind,
  SCALE_TYPES,
  type ScaleType,
  type ComponentValue,
  type HierarchyNode,
  RELATION_KINDS,
  type RelationKind,
  type Related,
  type LimitRelated,
  type Limit,
  type Dimension,
  type Measure,
  type Component,
  type CubeComponents,
  findComponent,
} from "./vocabulary/component.ts";
export {
  type Term,
  type DataSource,
  type CubeMetadata,
  type SearchCube,
  type SearchResult,
  SEARCH_ORDERS,
  type SearchOrder,
  type SearchFilter,
  type ComponentTermsets,
  type PossibleFilter,
} from "./vocabulary/cube.ts";
export {
  MOST_RECENT_VALUE,
  FIELD_VALUE_NONE,
  type SingleFilter,
  type MultiFilter,
  type FilterValue,
  type Filters,
} from "./vocabulary/filter.ts";
export {
  type Iri,
  type ComponentId,
  type ChartKey,
  buildComponentId,
  parseComponentId,
  buildJoinById,
  isWebAddress,
} from "./vocabulary/ids.ts";
export { KIND_TRAITS, kindTraits, isMeasure, isDimension } from "./vocabulary/kind-traits.ts";
export {
  LOCALES,
  type Locale,
  DEFAULT_LOCALE,
  isLocale,
  type LocalizedText,
  deriveLanguageChain,
} from "./vocabulary/locale.ts";
export {
  groupOfHost,
  type LayerName,
  type ResolutionRange,
  type LayerTime,
  isServiceAway,
  listLayers,
  type MapProvider,
  type MapService,
  type NamedLayer,
  normalizeServiceUrl,
  type ServiceLayer,
  type ServiceProblem,
  type TileMatrix,
  urlOfPictures,
} from "./vocabulary/map-service.ts";
export {
  SHAPE_WIDTHS,
  pickShapeWidth,
  type Shape,
  type ShapeTopology,
  type GeoBox,
  type BaseMap,
  type Geography,
  findShapeBox,
  joinGeoBoxes,
  joinSpans,
  pickShapes,
  widthOfGeoBox,
} from "./vocabulary/shape-topology.ts";
export { weighPoints, weighPointsInSteps } from "./vocabulary/weigh-points.ts";
export { joinShapes } from "./vocabulary/join-shapes.ts";
export { TIME_UNITS, type TimeUnit, isFinerTimeUnit } from "./vocabulary/time-unit.ts";

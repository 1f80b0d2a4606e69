import { isRecord, type Locale, LOCALES } from "@statelier/model";
import type { ConfiguratorState, StateWithCharts } from "../document/configurator-state.ts";
import type { Remark } from "../schema/extensions.ts";
import type { EditorEvent, EditorEventType } from "./events/events.ts";
import { findDragged } from "./find-dragged.ts";

/** Message ids of what a step of undo has done. */
export type StepNameId =
  | "history.annotation"
  | "history.calculation"
  | "history.chart-added"
  | "history.chart-removed"
  | "history.chart-replaced"
  | "history.chart-type"
  | "history.charts-reordered"
  | "history.color"
  | "history.conversion"
  | "history.dataset-added"
  | "history.dataset-removed"
  | "history.field"
  | "history.field-option"
  | "history.field-removed"
  | "history.fields-swapped"
  | "history.highlight"
  | "history.filter"
  | "history.filter-removed"
  | "history.layer"
  | "history.layout"
  | "history.limit"
  | "history.logarithmic"
  | "history.palette"
  | "history.names"
  | "history.percent"
  | "history.shared-filter"
  | "history.small-charts"
  | "history.stack"
  | "history.table-column"
  | "history.table-sorting"
  | "history.text"
  | "history.text-block"
  | "history.viewer-filter";

/** What a step did, for a reader: a message id and what belongs into the message. */
export type StepName = { id: StepNameId; args: Readonly<Record<string, string>> };

/** Events that change the document get a name; null for those that move between screens or follow from another event (UR2). */
const STEP_NAMES: Readonly<Record<EditorEventType, StepNameId | null>> = {
  INITIALIZED: null,
  DATASOURCE_CHANGED: null,
  STEP_NEXT: null,
  STEP_PREVIOUS: null,
  CONFIGURE_CHART: null,
  PUBLISH_FAILED: null,
  PUBLISHED: null,
  SWITCH_ACTIVE_CHART: null,
  CHART_ACTIVE_FIELD_CHANGED: null,
  LAYOUT_ACTIVE_FIELD_CHANGED: null,
  LAYOUT_BLOCK_INITIALIZED: null,
  POSSIBLE_FILTERS_RECEIVED: null,
  MAP_SKEW_FOUND: null,
  POINTS_NAMED: null,
  CHART_CONFIG_ADD: "history.chart-added",
  CHART_CONFIG_ADD_NEW_DATASET: "history.chart-added",
  CHART_CONFIG_REMOVE: "history.chart-removed",
  CHART_CONFIG_REORDER: "history.charts-reordered",
  CHART_CONFIG_REPLACED: "history.chart-replaced",
  DATASET_ADD: "history.dataset-added",
  DATASET_REMOVE: "history.dataset-removed",
  CHART_TYPE_CHANGED: "history.chart-type",
  CHART_FIELD_CHANGED: "history.field",
  CHART_FIELD_UPDATED: "history.field-option",
  CHART_FIELD_DELETED: "history.field-removed",
  CHART_FIELDS_SWAPPED: "history.fields-swapped",
  CHART_META_CHANGE: "history.text",
  IMPUTATION_TYPE_CHANGED: "history.field-option",
  CHART_SHOW_LEGEND_TITLE_CHANGED: "history.field-option",
  INTERACTIVE_FILTER_CHANGED: "history.viewer-filter",
  READER_FILTER_TYPE_CHANGED: "history.viewer-filter",
  READER_FILTER_DEFAULT_CHANGED: "history.viewer-filter",
  CONVERSION_UNIT_SET: "history.conversion",
  CONVERSION_UNIT_REMOVE: "history.conversion",
  CHART_COLOR_CHANGED: "history.color",
  COLOR_FIELD_SET: "history.color",
  CHART_PALETTE_CHANGED: "history.palette",
  CHART_PALETTE_RESET: "history.palette",
  CHART_CONFIG_UPDATE_COLOR_MAPPING: "history.color",
  FILTER_SET_SINGLE: "history.filter",
  FILTER_REMOVE_SINGLE: "history.filter-removed",
  CHART_CONFIG_FILTERS_UPDATE: "history.filter",
  CHART_CONFIG_FILTER_SET_MULTI: "history.filter",
  CHART_CONFIG_FILTER_SET_RANGE: "history.filter",
  CHART_CONFIG_FILTER_RESET_RANGE: "history.filter-removed",
  LIMIT_SET: "history.limit",
  LIMIT_REMOVE: "history.limit",
  TABLE_COLUMN_MOVED: "history.table-column",
  TABLE_COLUMN_CHANGED: "history.table-column",
  TABLE_SORTING_CHANGED: "history.table-sorting",
  MAP_LOCK_CHANGED: "history.field-option",
  CUSTOM_LAYER_ADD: "history.layer",
  CUSTOM_LAYER_REMOVE: "history.layer",
  CUSTOM_LAYER_SWAP: "history.layer",
  CUSTOM_LAYER_UPDATE: "history.layer",
  LAYOUT_CHANGED: "history.layout",
  LAYOUT_META_CHANGE: "history.text",
  LAYOUT_BLOCK_SWAP: "history.layout",
  LAYOUT_BLOCK_ADD: "history.text-block",
  LAYOUT_BLOCK_REMOVE: "history.text-block",
  LAYOUT_BLOCK_DUPLICATE: "history.text-block",
  LAYOUT_BLOCK_TEXT_CHANGE: "history.text-block",
  LAYOUT_CANVAS_CHANGED: "history.layout",
  LAYOUT_PUBLISHABLE_CHANGED: "history.layout",
  DASHBOARD_TIME_RANGE_FILTER_UPDATE: "history.shared-filter",
  DASHBOARD_TIME_RANGE_FILTER_REMOVE: "history.shared-filter",
  DASHBOARD_DATA_FILTERS_SET: "history.shared-filter",
  DASHBOARD_DATA_FILTER_ADD: "history.shared-filter",
  DASHBOARD_DATA_FILTER_REMOVE: "history.shared-filter",
};

const NAMED_ARGS = ["chartType", "field", "componentId", "locale", "measureId", "dimensionId"];

/** What some settings of a chart are called that one event changes with all others. */
const SETTING_NAMES = {
  altText: "history.text",
  calculation: "history.calculation",
  colorLevel: "history.color",
  colorScales: "history.palette",
  componentNames: "history.text",
  highlight: "history.highlight",
  logAxes: "history.logarithmic",
  note: "history.text",
  panels: "history.small-charts",
  pointLabels: "history.names",
  remarks: "history.annotation",
  percent: "history.percent",
  stack: "history.stack",
} as const satisfies Record<string, StepNameId>;

export const isStepNameId = (text: string): text is StepNameId =>
  [...Object.values<string | null>(STEP_NAMES), ...Object.values<string>(SETTING_NAMES)].includes(
    text,
  );

type SettingName = keyof typeof SETTING_NAMES;

const isSettingName = (name: string | undefined): name is SettingName =>
  name !== undefined && Object.hasOwn(SETTING_NAMES, name);

const readCalculation = (state: ConfiguratorState): string | undefined =>
  "chartConfigs" in state
    ? state.chartConfigs.find(({ key }) => key === state.activeChartKey)?.interactiveFiltersConfig
        ?.calculation.type
    : undefined;

const nameSetting = (event: EditorEvent, before: ConfiguratorState): StepNameId | undefined => {
  if (event.type === "INTERACTIVE_FILTER_CHANGED") {
    const { type } = event.interactiveFiltersConfig.calculation;
    return type === (readCalculation(before) ?? "identity") ? undefined : SETTING_NAMES.percent;
  }
  if (event.type !== "CHART_FIELD_UPDATED") return undefined;
  const [name] = event.path;
  if (event.field === "extensions") return isSettingName(name) ? SETTING_NAMES[name] : undefined;
  const isStack = name === "type" && (event.value === "stacked" || event.value === "grouped");
  return isStack ? SETTING_NAMES.stack : undefined;
};

const listRemarks = (state: ConfiguratorState): readonly Remark[] =>
  ("chartConfigs" in state &&
    state.chartConfigs.find(({ key }) => key === state.activeChartKey)?.extensions?.remarks) ||
  [];

/** The annotation whose text an event changes, and in which language; undefined where it changes something else. */
const findWrittenRemark = (
  event: EditorEvent,
  before: ConfiguratorState,
): { key: string; locale: Locale } | undefined => {
  if (event.type !== "CHART_FIELD_UPDATED" || event.path[0] !== "remarks") return undefined;
  const was = listRemarks(before);
  if (!Array.isArray(event.value) || event.value.length !== was.length) return undefined;
  const [written, ...others] = (event.value as Remark[]).flatMap(({ key, text }, at) =>
    LOCALES.filter((locale) => (text?.[locale] ?? "") !== (was[at]?.text?.[locale] ?? "")).map(
      (locale) => ({ key, locale }),
    ),
  );
  return others.length === 0 ? written : undefined;
};

/** The option of a field, or what the chart has beside its fields, that an event changes; a stack has a name of its own. */
const findSetting = (
  event: EditorEvent,
  id: StepNameId,
): { setting?: string; componentId?: string } => {
  if (event.type === "IMPUTATION_TYPE_CHANGED") return { setting: "imputationType" };
  if (event.type === "CHART_SHOW_LEGEND_TITLE_CHANGED") return { setting: "showTitle" };
  if (event.type === "MAP_LOCK_CHANGED") return { setting: "locked" };
  if (event.type !== "CHART_FIELD_UPDATED") return {};
  const [setting = "", of] = event.path;
  if (event.field === "extensions")
    return of === undefined ? { setting } : { setting, componentId: of };
  return id === "history.field-option" ? { setting: event.path.at(-1) ?? "" } : {};
};

/** The name of the step that an event makes of a state; undefined where it makes none (UR1, UR2). */
export const deriveStepName = (
  event: EditorEvent,
  before: ConfiguratorState,
): StepName | undefined => {
  const id = nameSetting(event, before) ?? STEP_NAMES[event.type];
  if (id === null) return undefined;
  const args = Object.entries(event).filter(
    ([key, value]) => NAMED_ARGS.includes(key) && typeof value === "string",
  );
  const written = findWrittenRemark(event, before);
  const filtered =
    "filters" in event && Array.isArray(event.filters) ? event.filters[0] : undefined;
  return {
    id,
    args: {
      ...(filtered && { dimensionId: filtered.dimensionId }),
      ...(Object.fromEntries(args) as Record<string, string>),
      ...(written && { locale: written.locale }),
      ...findSetting(event, id),
    },
  };
};

/** What beside the format is written letter by letter. */
const WRITTEN = ["altText", "note", "componentNames"];

/** The languages in which an event changes a text of an author. */
const listWrittenLocales = (
  event: Extract<EditorEvent, { type: "CHART_FIELD_UPDATED" }>,
  before: ConfiguratorState,
): Locale[] => {
  if (!("chartConfigs" in before)) return [];
  const config = before.chartConfigs.find(({ key }) => key === before.activeChartKey);
  const was = event.path.reduce<unknown>(
    (at, name) => (isRecord(at) ? at[name] : undefined),
    config?.extensions,
  );
  const textOf = (texts: unknown, locale: Locale): unknown =>
    (isRecord(texts) ? texts[locale] : texts) || "";
  return LOCALES.filter((locale) => textOf(was, locale) !== textOf(event.value, locale));
};

/** Events with the same key in a row are one step: typing in one text, dragging one colour or a period (UR3). */
export const deriveMergeKey = (event: EditorEvent, before: StateWithCharts): string | undefined => {
  const { type } = event;
  const chartKey = before.activeChartKey;
  if (type === "CHART_META_CHANGE" || type === "LAYOUT_META_CHANGE") {
    return JSON.stringify([type, chartKey, event.field, event.locale]);
  }
  if (type === "CHART_FIELD_UPDATED" && WRITTEN.includes(event.path[0] ?? ""))
    return JSON.stringify([type, chartKey, ...event.path, listWrittenLocales(event, before)]);
  const written = findWrittenRemark(event, before);
  if (written) return JSON.stringify([type, chartKey, written.key, written.locale]);
  if (type === "DASHBOARD_TIME_RANGE_FILTER_UPDATE") return type;
  if (type === "LAYOUT_BLOCK_TEXT_CHANGE") return JSON.stringify([type, event.key, event.locale]);
  if (type === "CHART_COLOR_CHANGED") {
    return JSON.stringify([type, chartKey, event.field, event.value]);
  }
  if (type === "CONVERSION_UNIT_SET") return JSON.stringify([type, chartKey, event.componentId]);
  const dragged = findDragged(event, before);
  return dragged && JSON.stringify([type, chartKey, ...dragged]);
};

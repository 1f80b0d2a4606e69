import {
  CHART_TYPES,
  type ChartKind,
  chartRules,
  type ChartType,
  type FieldOption,
  isOfKind,
} from "@statelier/document";
import { foldText } from "@statelier/model";
import type { MessageArgs, MessageId, UiLocale } from "@statelier/ui/messages";
import { SEARCH_WORDS, type SearchTopic } from "@statelier/ui/search-words";

/** A text without anything to fill in. */
type PlainId = {
  [Id in MessageId]: [keyof MessageArgs<Id>] extends [never] ? Id : never;
}[MessageId];

/** What people look for that is no name of a setting, and the settings that do it. */
type SettingWords = {
  topic: SearchTopic;
  /** What the settings are called, or the sections in which they stand. */
  names: readonly PlainId[];
  /** What a chart type has to offer for one of them; all types do where nothing is named. */
  options?: readonly FieldOption[];
  kind?: ChartKind;
};

export const SETTING_WORDS: readonly SettingWords[] = [
  { topic: "slope", names: ["editor.kind"], kind: "slope" },
  { topic: "dumbbell", names: ["editor.kind"], kind: "dumbbell" },
  { topic: "pyramid", names: ["editor.kind"], kind: "pyramid" },
  { topic: "panels", names: ["editor.panels"], options: ["panels"] },
  {
    topic: "percent",
    names: ["editor.percent", "editor.calculation"],
    options: ["calculation", "calculate"],
  },
  {
    topic: "animation",
    names: ["editor.field.animation"],
    options: ["animation"],
  },
  {
    topic: "legend",
    names: ["editor.legend-title", "editor.readers.legend"],
    options: ["legendTitle"],
  },
  { topic: "unit", names: ["editor.conversion"] },
  {
    topic: "index",
    names: ["editor.calculation"],
    options: ["calculate"],
  },
  {
    topic: "trend",
    names: ["editor.smoothing", "editor.calculation"],
    options: ["smoothing", "calculate"],
  },
  { topic: "highlight", names: ["editor.highlight"], options: ["color"] },
  { topic: "patterns", names: ["editor.patterns"], options: ["color"] },
  { topic: "log", names: ["editor.log-axis"], options: ["logAxis"] },
  { topic: "zero", names: ["editor.axis-start"], options: ["axisStart"] },
  {
    topic: "range",
    names: ["editor.domain.by-hand", "editor.domain"],
    options: ["customDomain"],
  },
  {
    topic: "labels",
    names: ["editor.values-in-chart"],
    options: ["showValues"],
  },
  { topic: "names", names: ["editor.names.component"] },
  {
    topic: "title",
    names: ["editor.text.title", "editor.text.description"],
  },
  { topic: "source", names: ["editor.datasets.about"] },
  { topic: "annotation", names: ["editor.remarks.add"] },
  { topic: "alt", names: ["editor.text.alt"] },
  { topic: "stack", names: ["editor.stack"], options: ["chartSubType"] },
  {
    topic: "sorting",
    names: ["editor.sorting", "editor.table.sorting.add"],
  },
  {
    topic: "color",
    names: ["editor.palette", "editor.color", "editor.colors"],
  },
  {
    topic: "middle",
    names: ["editor.map.middle", "editor.palette.turned"],
    options: ["colorComponent"],
  },
  { topic: "missing", names: ["editor.imputation"], options: ["imputation"] },
  { topic: "largest", names: ["editor.largest"], options: ["largest"] },
  { topic: "values", names: ["editor.values"] },
  {
    topic: "bubble",
    names: ["editor.dot-size", "editor.map.size"],
    options: ["dotSize", "size"],
  },
  { topic: "reader", names: ["editor.filters.readers"] },
  { topic: "dark", names: ["editor.canvas.dark"] },
  { topic: "vision", names: ["editor.canvas.vision"] },
  { topic: "download", names: ["editor.pictures"] },
  { topic: "embed", names: ["editor.preview-link", "editor.publish"] },
  // How numbers are written follows from the dataset: another unit shortens them.
  { topic: "format", names: ["editor.conversion"] },
  {
    topic: "yAxis",
    names: ["editor.field.y", "editor.field.left-axis", "editor.field.right-axis"],
    options: ["customDomain", "axisStart", "logAxis"],
  },
  {
    topic: "xAxis",
    names: ["editor.field.x"],
    options: ["customDomain", "axisStart", "logAxis"],
  },
  { topic: "region", names: ["editor.color-level", "editor.values"] },
  { topic: "width", names: ["editor.canvas.width"] },
  { topic: "note", names: ["editor.text.note"] },
];

const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}%]+/gu) ?? [];

/** Whether each word of a query begins one of a text. */
const isBegun = (text: string, query: readonly string[]): boolean => {
  const words = splitWords(text);
  return query.every((part) => words.some((word) => word.startsWith(part)));
};

/** What of `SETTING_WORDS` somebody looks for who writes this. */
export const findWords = (query: string, locale: UiLocale): SettingWords[] => {
  const parts = splitWords(query);
  if (parts.join("").length < 2) return [];
  return SETTING_WORDS.filter(({ topic }) =>
    SEARCH_WORDS[locale][topic].some((text) => isBegun(text, parts)),
  );
};

/** The chart types that have what is looked for. */
export const listTypesWith = ({ options, kind }: Omit<SettingWords, "topic">): ChartType[] =>
  CHART_TYPES.filter((chartType) => {
    if (kind) return isOfKind({ chartType, extensions: { kind } }, kind);
    const offered: FieldOption[] = chartRules[chartType].fields.flatMap((field) => field.options);
    return !options || options.some((option) => offered.includes(option));
  });

import {
  CHART_TYPES,
  type ChartKind,
  chartRules,
  type ChartType,
  type FieldOption,
  isOfKind,
} from "@statelier/document";
import { foldText } from "@statelier/model";
import type { MessageArgs, MessageId } from "@statelier/ui/messages";

/** A text without anything to fill in. */
type PlainId = {
  [Id in MessageId]: [keyof MessageArgs<Id>] extends [never] ? Id : never;
}[MessageId];

/** What people look for that is no name of a setting, and the settings that do it. */
type SettingWords = {
  /** The words of one language, with strokes between them. */
  words: PlainId & `editor.find.words.${string}`;
  /** What the settings are called, or the sections in which they stand. */
  names: readonly PlainId[];
  /** What a chart type has to offer for one of them; all types do where nothing is named. */
  options?: readonly FieldOption[];
  kind?: ChartKind;
};

export const SETTING_WORDS: readonly SettingWords[] = [
  { words: "editor.find.words.slope", names: ["editor.kind"], kind: "slope" },
  { words: "editor.find.words.dumbbell", names: ["editor.kind"], kind: "dumbbell" },
  { words: "editor.find.words.pyramid", names: ["editor.kind"], kind: "pyramid" },
  { words: "editor.find.words.panels", names: ["editor.panels"], options: ["panels"] },
  {
    words: "editor.find.words.percent",
    names: ["editor.percent", "editor.calculation"],
    options: ["calculation", "calculate"],
  },
  {
    words: "editor.find.words.animation",
    names: ["editor.field.animation"],
    options: ["animation"],
  },
  {
    words: "editor.find.words.legend",
    names: ["editor.legend-title", "editor.readers.legend"],
    options: ["legendTitle"],
  },
  { words: "editor.find.words.unit", names: ["editor.conversion"] },
  {
    words: "editor.find.words.index",
    names: ["editor.calculation"],
    options: ["calculate"],
  },
  {
    words: "editor.find.words.trend",
    names: ["editor.smoothing", "editor.calculation"],
    options: ["smoothing", "calculate"],
  },
  { words: "editor.find.words.highlight", names: ["editor.highlight"], options: ["color"] },
  { words: "editor.find.words.patterns", names: ["editor.patterns"], options: ["color"] },
  { words: "editor.find.words.log", names: ["editor.log-axis"], options: ["logAxis"] },
  { words: "editor.find.words.zero", names: ["editor.axis-start"], options: ["axisStart"] },
  {
    words: "editor.find.words.range",
    names: ["editor.domain.by-hand", "editor.domain"],
    options: ["customDomain"],
  },
  {
    words: "editor.find.words.labels",
    names: ["editor.values-in-chart"],
    options: ["showValues"],
  },
  { words: "editor.find.words.names", names: ["editor.names.component"] },
  {
    words: "editor.find.words.title",
    names: ["editor.text.title", "editor.text.description"],
  },
  { words: "editor.find.words.source", names: ["editor.datasets.about"] },
  { words: "editor.find.words.annotation", names: ["editor.remarks.add"] },
  { words: "editor.find.words.alt", names: ["editor.text.alt"] },
  { words: "editor.find.words.stack", names: ["editor.stack"], options: ["chartSubType"] },
  {
    words: "editor.find.words.sorting",
    names: ["editor.sorting", "editor.table.sorting.add"],
  },
  {
    words: "editor.find.words.color",
    names: ["editor.palette", "editor.color", "editor.colors"],
  },
  { words: "editor.find.words.missing", names: ["editor.imputation"], options: ["imputation"] },
  { words: "editor.find.words.largest", names: ["editor.largest"], options: ["largest"] },
  { words: "editor.find.words.values", names: ["editor.values"] },
  {
    words: "editor.find.words.bubble",
    names: ["editor.dot-size", "editor.map.size"],
    options: ["dotSize", "size"],
  },
  { words: "editor.find.words.reader", names: ["editor.filters.readers"] },
  { words: "editor.find.words.dark", names: ["editor.canvas.dark"] },
  { words: "editor.find.words.vision", names: ["editor.canvas.vision"] },
  { words: "editor.find.words.download", names: ["editor.pictures"] },
  { words: "editor.find.words.embed", names: ["editor.preview-link", "editor.publish"] },
];

const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}%]+/gu) ?? [];

/** Whether each word of a query begins one of a text. */
const isBegun = (text: string, query: readonly string[]): boolean => {
  const words = splitWords(text);
  return query.every((part) => words.some((word) => word.startsWith(part)));
};

/** What of `SETTING_WORDS` somebody looks for who writes this. */
export const findWords = (
  query: string,
  say: (id: SettingWords["words"]) => string,
): SettingWords[] => {
  const parts = splitWords(query);
  if (parts.join("").length < 2) return [];
  return SETTING_WORDS.filter(({ words }) =>
    say(words)
      .split("|")
      .some((text) => isBegun(text, parts)),
  );
};

/** The chart types that have what is looked for. */
export const listTypesWith = ({ options, kind }: Omit<SettingWords, "words">): ChartType[] =>
  CHART_TYPES.filter((chartType) => {
    if (kind) return isOfKind({ chartType, extensions: { kind } }, kind);
    const offered: FieldOption[] = chartRules[chartType].fields.flatMap((field) => field.options);
    return !options || options.some((option) => offered.includes(option));
  });

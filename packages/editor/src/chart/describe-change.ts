import { CHART_TYPES, chartRules, type ChartType, type FieldSpec } from "@statelier/document";
import { type CubeComponents, findComponent, isRecord, MOST_RECENT_VALUE } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { nameField } from "./name-field.ts";
import type { VersionChange } from "./compare-versions.ts";

/** What a change is called, and what stood there before and after it where that can be said. */
export type ChangeWords = { name: string; from?: string; to?: string };

/** Of what the names of things are taken: components of all charts that are compared. */
export type ChangeNames = Readonly<CubeComponents>;

export const NO_NAMES: ChangeNames = { dimensions: [], measures: [] };

const findFieldSpecOfAny = (field: string): FieldSpec | undefined =>
  CHART_TYPES.flatMap((type): readonly FieldSpec[] => chartRules[type].fields).find(
    (spec) => spec.field === field,
  );

/** Values of a filter are written while they can be read at a glance. */
const MOST_VALUES = 5;

type Words = { t: Translator; names: ChangeNames };

const nameFilter = (
  filter: unknown,
  labels: ReadonlyMap<string, string>,
  t: Translator,
): string => {
  const nameValue = (value: unknown): string =>
    value === MOST_RECENT_VALUE
      ? t("editor.filters.most-recent")
      : (labels.get(String(value)) ?? String(value));
  if (!isRecord(filter)) return t("account.compare.filter.none");
  const { type, from, to, value, values } = filter;
  if (type === "range") return `${nameValue(from)} – ${nameValue(to)}`;
  if (type === "single") return nameValue(value);
  const kept = isRecord(values) ? Object.keys(values) : [];
  return kept.length > MOST_VALUES
    ? t("account.compare.filter.values", { count: kept.length })
    : kept.map(nameValue).join(", ");
};

const describeFilter = (
  { component, from, to }: NonNullable<VersionChange["filter"]>,
  { t, names }: Words,
): ChangeWords => {
  const name = t("history.filter");
  const dimension = names.dimensions.find(({ id }) => id === component);
  if (!dimension) return { name };
  const labels = new Map(dimension.values.map(({ value, label }) => [value, label]));
  return {
    name: `${name} (${dimension.label})`,
    from: nameFilter(from, labels, t),
    to: nameFilter(to, labels, t),
  };
};

/** A column of a table goes by its component. */
const describeField = (
  { field = "", from, to }: VersionChange,
  { t, names }: Words,
): ChangeWords => {
  const labelOf = (id: string | undefined): string | undefined =>
    id === undefined ? undefined : findComponent(names, id)?.label;
  const [was, is] = [labelOf(from), labelOf(to)];
  const called = nameField(findFieldSpecOfAny(field), t) ?? labelOf(field);
  const isOption = from === undefined && to === undefined;
  const name = t(isOption ? "history.field-option" : "history.field");
  return {
    name: called ? `${name} (${called})` : name,
    ...(was && { from: was }),
    ...(is && { to: is }),
  };
};

const isChartType = (text: string): text is ChartType => CHART_TYPES.some((type) => type === text);

/** A change in the words of the reader; what has no name among `names` goes without. */
export const describeChange = (change: VersionChange, words: Words): ChangeWords => {
  const { t } = words;
  const { id, locale, field, filter, text, from, to } = change;
  if (field !== undefined) return describeField(change, words);
  if (filter) return describeFilter(filter, words);
  const name = text ? t(`editor.text.${text}`) : t(`history.${id}`);
  const nameType = (type: string): string => (isChartType(type) ? t(`editor.type.${type}`) : type);
  const say = (text: string): string => (id === "chart-type" ? nameType(text) : text);
  return {
    name: locale ? `${name} (${t(`kit.locale.${locale}`)})` : name,
    ...(from && { from: say(from) }),
    ...(to && { to: say(to) }),
  };
};

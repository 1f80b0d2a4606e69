import { findFilter, resolveMostRecent } from "@statelier/document";
import {
  type Dimension,
  FIELD_VALUE_NONE,
  MOST_RECENT_VALUE,
  nameMissingValue,
  nameValue,
} from "@statelier/model";
import { type OptionNode, PlainSelect, useT } from "@statelier/ui/plain";
import type { Translator } from "@statelier/ui/messages";
import { type ReactNode, useMemo } from "react";
import { areTyped } from "./read-typed.ts";
import { DateField } from "./date-field.tsx";
import styles from "../site/published-page.module.css";
import type { ShownChart } from "../chart-state/page-state.ts";
import { makeValueWriter } from "../params/value-names.ts";
import { canBeOff, deriveAuthorValue, isMultiFilter } from "../chart-state/author-value.ts";
import { type FilterChoice, listChosen, makeChoice } from "../chart-state/filter-choice.ts";
import { buildOptionNodes, makeOption } from "./option-nodes.ts";
import { TreeFilter } from "./tree-filter.tsx";

type Chart = ShownChart["chart"];

const deriveShownChoice = ({ config, choices }: Chart, dimension: Dimension): FilterChoice =>
  choices.dataFilters[dimension.id] ?? deriveAuthorValue(config, dimension);

/** The marker of the newest value as that which the chart shows. */
const resolve = ({ table }: Chart, dimension: Dimension, value: string): string =>
  resolveMostRecent(dimension, value, table) ?? "";

/** More values than these are counted, not named. */
const MOST_NAMED = 3;

type Names = { named: string; more: string };

const listNames = (dimension: Dimension, values: readonly string[], t: Translator): Names => {
  const wanted = new Set(values);
  const labels = dimension.values.flatMap((each) =>
    wanted.delete(each.value) ? [nameValue(dimension, each)] : [],
  );
  labels.push(...[...wanted].map((value) => nameMissingValue(dimension, value)));
  const more = labels.length - MOST_NAMED;
  const named = labels.slice(0, MOST_NAMED).join(", ");
  return { named, more: more > 0 ? t("kit.select.more", { count: more }) : "" };
};

/** What values are called, in the order of the dimension, those that it has no longer last. */
export const nameValues = (
  dimension: Dimension,
  values: readonly string[],
  t: Translator,
): string => {
  const { named, more } = listNames(dimension, values, t);
  return more === "" ? named : `${named} ${more}`;
};

/** What the shown values are called; nothing where there is none. */
export const nameShownValue = (chart: Chart, dimension: Dimension, t: Translator): string =>
  nameValues(
    dimension,
    listChosen(deriveShownChoice(chart, dimension)).map((value) =>
      resolve(chart, dimension, value),
    ),
    t,
  );

const listOffered = (
  chart: Chart,
  dimension: Dimension,
  shown: readonly string[],
): OptionNode[] => {
  const author = findFilter(chart.config, dimension);
  const possible = chart.possible[dimension.id];
  const found = possible && new Set(possible);
  const isOffered = (each: string): boolean =>
    shown.includes(each) ||
    ((found?.has(each) ?? true) && (author?.type !== "multi" || author.values[each] === true));
  if (dimension.hierarchy?.some(({ children }) => children.length > 0))
    return buildOptionNodes(dimension, isOffered);
  return dimension.values
    .filter((each) => isOffered(each.value))
    .map((each) => makeOption(dimension, each));
};

type FilterProps = { dimension: Dimension; name: string; shown: ShownChart };

const useFilter = ({ dimension, shown }: FilterProps) => {
  const t = useT();
  const { chart } = shown;
  return {
    t,
    chosen: deriveShownChoice(chart, dimension),
    isOptional: canBeOff(chart.config, dimension),
    choose: (choice: FilterChoice): void =>
      shown.choose({ dataFilters: { ...chart.choices.dataFilters, [dimension.id]: choice } }),
  };
};

const MultiFilter = (props: FilterProps): ReactNode => {
  const { dimension, name, shown } = props;
  const { t, chosen, isOptional, choose } = useFilter(props);
  const values = listChosen(chosen).map((value) => resolve(shown.chart, dimension, value));
  const { named, more } = listNames(dimension, values, t);
  return (
    <TreeFilter
      label={dimension.label}
      labelLanguage={dimension.labelLanguage}
      name={name}
      nameOf={makeValueWriter(dimension)}
      nodes={listOffered(shown.chart, dimension, values)}
      chosen={new Set(values)}
      isMulti
      canBeEmpty={isOptional}
      valueLabel={named || t("viewer.filters.none")}
      moreLabel={more}
      onChoose={(ids) => choose(makeChoice(ids))}
    />
  );
};

/** The author shows the newest value, whichever it is: who has left it finds it again. */
const startsLatest = ({ config }: Chart, dimension: Dimension): boolean =>
  deriveAuthorValue(config, dimension) === MOST_RECENT_VALUE;

const SingleFilter = (props: FilterProps): ReactNode => {
  const { dimension, name, shown } = props;
  const { t, chosen, isOptional, choose } = useFilter(props);
  const nameOf = makeValueWriter(dimension);
  const value = String(chosen);
  const named = nameValues(dimension, [resolve(shown.chart, dimension, value)], t);
  const offered = listOffered(shown.chart, dimension, [value]);
  const isLatest = value === MOST_RECENT_VALUE;
  const nodes: OptionNode[] = [
    ...(isOptional ? [{ id: FIELD_VALUE_NONE, label: t("viewer.filters.none") }] : []),
    ...(isLatest || startsLatest(shown.chart, dimension)
      ? [
          {
            id: MOST_RECENT_VALUE,
            label: t("viewer.filters.latest", {
              value: isLatest ? named : (offered.at(-1)?.label ?? named),
            }),
          },
        ]
      : []),
    ...offered,
  ];
  if (nodes.some(({ children }) => children))
    return (
      <TreeFilter
        label={dimension.label}
        labelLanguage={dimension.labelLanguage}
        name={name}
        nameOf={nameOf}
        nodes={nodes}
        chosen={new Set([value])}
        valueLabel={nodes.find(({ id }) => id === value)?.label ?? named}
        onChoose={([id = value]) => choose(id)}
      />
    );
  const ids = new Map(nodes.map(({ id }) => [nameOf(id), id]));
  return (
    <PlainSelect
      className={styles.filter ?? ""}
      label={dimension.label}
      name={name}
      value={nameOf(value)}
      labelLanguage={dimension.labelLanguage}
      options={nodes.map(({ id, label, language }) => ({ value: nameOf(id), label, language }))}
      onChange={({ target }) => choose(ids.get(target.value) ?? target.value)}
    />
  );
};

const isTyped = ({ kind, values, timeUnit }: Dimension): boolean =>
  kind === "TemporalDimension" && areTyped(values, timeUnit);

const DateFilter = (props: FilterProps): ReactNode => {
  const { dimension, name, shown } = props;
  const { t, chosen, isOptional, choose } = useFilter(props);
  const { chart } = shown;
  const [only = ""] = listChosen(chosen);
  const value = resolve(chart, dimension, only);
  const dates = useMemo(
    () => listOffered(chart, dimension, [value]).map(({ id, label }) => ({ value: id, label })),
    [chart, dimension, value],
  );
  return (
    <DateField
      label={dimension.label}
      name={name}
      value={value}
      dates={dates}
      timeUnit={dimension.timeUnit ?? "Day"}
      asked={chart.unknown.find((param) => param.name === name)?.value || undefined}
      none={isOptional ? t("viewer.filters.none") : undefined}
      latest={
        only !== MOST_RECENT_VALUE && startsLatest(chart, dimension)
          ? t("viewer.filters.latest", { value: dates.at(-1)?.label ?? "" })
          : undefined
      }
      onChoose={(date) => choose(makeChoice(date === "" ? [] : [date]))}
    />
  );
};

/** The values of a dimension that occur under the other choices, to choose one or several of them. */
export const DimensionFilter = (props: FilterProps): ReactNode => {
  const { dimension, shown } = props;
  if (isMultiFilter(shown.chart.config, dimension)) return <MultiFilter {...props} />;
  return isTyped(dimension) ? <DateFilter {...props} /> : <SingleFilter {...props} />;
};

import { type ChartConfig, hasColumns, listFieldComponents } from "@statelier/document";
import { type ComponentId, readWholeNumber } from "@statelier/model";
import type { ReaderChoices, UnknownParam } from "../chart-state/reader-choices.ts";
import { type ChoiceParam, readOne } from "./param-record.ts";
import { nameComponents } from "./slug.ts";

type Order = NonNullable<ReaderChoices["sorting"]>[number];

/** Letters that are searched for. */
export const LONGEST_SEARCH = 200;

const DESCENDING = "-";

/** The columns that have a head, by their names in an address; of other charts those of the table in their place. */
const nameColumns = (config: ChartConfig): Map<ComponentId, string> =>
  nameComponents(
    hasColumns(config)
      ? Object.values(config.fields)
          .filter(({ isGroup, isHidden }) => !isGroup && !isHidden)
          .map(({ componentId }) => componentId)
      : listFieldComponents(config),
  );

/** Writes by which column rows are sorted: its name, after a hyphen where the largest value comes first. */
export const makeOrderWriter = (config: ChartConfig): ((order: Order) => string) => {
  const names = nameColumns(config);
  return ({ componentId, sortingOrder }) =>
    `${sortingOrder === "desc" ? DESCENDING : ""}${names.get(componentId) ?? componentId}`;
};

/** `sort={column}` or `sort=-{column}`: of several, the last one is the first by which rows are sorted. */
export const SORT_PARAM: ChoiceParam = {
  hasName: (name) => name === "sort",
  concerns: "chart",
  default: () => ({}),
  parse: ({ config }, params) => {
    const names = nameColumns(config);
    const ids = new Map(
      [...names].flatMap(([id, name]) => [[id, id] as const, [name, id] as const]),
    );
    const unknown: UnknownParam[] = [];
    const sorting = new Map<ComponentId, Order>();
    for (const text of params.getAll("sort").toReversed()) {
      const isDescending = !ids.has(text) && text.startsWith(DESCENDING);
      const componentId = ids.get(isDescending ? text.slice(DESCENDING.length) : text);
      if (componentId === undefined) unknown.push({ name: "sort", value: text });
      else if (!sorting.has(componentId))
        sorting.set(componentId, { componentId, sortingOrder: isDescending ? "desc" : "asc" });
    }
    return { value: sorting.size > 0 ? { sorting: [...sorting.values()] } : {}, unknown };
  },
  print: ({ config }, { sorting = [] }) => {
    if (sorting.length === 0) return [];
    const write = makeOrderWriter(config);
    return sorting.toReversed().map((order) => ["sort", write(order)]);
  },
};

/** `search={text}`: what is looked for in a table. */
export const SEARCH_PARAM: ChoiceParam = {
  hasName: (name) => name === "search",
  concerns: "chart",
  control: "drawing",
  default: () => ({}),
  parse: ({ config }, params) => {
    const { text, unknown } = readOne(params, "search");
    const search = text?.trim() ?? "";
    const canSearch = hasColumns(config) && config.settings.showSearch;
    if (text !== undefined && !(canSearch && search.length <= LONGEST_SEARCH))
      return { value: {}, unknown: [{ name: "search", value: text }, ...unknown] };
    return { value: search === "" ? {} : { search }, unknown };
  },
  print: (_, { search = "" }) => (search === "" ? [] : [["search", search]]),
};

/** `page={number}`, from 1: the page of a table. */
export const PAGE_PARAM: ChoiceParam = {
  hasName: (name) => name === "page",
  concerns: "chart",
  control: "drawing",
  default: () => ({}),
  parse: ({ config }, params) => {
    const { text, unknown } = readOne(params, "page");
    if (text === undefined) return { value: {}, unknown };
    const number = readWholeNumber(text);
    if (!hasColumns(config) || !number)
      return { value: {}, unknown: [{ name: "page", value: text }, ...unknown] };
    return { value: number > 1 ? { page: number - 1 } : {}, unknown };
  },
  print: (_, { page = 0 }) => (page > 0 ? [["page", String(page + 1)]] : []),
};

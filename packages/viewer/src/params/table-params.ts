import type { ChartConfig } from "@statelier/document";
import type { ComponentId } from "@statelier/model";
import { readOne } from "./read-one.ts";
import { buildSlugs, tailOf } from "./slug.ts";
import type { ReaderChoices, UnknownParam } from "../chart-state/reader-choices.ts";

type TableChoices = Pick<ReaderChoices, "sorting" | "search" | "page">;

type Order = NonNullable<TableChoices["sorting"]>[number];

/** Letters that are searched for. */
export const LONGEST_SEARCH = 200;

const PAGE = /^[1-9]\d{0,6}$/;

const DESCENDING = "-";

/** The columns that have a head, by their names in an address; none of other charts. */
const nameColumns = ({ chartType, fields }: ChartConfig): Map<ComponentId, string> => {
  if (chartType !== "table") return new Map();
  const ids = Object.values(fields)
    .filter(({ isGroup, isHidden }) => !isGroup && !isHidden)
    .map(({ componentId }) => componentId)
    .toSorted();
  const slugs = buildSlugs(ids.map(tailOf));
  return new Map(ids.map((id, index) => [id, slugs[index] ?? id]));
};

/** Writes by which column rows are sorted: its name, after a hyphen where the largest value comes first. */
export const makeOrderWriter = (config: ChartConfig): ((order: Order) => string) => {
  const names = nameColumns(config);
  return ({ componentId, sortingOrder }) =>
    `${sortingOrder === "desc" ? DESCENDING : ""}${names.get(componentId) ?? componentId}`;
};

/** What readers have done to a table, as parameters; the column by which they sorted last stands last. */
export const encodeTableParams = (
  config: ChartConfig,
  { sorting = [], search = "", page = 0 }: TableChoices,
): [name: string, value: string][] => {
  const writeOrder = sorting.length > 0 ? makeOrderWriter(config) : String;
  const params = sorting.map((order): [string, string] => ["sort", writeOrder(order)]).toReversed();
  if (search !== "") params.push(["search", search]);
  if (page > 0) params.push(["page", String(page + 1)]);
  return params;
};

const decodeSorting = (
  config: ChartConfig,
  texts: readonly string[],
): { sorting: Order[]; unknown: UnknownParam[] } => {
  const names = nameColumns(config);
  const ids = new Map([...names].flatMap(([id, name]) => [[id, id] as const, [name, id] as const]));
  const unknown: UnknownParam[] = [];
  const sorting = new Map<ComponentId, Order>();
  for (const text of texts.toReversed()) {
    const isDescending = !ids.has(text) && text.startsWith(DESCENDING);
    const componentId = ids.get(isDescending ? text.slice(DESCENDING.length) : text);
    if (componentId === undefined) unknown.push({ name: "sort", value: text });
    else if (!sorting.has(componentId))
      sorting.set(componentId, { componentId, sortingOrder: isDescending ? "desc" : "asc" });
  }
  return { sorting: [...sorting.values()], unknown };
};

/** Reads what an address asks of a table; of several columns the last one is the first by which rows are sorted. */
export const decodeTableParams = (
  config: ChartConfig,
  params: URLSearchParams,
): { choices: TableChoices; unknown: UnknownParam[] } => {
  const { sorting, unknown } = decodeSorting(config, params.getAll("sort"));
  const search = readOne(params, "search");
  const page = readOne(params, "page");
  const isTable = config.chartType === "table";
  const canSearch = isTable && config.settings.showSearch;
  const text = search.text?.trim() ?? "";
  const isSearched = canSearch && text.length <= LONGEST_SEARCH;
  const isPaged = isTable && PAGE.test(page.text ?? "");
  if (search.text !== undefined && !isSearched)
    unknown.push({ name: "search", value: search.text });
  if (page.text !== undefined && !isPaged) unknown.push({ name: "page", value: page.text });
  const index = isPaged ? Number(page.text) - 1 : 0;
  return {
    choices: {
      ...(sorting.length > 0 ? { sorting } : {}),
      ...(isSearched && text !== "" ? { search: text } : {}),
      ...(index > 0 ? { page: index } : {}),
    },
    unknown: [...unknown, ...search.unknown, ...page.unknown],
  };
};

import { isRecord } from "@statelier/model";
import type { Unread } from "../migrations/unread.ts";
import { CHART_TYPES, chartTraits } from "../chart-types/chart-types.ts";
import { BREAKPOINTS } from "../schema/breakpoints.ts";
import { type Json, updateMember } from "../schema/json-object.ts";
import { listRepeated } from "../schema/list-repeated.ts";

type Path = Unread["path"];
type Note = (unread: Unread) => void;

const noteRepeated = (path: Path, was: unknown, note: Note): void =>
  note({ path, was, why: "repeated", dormant: true });

/** A list without what names the same as an entry before it; what has no name stays, as something else is wrong with it. */
export const keepEachOnce = <Item>(
  list: readonly Item[],
  nameOf: (item: Item) => unknown,
  leave: (item: Item, index: number) => void,
): readonly Item[] => {
  const named = list.map((item, index) => ({ item, index, name: nameOf(item) }));
  const texts = named.filter(({ name }) => typeof name === "string");
  const repeated = new Set(
    listRepeated(texts.map(({ name }) => name)).map((at) => texts[at]?.index),
  );
  for (const { item, index } of named) if (repeated.has(index)) leave(item, index);
  return list.filter((_, index) => !repeated.has(index));
};

const repairList =
  (at: Path, note: Note, nameOf: (item: unknown) => unknown) =>
  (list: unknown): unknown =>
    Array.isArray(list)
      ? keepEachOnce(list as readonly unknown[], nameOf, (was, index) =>
          noteRepeated([...at, index], was, note),
        )
      : list;

const itself = (item: unknown): unknown => item;

const updateList = (object: Json, name: string, change: (list: unknown) => unknown): Json =>
  object[name] === undefined ? object : { ...object, [name]: change(object[name]) };

/** Of several columns of one component the first that is shown stays, or the first where none is. */
const repairColumns =
  (at: Path, note: Note) =>
  (fields: Json): Json => {
    const columns = Object.entries(fields).filter(
      (entry): entry is [string, Json] => isRecord(entry[1]) && "componentId" in entry[1],
    );
    const shownFirst = columns.toSorted(
      ([, one], [, other]) => Number(one["isHidden"] === true) - Number(other["isHidden"] === true),
    );
    const left = new Set<string>();
    keepEachOnce(
      shownFirst,
      ([, { componentId }]) => componentId,
      ([key, was]) => {
        left.add(key);
        noteRepeated([...at, key], was, note);
      },
    );
    return Object.fromEntries(Object.entries(fields).filter(([key]) => !left.has(key)));
  };

const COLUMNS = CHART_TYPES.filter((type) => chartTraits[type].mapping === "columns");

const fillsColumns = ({ chartType }: Json): boolean => COLUMNS.some((type) => type === chartType);

/** A chart in which no component has two columns, and no measure two lines. */
export const repairRepeatedFields = (chart: Json, at: Path, note: Note): Json =>
  updateMember(chart, "fields", (fields) => {
    const path = [...at, "fields"];
    if (fillsColumns(chart)) return repairColumns(path, note)(fields);
    return updateMember(fields, "y", (y) =>
      updateList(y, "componentIds", repairList([...path, "y", "componentIds"], note, itself)),
    );
  });

/** A layout in which no block has two places at one width, and no chart two addresses. */
export const repairRepeatedPlaces = (layout: Json, note: Note): Json => {
  const published = updateList(
    layout,
    "publishableChartKeys",
    repairList(["layout", "publishableChartKeys"], note, itself),
  );
  return updateMember(published, "layouts", (layouts) =>
    BREAKPOINTS.reduce(
      (all, breakpoint) =>
        updateList(
          all,
          breakpoint,
          repairList(["layout", "layouts", breakpoint], note, (item) =>
            isRecord(item) ? item["i"] : undefined,
          ),
        ),
      layouts,
    ),
  );
};

import type { Translator } from "@statelier/ui/messages";
import { MISSING_CELL } from "../../parts/rows/read-cell.ts";
import type { PlannedColumn, PlotScene } from "../../scene/scene.ts";
import type { MapLayer } from "./map-model.ts";
import { type DatumSource, PlaceDatum } from "./place-datum.ts";

const NOWHERE = { anchor: { x: 0, y: 0 }, bounds: { x: 0, y: 0, width: 0, height: 0 } };

/** What the table of a map says of each place, also of those that have no shape: its rank, and the class of its colour. */
export const rankRows = (
  { measure, look }: MapLayer,
  { t, makeSource }: { t: Translator; makeSource: () => DatumSource },
): PlotScene["ranking"] => {
  if (!measure) return undefined;
  let places: ReadonlyMap<number, PlaceDatum> | undefined;
  const listPlaces = (): [number, PlaceDatum][] => {
    const source = makeSource();
    return source.layer.places.map((place) => [place.row, new PlaceDatum(source, place, NOWHERE)]);
  };
  // Nobody reads the tables of most maps.
  const find = (row: number): PlaceDatum | undefined => (places ??= new Map(listPlaces())).get(row);
  const rankOf = (row: number): number => find(row)?.rank ?? Number.POSITIVE_INFINITY;
  const own = { unit: "", isKey: false, isComponent: false };
  const rank: PlannedColumn = {
    ...own,
    id: "rank",
    label: t("chart.map.rank.title"),
    align: "end",
    sorted: "asc",
    read: (row) => {
      const value = find(row)?.rank;
      return value === undefined ? MISSING_CELL : { value, text: String(value) };
    },
  };
  const group: PlannedColumn = {
    ...own,
    id: "class",
    label: t("chart.map.class.title"),
    align: "start",
    read: (row) => {
      const text = find(row)?.classText;
      return text === undefined ? MISSING_CELL : { value: text, text };
    },
  };
  const hasClasses = look.type === "numerical" && look.scale.classes !== undefined;
  return {
    before: [rank],
    after: hasClasses ? [group] : [],
    // Places without a rank come last.
    order: (rows) =>
      rows.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : Number(rankOf(a) > rankOf(b)))),
  };
};

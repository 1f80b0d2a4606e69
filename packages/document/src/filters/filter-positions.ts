import type { ComponentId } from "@statelier/model";
import type { CubeConfig } from "../schema/filters.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { ChartDocument } from "../document/configurator-state.ts";

type CubeFilters = CubeConfig["filters"];

const number = (filters: CubeFilters): CubeFilters =>
  Object.fromEntries(
    Object.entries(filters).map(([id, filter], position) => [id, { ...filter, position }]),
  );

const order = (filters: CubeFilters): CubeFilters =>
  Object.fromEntries(
    Object.entries(filters)
      .toSorted(([, a], [, b]) => {
        const [first, second] = [a.position ?? Infinity, b.position ?? Infinity];
        return first === second ? 0 : first - second;
      })
      .map(([id, { position: _position, ...filter }]) => [id, filter]),
  );

const mapFilters =
  (change: (filters: CubeFilters) => CubeFilters) =>
  <T extends Pick<ChartDocument, "chartConfigs">>(document: T): T => ({
    ...document,
    chartConfigs: document.chartConfigs.map((config): ChartConfig => ({
      ...config,
      cubes: config.cubes.map((cube) => ({ ...cube, filters: change(cube.filters) })),
    })),
  });

/** Writes the order of the filters into them, before a document goes where objects lose their order (FI9). */
export const writeFilterPositions = mapFilters(number);

/** Restores the order that `writeFilterPositions` wrote, and takes the numbers out (FI9). */
export const readFilterPositions = mapFilters(order);

/** The filters with one of them `by` places further down, or up where negative; order decides the cascade (FI10). */
export const moveFilter = (
  filters: CubeConfig["filters"],
  id: ComponentId,
  by: number,
): CubeConfig["filters"] => {
  const entries = Object.entries(filters);
  const from = entries.findIndex(([key]) => key === id);
  const moved = entries[from];
  if (!moved) return filters;
  const rest = entries.toSpliced(from, 1);
  const to = Math.max(0, Math.min(rest.length, from + by));
  return Object.fromEntries(rest.toSpliced(to, 0, moved));
};

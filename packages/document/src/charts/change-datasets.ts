import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  type FilterValue,
  findComponent,
} from "@statelier/model";
import { hasColumns, listMappedComponents, readFields } from "../chart-types/read-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { addTableColumns } from "../chart-types/table.ts";
import { listOriginals } from "../datasets/cube-of-dimension.ts";
import { joinFieldIds, leaveJoinIds } from "../datasets/join-field-ids.ts";
import { listUsedCubes } from "../datasets/used-datasets.ts";
import { findFieldSpec } from "../fields/field-candidates.ts";
import { canFilterBy } from "../filters/single-filters.ts";
import type { CubeConfig } from "../schema/filters.ts";
import { normalizeChart } from "./normalize-chart.ts";

/** The chart as it is, with a dataset more: what that one has is offered, and shown once its author says so (JO2). */
export const addCube = (
  config: ChartConfig,
  cubes: CubeConfig[],
  components: CubeComponents,
): ChartConfig => {
  const joined = joinFieldIds({ ...config, cubes });
  const offered = hasColumns(joined)
    ? { ...joined, fields: addTableColumns(joined.fields, components) }
    : joined;
  return normalizeChart(offered, components);
};

/** What is open of a chart stays open where it is still there (UR5). */
export const keepOpen = (config: ChartConfig, activeField: string | undefined): ChartConfig => {
  const isThere =
    activeField !== undefined &&
    (Object.hasOwn(config.fields, activeField) || findFieldSpec(config, activeField) !== undefined);
  return { ...config, activeField: isThere ? activeField : undefined };
};

/** What is left of a filter in a dimension that may have fewer values than before. */
const leaveFilter = (dimension: Dimension, filter: FilterValue): FilterValue | undefined => {
  if (filter.type === "single") return canFilterBy(dimension, filter.value) ? filter : undefined;
  if (filter.type === "range") return filter;
  const known = Object.entries(filter.values).filter(([value]) => canFilterBy(dimension, value));
  return known.length > 0 ? { ...filter, values: Object.fromEntries(known) } : undefined;
};

const leaveFilters = (cube: CubeConfig, { dimensions }: CubeComponents): CubeConfig => ({
  ...cube,
  filters: Object.fromEntries(
    Object.entries(cube.filters).flatMap(([id, filter]) => {
      const dimension = dimensions.find((each) => listOriginals(each).some((own) => own.id === id));
      const left = dimension ? leaveFilter(dimension, filter) : filter;
      return left ? [[id, left] as const] : [];
    }),
  ),
});

/** Columns of the dataset that is gone go with it. */
const leaveColumns = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  if (!hasColumns(config)) return config;
  const isLeft = ({ componentId }: { componentId: ComponentId }): boolean =>
    findComponent(components, componentId) !== undefined;
  const columns = Object.entries(config.fields).filter(([, column]) => isLeft(column));
  return {
    ...config,
    fields: Object.fromEntries(columns.map(([id, column], index) => [id, { ...column, index }])),
    sorting: config.sorting.filter(isLeft),
  };
};

const leaveDataFilters = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const { interactiveFiltersConfig: filters } = config;
  if (!filters) return config;
  const componentIds = filters.dataFilters.componentIds.filter((id) =>
    findComponent(components, id),
  );
  const active = filters.dataFilters.active && componentIds.length > 0;
  const dataFilters = { ...filters.dataFilters, componentIds, active };
  return { ...config, interactiveFiltersConfig: { ...filters, dataFilters } };
};

/** Colours of values that only the dataset had which is gone. */
const leaveColors = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const { segment, color } = readFields(config);
  const series = segment && findComponent(components, segment.componentId);
  if (!series || color?.type !== "segment") return config;
  const values = new Set(series.values.map(({ value }) => value));
  const left = Object.entries(color.colorMapping).filter(([value]) => values.has(value));
  const fields = {
    ...config.fields,
    color: { ...color, colorMapping: Object.fromEntries(left) },
  };
  return { ...config, fields } as ChartConfig;
};

type Left = {
  cubes: CubeConfig[];
  /** Of the datasets that are left. */
  components: CubeComponents;
};

/** A chart under the names that its components have once a dataset is gone. */
export const renameLeft = (config: ChartConfig, left: readonly CubeConfig[]): ChartConfig => {
  const [first, ...others] = left;
  return first && others.length === 0 ? leaveJoinIds(config, first) : config;
};

/** The chart as it is without a dataset of which it shows nothing; undefined where it shows something of it (JO3). */
export const removeUnusedCube = (
  config: ChartConfig,
  before: CubeComponents,
  { cubes, components }: Left,
): ChartConfig | undefined => {
  const left = new Set(cubes.map(({ iri }) => iri));
  const isUsed = listUsedCubes(config, before).some(({ iri }) => !left.has(iri));
  const named = renameLeft(
    config,
    config.cubes.filter(({ iri }) => left.has(iri)),
  );
  const own = leaveDataFilters(leaveColumns(named, components), components);
  const isWhole = listMappedComponents(own).every((id) => findComponent(components, id));
  if (isUsed || !isWhole) return undefined;
  const filtered = cubes.map((cube) => leaveFilters(cube, components));
  const colored = leaveColors(own, components);
  return keepOpen(normalizeChart({ ...colored, cubes: filtered }, components), named.activeField);
};

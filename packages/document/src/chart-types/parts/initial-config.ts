import type { ChartKey, Component, ComponentId, CubeComponents } from "@statelier/model";
import {
  choosePaletteId,
  deriveColorMapping,
  makeColorMapping,
} from "../../colors/color-mapping.ts";
import { DEFAULT_COLOR, DEFAULT_PALETTE_ID, type PaletteChoice } from "../../colors/palettes.ts";
import { listPaletteColors } from "../../colors/plain-colors.ts";
import { CHART_VERSION, type ChartBase } from "../../schema/chart-base.ts";
import type { Sorting } from "../../schema/fields.ts";
import type { CubeConfig, InteractiveFiltersConfig } from "../../schema/filters.ts";
import type { Meta } from "../../schema/text.ts";

/** A dataset of a chart before anything is filtered. */
type CubeChoice = Pick<CubeConfig, "iri" | "joinBy">;

export type InitialInput = {
  components: CubeComponents;
  cubes: readonly CubeChoice[];
  key: ChartKey;
  meta?: Meta | undefined;
};

const emptyText = () => ({ de: "", fr: "", it: "", en: "" });

/** Title, description and label without a text in any language. */
export const makeEmptyMeta = (): Meta => ({
  title: emptyText(),
  description: emptyText(),
  label: emptyText(),
});

export const AUTO_SORTING: Sorting = { sortingType: "byAuto", sortingOrder: "asc" };

/** The largest first. */
export const BY_VALUE: Sorting = { sortingType: "byMeasure", sortingOrder: "desc" };

/** Nothing is offered to viewers yet; the time range knows its dimension (IN6). */
export const makeInteractiveFilters = (
  timeComponentId: ComponentId = "",
): InteractiveFiltersConfig => ({
  legend: { active: false, componentId: "" },
  timeRange: {
    active: false,
    componentId: timeComponentId,
    presets: { type: "range", from: "", to: "" },
  },
  dataFilters: { active: false, componentIds: [], defaultOpen: true },
  calculation: { active: false, type: "identity" },
});

/** What every chart config begins with. */
export const makeSharedConfig = (input: InitialInput, timeComponentId = ""): ChartBase => ({
  key: input.key,
  version: CHART_VERSION,
  meta: input.meta ?? makeEmptyMeta(),
  cubes: input.cubes.map((cube) => ({
    iri: cube.iri,
    filters: {},
    ...(cube.joinBy ? { joinBy: cube.joinBy } : {}),
  })),
  limits: {},
  conversionUnitsByComponentId: {},
  interactiveFiltersConfig: makeInteractiveFilters(timeComponentId),
});

/** IN7 */
export const makeSingleColor = () => ({
  type: "single" as const,
  paletteId: DEFAULT_PALETTE_ID,
  color: DEFAULT_COLOR as string,
});

/** CO3, CO5, CO23 */
export const makeSegmentColor = (
  component: Pick<Component, "kind" | "values">,
  palette: PaletteChoice = { paletteId: choosePaletteId(component) },
  previous: Record<string, string> = {},
) => ({
  type: "segment" as const,
  paletteId: palette.paletteId,
  colorMapping: deriveColorMapping(component.values, palette, previous),
});

/** One colour per measure of a combined chart: the one it had, else the first of the palette that is free (CO12). */
export const makeMeasuresColor = (
  measureIds: readonly ComponentId[],
  palette: PaletteChoice = { paletteId: DEFAULT_PALETTE_ID },
  previous: Record<string, string> = {},
) => {
  const { paletteId } = palette;
  const used = new Set(measureIds.flatMap((id) => previous[id] ?? []));
  const free = listPaletteColors(palette).filter((color) => !used.has(color));
  const fresh = measureIds.filter((id) => !previous[id]);
  const given = makeColorMapping(fresh, { paletteId, colors: free });
  const colorMapping = Object.fromEntries(
    measureIds.map((id) => [id, previous[id] ?? given[id] ?? DEFAULT_COLOR]),
  );
  return { type: "measures" as const, paletteId, colorMapping };
};

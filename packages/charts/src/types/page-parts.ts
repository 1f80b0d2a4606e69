import type { PageParts } from "../react/page-drawing.ts";
import { type DrawnBy, nameDrawing } from "./additions.ts";

type PartName = keyof PageParts;

/** What readers move a chart with, loaded where a config opens it to them. */
type Part<Name extends PartName> = {
  isAsked: (chart: DrawnBy) => boolean;
  /** Where it stands in this package, as builds name it. */
  file: string;
  load: () => Promise<PageParts[Name]>;
};

const PARTS: { readonly [Name in PartName]-?: Part<Name> } = {
  Animation: {
    isAsked: ({ fields }: DrawnBy & { fields?: { animation?: object } }) =>
      fields?.animation !== undefined,
    file: "react/chart-animation.tsx",
    load: async () => (await import("../react/chart-animation.tsx")).ChartAnimation,
  },
  Period: {
    isAsked: ({ interactiveFiltersConfig }) => interactiveFiltersConfig?.timeRange.active === true,
    file: "react/chart-period.tsx",
    load: async () => (await import("../react/chart-period.tsx")).ChartPeriod,
  },
  Zoom: {
    isAsked: ({ chartType }) => chartType === "map",
    file: "react/chart-zoom.tsx",
    load: async () => (await import("../react/chart-zoom.tsx")).ChartZoom,
  },
};

const NAMES = Object.keys(PARTS) as PartName[];

const listParts = (chart: DrawnBy): PartName[] =>
  NAMES.filter((name) => PARTS[name].isAsked(chart));

/** Rejects where one cannot be fetched. */
export const loadPageParts = async (chart: DrawnBy): Promise<PageParts> => {
  const loaded = listParts(chart).map(async (name) => [name, await PARTS[name].load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
};

/** What `loadPageParts` imports, as paths from the root of the project. */
export const listPageParts = (chart: DrawnBy): string[] =>
  listParts(chart).map((name) => `packages/charts/src/${PARTS[name].file}`);

/** What draws and moves a chart in a page, in one word. */
export const namePageDrawing = (chart: DrawnBy): string =>
  [nameDrawing(chart), ...listParts(chart)].join("+");

import type { ChartControls } from "../react/page-drawing.ts";
import { type DrawnBy, findEntry, nameDrawing } from "./additions.ts";

type ControlName = keyof ChartControls;

/** What readers move a chart with, loaded where a config opens it to them. */
type Control<Name extends ControlName> = {
  isAsked: (chart: DrawnBy) => boolean;
  /** Where it stands in this package, as builds name it. */
  file: string;
  load: () => Promise<ChartControls[Name]>;
};

const CONTROLS: { readonly [Name in ControlName]-?: Control<Name> } = {
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
    isAsked: (chart) => findEntry(chart).hasZoom === true,
    file: "react/chart-zoom.tsx",
    load: async () => (await import("../react/chart-zoom.tsx")).ChartZoom,
  },
};

const NAMES = Object.keys(CONTROLS) as ControlName[];

const listControls = (chart: DrawnBy): ControlName[] =>
  NAMES.filter((name) => CONTROLS[name].isAsked(chart));

/** Rejects where one cannot be fetched. */
export const loadControls = async (chart: DrawnBy): Promise<ChartControls> => {
  const loaded = listControls(chart).map(
    async (name) => [name, await CONTROLS[name].load()] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
};

/** What `loadControls` imports, as paths from the root of the project. */
export const listControlModules = (chart: DrawnBy): string[] =>
  listControls(chart).map((name) => `packages/charts/src/${CONTROLS[name].file}`);

/** What draws and moves a chart in a page, in one word. */
export const namePageDrawing = (chart: DrawnBy): string =>
  [nameDrawing(chart), ...listControls(chart)].join("+");

import { INITIAL_CHART_VIEW, layoutScene } from "@statelier/charts";
import { type ChartConfig, derivePublished, hasLayout } from "@statelier/document";
import { encodeTable } from "@statelier/model";
import { useT } from "@statelier/ui";
import { findStackedTotal } from "../chart/find-stacked-total.ts";
import { useEditor } from "../chart/editor-context.ts";
import {
  type CheckGroup,
  listPageChecks,
  listPublishChecks,
  type PublishCheck,
} from "./list-publish-checks.ts";

/** The width of a chart on its page on a desk. */
const DESK_WIDTH = 928;

/** Works out what is to be known of the page, where it has a layout, and of each chart that becomes public. */
export const usePublishChecks = (): (() => CheckGroup[]) => {
  const t = useT();
  const { drawnCharts, session, locale } = useEditor();
  const check = (config: ChartConfig): PublishCheck[] => {
    const isMissing = session.findMissing(config) !== undefined;
    const drawn = isMissing ? undefined : drawnCharts.get(config.key);
    const size = { width: DESK_WIDTH, theme: "light", view: INITIAL_CHART_VIEW } as const;
    const scene = drawn?.drawing && layoutScene(drawn.drawing, { ...drawn, locale, t, ...size });
    const bytes = drawn ? JSON.stringify(encodeTable(drawn.table)).length : 0;
    const stacked = drawn && findStackedTotal(drawn, locale);
    const { measures } = session.findComponents(config);
    const isDrawn = drawn !== undefined;
    return listPublishChecks({ config, measures, isDrawn, isMissing, scene, bytes, stacked });
  };
  return () => {
    const { state } = session.read();
    const isPage = hasLayout(state) && state.layout.type !== "singleURLs";
    const groups: CheckGroup[] = [
      ...(isPage ? [{ checks: listPageChecks(state.layout) }] : []),
      ...derivePublished(state).chartConfigs.map((config) => ({
        chartKey: config.key,
        checks: check(config),
      })),
    ];
    return groups.filter(({ checks }) => checks.length > 0);
  };
};

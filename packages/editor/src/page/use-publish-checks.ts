import { INITIAL_CHART_VIEW, layoutScene } from "@statelier/charts";
import { encodeTable } from "@statelier/model";
import { useT } from "@statelier/ui";
import { findStackedTotal } from "../chart/find-stacked-total.ts";
import { useEditor } from "../chart/editor-context.ts";
import { listPublishChecks, type PublishCheck } from "./list-publish-checks.ts";

/** The width of a chart on its page on a desk. */
const DESK_WIDTH = 928;

/** Works out what is to be known of the chart on the canvas. */
export const usePublishChecks = (): (() => PublishCheck[]) => {
  const t = useT();
  const { drawnRef, session, locale } = useEditor();
  return () => {
    const { config } = session.read();
    const drawn = drawnRef.current;
    const size = { width: DESK_WIDTH, theme: "light", view: INITIAL_CHART_VIEW } as const;
    const scene = drawn?.drawing && layoutScene(drawn.drawing, { ...drawn, locale, t, ...size });
    const bytes = drawn ? JSON.stringify(encodeTable(drawn.table)).length : 0;
    const stacked = drawn && findStackedTotal(drawn, locale);
    return listPublishChecks({ config, scene, bytes, stacked });
  };
};

import type { PageChart } from "../chart-state/page-state.ts";
import { PANEL_PARAM } from "../params/page-params.ts";
import type { Params } from "../params/param-record.ts";
import { useIsLive } from "../site/use-is-live.ts";

/** The panel that the address has open, as a parameter of links beside it; a program shuts it before readers reach them. */
export const useSentPanel = (
  chart: Pick<PageChart, "components" | "panelPlace"> | undefined,
): Params => {
  const isLive = useIsLive();
  return isLive || !chart ? [] : PANEL_PARAM.print(chart, chart.panelPlace);
};

import { useIsLive } from "../site/use-is-live.ts";
import type { PublishedState } from "../chart-state/published-state.ts";
import { PANEL_PARAM } from "../params/panel-place.ts";
import type { PanelPlace } from "../chart-state/reader-choices.ts";

/** The panel that the address has open, as a parameter of links beside it; a program shuts it before readers reach them. */
export const useSentPanel = (
  { panelPlace }: Pick<PublishedState, "panelPlace">,
  write: (place: PanelPlace) => string,
): (readonly [name: string, value: string])[] => {
  const isLive = useIsLive();
  return isLive || !panelPlace ? [] : [[PANEL_PARAM, write(panelPlace)]];
};

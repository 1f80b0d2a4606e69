import { useEffect, useState } from "react";
import { buildAddress } from "../params/build-view-address.ts";
import type { ChartState } from "../chart-state/chart-state.ts";
import type { PublishedState } from "../chart-state/published-state.ts";
import { writeViewAddress } from "../params/write-view-address.ts";
import { isPlainClick } from "../site/is-plain-click.ts";
import { encodeViewParams } from "../params/view-params.ts";
import type { LinkToPlace } from "./panel-links.ts";
import { decodePanelPlace, encodePanelPlace, PANEL_PARAM } from "../params/panel-place.ts";
import type { PanelPlace } from "../chart-state/reader-choices.ts";

/** Where the panel stands, as the address says; each step is an entry of the browser's history. */
export const usePanelPlace = (
  state: PublishedState,
  { config, components, choices }: ChartState,
): { place: PanelPlace | undefined; go: (place?: PanelPlace) => void; linkTo: LinkToPlace } => {
  const [place, setPlace] = useState(state.panelPlace);
  useEffect(() => {
    const onPopState = (): void => {
      const text = new URLSearchParams(globalThis.location.search).get(PANEL_PARAM);
      setPlace(decodePanelPlace(state.components, text));
    };
    globalThis.addEventListener("popstate", onPopState);
    return () => globalThis.removeEventListener("popstate", onPopState);
  }, [state]);
  const hrefOf = (next?: PanelPlace): string =>
    buildAddress("", [
      ...state.keptParams,
      ...encodeViewParams(config, components, choices),
      ...(next ? [[PANEL_PARAM, encodePanelPlace(components, next)] as const] : []),
    ]) || "?";
  const go = (next?: PanelPlace): void => {
    const href = hrefOf(next);
    writeViewAddress(state, href === "?" ? globalThis.location.pathname : href, "push");
    setPlace(next);
  };
  const linkTo: LinkToPlace = (next) => ({
    href: hrefOf(next),
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(next);
    },
  });
  return { place, go, linkTo };
};

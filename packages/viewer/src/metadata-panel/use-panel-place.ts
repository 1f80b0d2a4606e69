import { useEffect, useState } from "react";
import { buildAddress } from "../published/build-view-address.ts";
import type { PublishedChart } from "../published/load-published.ts";
import type { PublishedState } from "../published/published-state.ts";
import { writeViewAddress } from "../published/write-view-address.ts";
import { isPlainClick } from "../site/is-plain-click.ts";
import { encodeViewParams } from "../view-params/view-params.ts";
import type { LinkToPlace } from "./panel-links.ts";
import { decodePanelPlace, encodePanelPlace, PANEL_PARAM, type PanelPlace } from "./panel-place.ts";

/** Where the panel stands, as the address says; each step is an entry of the browser's history. */
export const usePanelPlace = (
  state: PublishedState,
  { config, components, choices }: PublishedChart,
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

import { useIsLive } from "@statelier/ui/plain";
import { type MouseEventHandler, useEffect, useState } from "react";
import type { PageChart, SheetState, ShownChart } from "../chart-state/page-state.ts";
import type { PanelPlace } from "../chart-state/reader-choices.ts";
import { buildAddress } from "../params/build-address.ts";
import { PANEL_PARAM } from "../params/page-params.ts";
import { readOfTile, withPrefix } from "../params/tile-params.ts";
import { writeViewAddress } from "../params/write-address.ts";
import { isPlainClick } from "../site/is-plain-click.ts";
import type { Params } from "../params/param-record.ts";

/** The panel that the address has open, as a parameter of links beside it; a program shuts it before readers reach them. */
export const useSentPanel = (
  chart: Pick<PageChart, "components" | "panelPlace"> | undefined,
): Params => {
  const isLive = useIsLive();
  return isLive || !chart ? [] : PANEL_PARAM.print(chart, chart.panelPlace);
};

/** What a link to a place of the panel, or out of it, needs: an address, and a click that stays on the page. */
export type LinkToPlace = (place?: PanelPlace) => {
  href: string;
  onClick: MouseEventHandler<HTMLAnchorElement>;
};

/** Where the panel stands, as the address says; each step is an entry of the browser's history. */
export const usePanelPlace = (
  state: SheetState,
  { chart, prefix = "", listChoices }: ShownChart,
): { place: PanelPlace | undefined; go: (place?: PanelPlace) => void; linkTo: LinkToPlace } => {
  const [place, setPlace] = useState(chart.panelPlace);
  useEffect(() => {
    const onPopState = (): void => {
      const params = new URLSearchParams(globalThis.location.search);
      const isActive = chart.config.key === state.activeKey;
      const own = prefix ? readOfTile(params, chart, state) : isActive && params;
      setPlace(own ? PANEL_PARAM.parse(chart, own).value : undefined);
    };
    globalThis.addEventListener("popstate", onPopState);
    return () => globalThis.removeEventListener("popstate", onPopState);
  }, [chart, prefix, state]);
  const hrefOf = (next?: PanelPlace): string =>
    buildAddress("", [
      ...state.keptParams,
      ...listChoices(),
      ...withPrefix(prefix, PANEL_PARAM.print(chart, next)),
    ]) || "?";
  const write = (next: PanelPlace | undefined, history: "push" | "replace"): void => {
    const href = hrefOf(next);
    writeViewAddress(state, href === "?" ? globalThis.location.pathname : href, history);
    setPlace(next);
  };
  const go = (next?: PanelPlace): void => write(next, "push");
  // Who goes to another place of the page has left the panel.
  useEffect(() => {
    if (!place) return undefined;
    const close = (): void => write(undefined, "replace");
    globalThis.addEventListener("hashchange", close);
    return () => globalThis.removeEventListener("hashchange", close);
  });
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

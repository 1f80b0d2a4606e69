import type { MouseEventHandler } from "react";
import type { PanelPlace } from "../chart-state/reader-choices.ts";

/** What a link to a place of the panel, or out of it, needs: an address, and a click that stays on the page. */
export type LinkToPlace = (place?: PanelPlace) => {
  href: string;
  onClick: MouseEventHandler<HTMLAnchorElement>;
};

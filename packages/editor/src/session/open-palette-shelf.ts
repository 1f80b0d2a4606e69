import { makePaletteClient } from "@statelier/data";
import { makeKey } from "@statelier/document";
import type { SiteServices } from "@statelier/viewer";
import { PaletteShelf } from "./palette-shelf.ts";

/** The palettes of whoever sits before this browser. */
export const openPaletteShelf = ({ account }: Pick<SiteServices, "account">): PaletteShelf =>
  new PaletteShelf({
    storage: globalThis.localStorage,
    makeId: () => makeKey(crypto.getRandomValues(new Uint8Array(12))),
    ...(account.person ? { client: makePaletteClient({ baseUrl: "/api" }) } : {}),
  });

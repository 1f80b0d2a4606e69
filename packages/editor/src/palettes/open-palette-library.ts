import { makePaletteClient } from "@statelier/data";
import { makeKey } from "@statelier/document";
import type { SiteServices } from "@statelier/viewer";
import { openStorage } from "@statelier/viewer/browser-storage";
import { PaletteLibrary } from "../session/palette-library.ts";

/** The palettes of whoever sits before this browser. */
export const openPaletteLibrary = ({ account }: Pick<SiteServices, "account">): PaletteLibrary =>
  new PaletteLibrary({
    storage: openStorage(),
    makeId: () => makeKey(crypto.getRandomValues(new Uint8Array(12))),
    ...(account.person ? { client: makePaletteClient({ baseUrl: "/api" }) } : {}),
  });

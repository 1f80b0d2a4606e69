import { makeRestCalls, type RestOptions } from "./rest-calls.ts";

/** A palette as the server keeps it for a person. */
export type StoredPalette = {
  paletteId: string;
  name: string;
  type: "sequential" | "diverging" | "categorical";
  colors: string[];
};

/** The palettes of whoever is signed in. Every method rejects with `DataError` only. */
export type PaletteClient = {
  listPalettes(): Promise<StoredPalette[]>;
  /** Answers the palette with the id that it got. */
  createPalette(palette: Omit<StoredPalette, "paletteId">): Promise<StoredPalette>;
  updatePalette(palette: StoredPalette): Promise<StoredPalette>;
  removePalette(paletteId: string): Promise<void>;
};

const PATH = "/user/color-palette";

/** The client of somebody's own palettes; calls throw a `DataError` with an id of `docs/errors.md`. */
export const makePaletteClient = (options: RestOptions): PaletteClient => {
  const { get, post, send } = makeRestCalls(options);
  return {
    listPalettes: () => get(PATH),
    createPalette: (palette) => post(PATH, palette),
    updatePalette: (palette) => send("PUT", PATH, palette),
    removePalette: (paletteId) => send("DELETE", PATH, { paletteId }),
  };
};

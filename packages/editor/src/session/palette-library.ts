import { DataError, type PaletteClient } from "@statelier/data";
import { type CustomPalette, isPaletteNameTaken, isSame, parsePalettes } from "@statelier/document";

const STORAGE_KEY = "statelier.palettes";

type LibraryStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type LibraryContent = {
  /** Those that may be chosen, in the order in which they were made. */
  palettes: readonly CustomPalette[];
  /** Of somebody who is signed in: what this browser kept before (D66). */
  left: readonly CustomPalette[];
  isLoaded: boolean;
  error?: DataError;
};

export type SaveResult = { type: "saved"; palette: CustomPalette } | { type: "taken" | "failed" };

const readStored = (storage: LibraryStorage): CustomPalette[] => {
  const text = storage.getItem(STORAGE_KEY);
  if (text === null) return [];
  try {
    return parsePalettes(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
};

const asDataError = (error: unknown): DataError => {
  if (error instanceof DataError) return error;
  throw error;
};

/** The palettes of an author: on the server for somebody who is signed in, in the browser for everybody else (D66). */
export class PaletteLibrary {
  readonly #listeners = new Set<() => void>();
  readonly #storage: LibraryStorage;
  readonly #client: PaletteClient | undefined;
  readonly #makeId: () => string;
  #content: LibraryContent = { palettes: [], left: [], isLoaded: false };
  #isAsked = false;

  constructor(options: { storage: LibraryStorage; client?: PaletteClient; makeId: () => string }) {
    this.#storage = options.storage;
    this.#client = options.client;
    this.#makeId = options.makeId;
  }

  readonly read = (): LibraryContent => this.#content;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Reads the palettes the first time that somebody wants them. */
  readonly load = async (): Promise<void> => {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const stored = readStored(this.#storage);
    if (!this.#client) {
      this.#set({ palettes: stored, left: [], isLoaded: true });
      return;
    }
    try {
      const palettes = await this.#client.listPalettes();
      this.#set({ palettes, left: stored, isLoaded: true });
    } catch (error) {
      this.#isAsked = false;
      this.#set({ ...this.#content, error: asDataError(error) });
    }
  };

  /** Adds a palette, or changes the one of this id. */
  readonly save = async (
    draft: Omit<CustomPalette, "paletteId"> & { paletteId?: string },
  ): Promise<SaveResult> => {
    const palettes = this.#readOwn();
    const name = draft.name.trim();
    if (isPaletteNameTaken(name, palettes, draft.paletteId)) return { type: "taken" };
    try {
      const palette = await this.#keep({ ...draft, name });
      const index = palettes.findIndex(({ paletteId }) => paletteId === draft.paletteId);
      const next = index < 0 ? [...palettes, palette] : palettes.with(index, palette);
      this.#write(next);
      return { type: "saved", palette };
    } catch (error) {
      if (error instanceof DataError && error.id === "PALETTE_NAME_TAKEN") return { type: "taken" };
      if (error instanceof DataError || error instanceof DOMException) return { type: "failed" };
      throw error;
    }
  };

  /** False where it could not be removed. */
  readonly remove = async (paletteId: string): Promise<boolean> => {
    try {
      await this.#client?.removePalette(paletteId);
    } catch (error) {
      asDataError(error);
      return false;
    }
    this.#write(this.#readOwn().filter((each) => each.paletteId !== paletteId));
    return true;
  };

  /** Gives what this browser kept to the account, under a name that is free; what it could not be given stays. */
  readonly takeOver = async (): Promise<void> => {
    const stays: CustomPalette[] = [];
    for (const kept of this.#content.left) {
      const { paletteId: _own, ...palette } = kept;
      if (
        this.#content.palettes.some((other) =>
          isSame({ ...other, paletteId: "" }, { ...kept, paletteId: "" }),
        )
      )
        continue;
      const saved = await this.save({ ...palette, name: this.#freeName(palette.name) });
      if (saved.type !== "saved") stays.push(kept);
    }
    if (stays.length === 0) this.#storage.removeItem(STORAGE_KEY);
    else this.#storage.setItem(STORAGE_KEY, JSON.stringify(stays));
    this.#set({ ...this.#content, left: stays });
  };

  #freeName(name: string): string {
    for (let count = 2; ; count += 1) {
      const free = count === 2 ? name : `${name} ${count - 1}`;
      if (!isPaletteNameTaken(free, this.#content.palettes)) return free;
    }
  }

  async #keep(draft: Omit<CustomPalette, "paletteId"> & { paletteId?: string }) {
    const { paletteId, ...palette } = draft;
    if (!this.#client) return { ...palette, paletteId: paletteId ?? this.#makeId() };
    return paletteId === undefined
      ? this.#client.createPalette(palette)
      : this.#client.updatePalette({ ...palette, paletteId });
  }

  /** Another tab may have changed those that the browser keeps. */
  #readOwn(): readonly CustomPalette[] {
    return this.#client ? this.#content.palettes : readStored(this.#storage);
  }

  #write(palettes: readonly CustomPalette[]): void {
    if (!this.#client) this.#storage.setItem(STORAGE_KEY, JSON.stringify(palettes));
    this.#set({ ...this.#content, palettes, isLoaded: true });
  }

  #set(content: LibraryContent): void {
    this.#content = content;
    for (const listener of this.#listeners) listener();
  }
}

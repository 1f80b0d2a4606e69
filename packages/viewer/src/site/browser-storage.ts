/** What a browser keeps for the site. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Holds nothing and takes nothing. */
const REFUSED: BrowserStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException("This browser keeps nothing for the site", "SecurityError");
  },
};

/** Of this browser; where it refuses site data, even to ask for the storage throws. Some that stand within other programs have none. */
export const openStorage = (): BrowserStorage => {
  try {
    const storage = globalThis.localStorage as Storage | null | undefined;
    return storage ?? REFUSED;
  } catch (error) {
    if (error instanceof DOMException) return REFUSED;
    throw error;
  }
};

/** False where there is no room, or the browser refuses. */
export const tryToSet = (storage: Pick<Storage, "setItem">, key: string, text: string): boolean => {
  try {
    storage.setItem(key, text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
};

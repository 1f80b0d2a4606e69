import { tryToSet } from "@statelier/viewer/browser-storage";

/** Stands in links of developers and in their browsers: never rename. */
const FLAG = "flag__debug";

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Whether whoever is here wants to see what a chart is made of. */
export const hasDebugFlag = (storage: Kept): boolean => storage.getItem(FLAG) === "true";

/** An address sets the flag once, or takes it away; the browser keeps it. */
export const keepDebugFlag = (storage: Kept, params: URLSearchParams): void => {
  const wanted = params.get(FLAG);
  if (wanted === "true") tryToSet(storage, FLAG, "true");
  else if (wanted !== null) storage.removeItem(FLAG);
};

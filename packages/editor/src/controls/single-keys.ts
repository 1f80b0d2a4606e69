import { tryToSet } from "@statelier/viewer/browser-storage";

const KEY = "statelier.single-keys";
const OFF = "off";

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Whether keys without Ctrl or Cmd do something by themselves; who speaks to the computer, or presses keys unawares, switches them off. */
export const hasSingleKeys = (storage: Kept): boolean => storage.getItem(KEY) !== OFF;

export const keepSingleKeys = (storage: Kept, isOn: boolean): void => {
  if (isOn) storage.removeItem(KEY);
  else tryToSet(storage, KEY, OFF);
};

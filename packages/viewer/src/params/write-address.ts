import { isStored, type SheetState } from "../chart-state/page-state.ts";

/** Time in which what the reader waits for is painted: an entry of history keeps a slow phone busy for a whole frame. */
const FRAME_MS = 50;

let pending: { write: () => void; timer: ReturnType<typeof setTimeout> } | undefined;

/** An address that is still to be written is not: the reader has gone elsewhere in the history. */
export const dropViewAddress = (): void => {
  clearTimeout(pending?.timer);
  pending = undefined;
};

/** An address that is still to be written is written now. */
export const flushViewAddress = (): void => {
  const last = pending;
  dropViewAddress();
  last?.write();
};

/** Writes once what is shown has been painted, after what was to be written before. */
export const writeSoon = (write: () => void): void => {
  flushViewAddress();
  pending = { write, timer: setTimeout(flushViewAddress, FRAME_MS) };
};

/**
 * Makes an address that of the page, as `?…` or a path, after one that is still to be written. A preview whose state
 * stands behind `#` keeps it there; one that was sent has no address that would show it again.
 */
export const writeViewAddress = (
  state: SheetState,
  address: string,
  history: "push" | "replace",
): void => {
  flushViewAddress();
  const { hash } = globalThis.location;
  const isPreview = !isStored(state);
  if (isPreview && hash === "") return;
  globalThis.history[`${history}State`](null, "", isPreview ? `${address}${hash}` : address);
};

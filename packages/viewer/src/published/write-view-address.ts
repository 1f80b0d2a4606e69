import { isStored, type PublishedState } from "./published-state.ts";

/**
 * Makes an address that of the page, as `?…` or a path. A preview whose state stands behind `#` keeps it there; one
 * that was sent has no address that would show it again.
 */
export const writeViewAddress = (
  state: PublishedState,
  address: string,
  history: "push" | "replace",
): void => {
  const { hash } = globalThis.location;
  const isPreview = !isStored(state);
  if (isPreview && hash === "") return;
  globalThis.history[`${history}State`](null, "", isPreview ? `${address}${hash}` : address);
};

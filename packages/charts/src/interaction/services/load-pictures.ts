import type { ServiceRequest } from "./service-requests.ts";

/** Milliseconds for which what was shown before may stay while some of what follows does not come. */
const PATIENCE_MS = 3_000;

type Loading = {
  load: (request: ServiceRequest) => Promise<boolean>;
  /** Something of the layer is shown already. */
  isShown: boolean;
  /** Called with what has come; `isWhole` once nothing else will. */
  show: (loaded: readonly ServiceRequest[], isWhole: boolean) => void;
};

/**
 * Loads the pictures of a layer. What was shown before stays until all of them are there, so that nothing blinks, but
 * not for long; where nothing was, each is shown as it comes: one that never does hides no other.
 */
export const loadPictures = async (
  requests: readonly ServiceRequest[],
  { load, isShown, show }: Loading,
): Promise<void> => {
  const loaded: ServiceRequest[] = [];
  let isPartShown = !isShown;
  const showPart = (): void => {
    isPartShown = true;
    if (loaded.length > 0) show([...loaded], false);
  };
  const patience = isShown ? setTimeout(showPart, PATIENCE_MS) : undefined;
  await Promise.all(
    requests.map(async (request) => {
      if (!(await load(request))) return;
      loaded.push(request);
      if (isPartShown) show([...loaded], false);
    }),
  );
  clearTimeout(patience);
  show(loaded, true);
};

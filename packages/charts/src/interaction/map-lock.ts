import type { GeoBox } from "@statelier/model";

/** How the author of a map says that readers see one part of it and no other. */
export type MapLock = {
  /** Called with the part that is seen, each time that it changes. */
  onShow: (bounds: GeoBox) => void;
  change: (isLocked: boolean) => void;
};

import type { MapLock } from "@statelier/charts/react";
import type { ChartKey } from "@statelier/model";
import { useMemo } from "react";
import { useEditor } from "./editor-context.ts";

/** Locks a map with the part that its author sees; readers of an unlocked one go where they want. */
export const useMapLock = (key: ChartKey): MapLock => {
  const { session, seenParts } = useEditor();
  return useMemo(() => {
    const change = (isLocked: boolean): void => {
      const bounds = isLocked ? seenParts.get(key) : undefined;
      session.dispatch({ type: "MAP_LOCK_CHANGED", isLocked, ...(bounds ? { bounds } : {}) });
    };
    return { change, onShow: (bounds) => void seenParts.set(key, bounds) };
  }, [session, seenParts, key]);
};

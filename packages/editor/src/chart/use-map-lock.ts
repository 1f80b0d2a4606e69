import type { MapLock } from "@statelier/charts/react";
import { type ChartKey, FIELD_VALUE_NONE } from "@statelier/model";
import { useMemo } from "react";
import { useEditor } from "./editor-context.ts";

/** Locks a map with the part that its author sees; readers of an unlocked one go where they want. */
export const useMapLock = (key: ChartKey): MapLock => {
  const { session, seenParts } = useEditor();
  return useMemo(() => {
    const set = (name: "locked" | "bbox", value: unknown): void =>
      session.dispatch({ type: "CHART_FIELD_UPDATED", field: "baseLayer", path: [name], value });
    const change = (isLocked: boolean): void => {
      const part = isLocked ? seenParts.get(key) : undefined;
      if (part) {
        const [west, south, east, north] = part;
        set("bbox", [
          [west, south],
          [east, north],
        ]);
      }
      set("locked", isLocked);
      if (!isLocked) set("bbox", FIELD_VALUE_NONE);
    };
    return { change, onShow: (bounds) => void seenParts.set(key, bounds) };
  }, [session, seenParts, key]);
};

import type { DrawnLimit } from "../../parts/limits/drawn-limit.ts";
import type { LimitParts } from "../../parts/limits/limit-parts.ts";
import type { LegendItem } from "../../scene/scene.ts";
import { isLimitShown } from "./limit-bounds.ts";

const limitSymbol = ({ from, to, symbol, isDashed }: DrawnLimit, isTime: boolean) =>
  isTime && from && from.value === to?.value ? symbol : isDashed ? "dash" : "line";

/** Names the limits that hold for a part of the axis alone: they have no room for a name beside them. */
export const limitItems: LimitParts["explain"] = ({ limits, domain }, { isTime }) =>
  limits.flatMap((limit, index): LegendItem[] => {
    if (!limit.from || !isLimitShown(limit, domain)) return [];
    const { text: label, color } = limit;
    const symbol = limitSymbol(limit, isTime);
    return [{ value: `limit-${index}`, label, color, symbol, visible: true, canToggle: false }];
  });

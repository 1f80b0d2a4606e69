import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { DrawnLimit } from "../../parts/limits/drawn-limit.ts";
import { limitsOf } from "../../parts/limits/limit-parts.ts";
import type { DotMark, LegendItem, LimitSymbol } from "../../scene/scene.ts";
import type { MapModel } from "./map-model.ts";

type LimitRings = {
  items: LegendItem[];
  texts: string[];
  /** The rings around a symbol: as large as it would be at the limit. */
  around: (dot: DotMark) => LimitSymbol[];
};

const SOLID: readonly number[] = [];

const holdsFor = ({ from }: DrawnLimit, value: string): boolean =>
  from === undefined || from.value === value;

/** The limits of the measure that gives symbols their size, as rings. */
export const findRings = (
  input: ChartInputOf<"map">,
  { symbols }: MapModel,
  radiusOf: (value: number) => number,
): LimitRings => {
  const parts = limitsOf(input);
  if (!symbols?.sizeUnit || !symbols.measure || !parts)
    return { items: [], texts: [], around: () => [] };
  const categories = symbols.places.map(({ value, label }) => ({ value, label }));
  const limits = parts
    .resolve(
      input,
      { shown: symbols.measure.shown, category: symbols.component, categories },
      { hasBands: true },
    )
    .filter(({ isOffAxis }) => !isOffAxis);
  return {
    texts: limits.map(({ text }) => text),
    items: limits.map(({ text, color, isDashed }, index) => ({
      value: `limit-${index}`,
      label: text,
      color,
      symbol: isDashed ? "dash" : "circle",
      visible: true,
      canToggle: false,
    })),
    around: ({ center, datum }) =>
      limits
        .filter((limit) => holdsFor(limit, datum.category))
        .flatMap((limit) =>
          [...new Set([limit.low, limit.high])].map((value): LimitSymbol => ({
            shape: "circle",
            center,
            size: 2 * radiusOf(value),
            color: limit.color,
            ring: parts.stroke(limit).dash ?? SOLID,
          })),
        ),
  };
};

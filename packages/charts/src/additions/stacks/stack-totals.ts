import type { BarModel, EndValue } from "../../parts/bars/bar-model.ts";

/** Of each stack what stands above zero and what hangs below it (FO5): where it ends on the axis. */
export const listTotals = ({ data, spans }: BarModel): EndValue[] =>
  data.categories.flatMap((_, category): EndValue[] => {
    const parts = spans.flatMap((row) => row[category]?.cell.value ?? []);
    if (parts.length === 0) return [];
    const add = (isOwn: (part: number) => boolean): number =>
      parts.filter(isOwn).reduce((all, part) => all + part, 0);
    const above = add((part) => part > 0);
    const below = add((part) => part < 0);
    const totals = above === 0 && below === 0 ? [0] : [above, below].filter((one) => one !== 0);
    return totals.map((value) => {
      return { value, series: 0, category, reach: value, isNegative: value < 0 };
    });
  });

import type { ColorField } from "@statelier/document";
import { sum } from "d3-array";
import type { ChartInput } from "../../scene/chart-input.ts";
import { normalizeColor } from "../color/color.ts";
import { readPaletteColors } from "../color/palette-colors.ts";
import { isEmptyData } from "../values/data-notes.ts";
import { type ChartData, type ChartSeries, readChartData } from "../values/chart-data.ts";

type ComboFields = { x: { componentId: string }; measureIds: readonly string[]; color: ColorField };

/** Several measures over time: each is a series of its own, with its own unit. */
export const readComboData = (
  input: ChartInput,
  { x, measureIds, color }: ComboFields,
): ChartData => {
  const read = measureIds.map((componentId) =>
    readChartData(input, {
      category: { componentId: x.componentId },
      measure: { componentId, showStandardError: false, showConfidenceInterval: false },
      color,
    }),
  );
  const palette = readPaletteColors(input, color.paletteId);
  const colors = palette.map(
    read.map(({ shown }) => ({ value: shown.id, label: shown.label })),
    color.type === "measures" ? color.colorMapping : {},
  );
  const isHidden = (id: string): boolean => input.view.hiddenValues.includes(id);
  const everyHidden = measureIds.every(isHidden);
  const allSeries = read.map(({ shown }, index): ChartSeries => ({
    value: shown.id,
    label: shown.label,
    shown,
    color: normalizeColor(colors[shown.id] ?? "") ?? "#1f77b4",
    isChosen: palette.isChosen(colors[shown.id] ?? ""),
    visible: everyHidden ? index === 0 : !isHidden(shown.id),
  }));
  const visible = read.filter((_, index) => allSeries[index]?.visible);
  const measured = visible.filter((one) => !isEmptyData(one));
  const [first] = read;
  const empty = { id: "", label: "", unit: "", multiplier: 1, measure: undefined };
  return {
    shown: { ...(first?.shown ?? empty), label: read.map(({ shown }) => shown.label).join(", ") },
    category: first?.category,
    segment: undefined,
    categories: first?.categories ?? [],
    allSeries,
    series: allSeries.filter((series) => series.visible),
    cells: visible.flatMap(({ cells }) => cells.slice(0, 1)),
    missingCount: sum(measured, ({ missingCount }) => missingCount),
    withoutValue: visible.filter((one) => !measured.includes(one)).map(({ shown }) => shown.label),
    severalCount: Math.max(0, ...visible.map(({ severalCount }) => severalCount)),
    hasRows: read.some(({ hasRows }) => hasRows),
  };
};

import { FIELD_VALUE_NONE } from "@statelier/model";
import { listKept } from "../../parts/values/kept-values.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { Box, LegendItem } from "../../scene/scene.ts";
import { doTouch } from "./plane/box-of-rings.ts";
import { type FoundShapes, unknownLook } from "./layout-areas.ts";
import { hasValue, type MapLayer, type MapModel } from "./map-model.ts";

type Input = ChartInputOf<"map">;

/** Whether an area without a value is drawn in this part of the plane. */
const holdsUnknown = (areas: MapLayer, { found }: FoundShapes, part: Box): boolean =>
  found.some(
    ({ place, shape: { rings, box } }) =>
      rings.length > 0 && !hasValue(areas, place) && doTouch(box, part),
  );

/** Radians, some 30 degrees: where so much is shown, land around areas may be taken for areas without a value. */
const WIDE_PART = 0.5;

/** Whether areas of the dataset are left out, by its author or by a reader's choice, so that they are land around. */
const isPart = (input: Input, { component }: MapLayer): boolean => {
  const id = component?.id ?? "";
  return (
    (input.view.filters?.[id] ?? FIELD_VALUE_NONE) !== FIELD_VALUE_NONE ||
    listKept(input).some((kept) => kept.id === id)
  );
};

/** What a legend says of the areas without a value, and of the land around, where they are in the part that is shown. */
export const listGreys = (
  input: Input,
  { areas }: MapModel,
  { ofAreas, home }: { ofAreas: FoundShapes; home: Box },
): LegendItem[] => {
  if (!areas || ofAreas.found.length === 0) return [];
  const { t, geography, config, patterns } = input;
  const item = (label: string, look: Pick<LegendItem, "color" | "outline">): LegendItem => ({
    value: label,
    label,
    symbol: "square",
    visible: true,
    canToggle: false,
    ...look,
  });
  const isShown = geography?.base && config.baseLayer.show && patterns !== true;
  const hasLand = isShown && (home.width > WIDE_PART || isPart(input, areas));
  // On paper land around is white within its coasts.
  const land = patterns
    ? ({ color: "paper", outline: "coast" } as const)
    : { color: "land" as const };
  return [
    ...(holdsUnknown(areas, ofAreas, home) ? [item(t("chart.missing"), unknownLook(input))] : []),
    ...(hasLand ? [item(t("chart.map.around"), land)] : []),
  ];
};

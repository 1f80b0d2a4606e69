import { joinLabel, joinNames } from "@statelier/model";
import { readableText } from "../../parts/values/readable-quantity.ts";
import { findEnds } from "../../parts/summary/find-ends.ts";
import type { PlotWords } from "../../scene/chart-drawing.ts";
import type { ChartInput, ChartInputOf } from "../../scene/chart-input.ts";
import { listSeries } from "../../scene/list-data.ts";
import type { PlotScene, SceneDatum } from "../../scene/scene.ts";
import { nameMiddle, nameRange, nameScale } from "./class-words.ts";
import { deriveMapModel, type NumericalLook } from "./map-model.ts";

/** Sentences for more categories than these would not be listened to. */
const MOST_GROUPS = 6;

const describeGroups = (
  data: readonly SceneDatum[],
  { t }: ChartInput,
  { legend }: PlotScene,
): string[] => {
  const groups = (legend?.items ?? [])
    .filter(({ canToggle, visible }) => canToggle && visible)
    .map(({ value, label }) => ({
      label,
      count: new Set(data.flatMap(({ series, category }) => (series === value ? [category] : [])))
        .size,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return groups
    .slice(0, MOST_GROUPS)
    .map(({ label, count }) => t("chart.map.group", { label, count }));
};

const describeEnds = (
  data: readonly SceneDatum[],
  measure: string,
  { t, locale }: ChartInput,
): string[] => {
  const ends = findEnds(data, ({ value }) => value);
  if (!ends) return [];
  const { low, high } = ends;
  if (data.length < 2) return [`${joinLabel(low.categoryLabel, low.labelText, locale)}.`];
  return [
    t("chart.summary.range", {
      measure,
      low: low.labelText,
      lowAt: low.categoryLabel,
      high: high.labelText,
      highAt: high.categoryLabel,
    }),
  ];
};

/** More names than these would not be listened to; the list of places has them all. */
const MOST_NAMED = 7;

/** Those that have an observation without a value are named by a note. */
const describeMissing = (data: readonly SceneDatum[], { t, locale }: ChartInput): string[] => {
  const missing = data.filter(({ row }) => row < 0);
  const count = missing.length;
  if (count === 0) return [];
  const names = joinNames(
    missing.slice(0, MOST_NAMED).map(({ categoryLabel }) => categoryLabel),
    locale,
  );
  return [t(`chart.map.missing.${count > MOST_NAMED ? "more" : "named"}`, { count, names })];
};

/** The data of the layer that is drawn in marks of this shape. */
const listLayer = ({ marks }: PlotScene, shape: "region" | "dot"): SceneDatum[] =>
  marks.flatMap((mark) => (mark.shape === shape ? [mark.datum] : []));

/** The ends of what each layer measures: numbers of two measures are not compared. */
const describeLayers = (input: ChartInput, scene: PlotScene): string[] => {
  const { areas, symbols } = deriveMapModel(input as ChartInputOf<"map">);
  const [ofAreas, ofSymbols] = [areas?.measure?.shown, symbols?.measure?.shown];
  const layers = [
    { shown: ofAreas, data: listLayer(scene, "region") },
    ...(ofSymbols?.id === ofAreas?.id ? [] : [{ shown: ofSymbols, data: listLayer(scene, "dot") }]),
  ];
  return layers.flatMap(({ shown, data }) =>
    shown
      ? describeEnds(
          data.filter(({ value }) => !Number.isNaN(value)),
          shown.label,
          input,
        )
      : [],
  );
};

/** From where to where each class reaches, or the whole scale; nothing of one value. */
const listRanges = ({ bounds, scale }: NumericalLook, { t }: ChartInput): string[] => {
  if (new Set(bounds).size < 2) return [];
  if (!scale.classes) return [nameRange([bounds[0] ?? "", bounds.at(-1) ?? ""], 0, t)];
  return bounds.slice(1).map((_, place) => nameRange(bounds, place, t));
};

/** What colours and sizes stand for: what the legend shows to those who see. */
const describeScales = (input: ChartInput): string[] => {
  const { t } = input;
  const { areas, symbols } = deriveMapModel(input as ChartInputOf<"map">);
  const colors = [areas?.look, symbols?.look].flatMap((look) => {
    if (look?.type !== "numerical") return [];
    const ranges = listRanges(look, input).join(" · ");
    return [
      ranges && t("chart.map.colors", { measure: nameScale(look.unit), ranges }),
      nameMiddle(look, input),
    ];
  });
  const { sizeUnit, measure, greatest = 0, isSigned } = symbols ?? {};
  const sizes =
    sizeUnit && measure && greatest > 0
      ? t("chart.map.sizes", {
          measure: measure.shown.label,
          value: `${isSigned ? "±" : ""}${readableText(greatest, measure.shown, input)}`,
        })
      : undefined;
  return [...new Set([...colors, sizes])].flatMap((sentence) => sentence || []);
};

/** What a map shows: how many places, the lowest and the highest of each measure, the groups, and which are without a value. */
export const summarizeMap = (input: ChartInput, scene: PlotScene, words: PlotWords): string[] => {
  const { t } = input;
  const data = listSeries(scene).flatMap((series) => series.data);
  const count = new Set(data.map(({ category }) => category)).size;
  return [
    ...words.introduce(input, scene),
    ...(count > 0 ? [t("chart.map.places", { count })] : []),
    ...describeLayers(input, scene),
    ...describeScales(input),
    ...describeGroups(data, input, scene),
    ...describeMissing(data, input),
  ];
};

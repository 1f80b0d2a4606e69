import type { Locale } from "@statelier/model";
import { joinLabel, joinUnit, nameValue } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { readableQuantity, readableText } from "../../parts/values/readable-quantity.ts";
import type { Box, Point, SceneDatum } from "../../scene/scene.ts";
import { nameRange } from "./class-words.ts";
import { hasValue, type MapLayer, type Place } from "./map-model.ts";

/** What the data of a layer have in common. */
export type DatumSource = {
  layer: MapLayer;
  /** Stands before the ids of the layer's data. */
  prefix: string;
  /** Place of each value among all, the greatest first, from 1; equal values share one. */
  ranks: ReadonlyMap<string, number>;
  rankedCount: number;
  locale: Locale;
  t: Translator;
};

/** Ranks of the places of a layer by what is spoken of them. */
export const rankPlaces = (layer: MapLayer): Pick<DatumSource, "ranks" | "rankedCount"> => {
  const { measure } = layer;
  const ranked = measure
    ? layer.places
        .filter((place) => hasValue(layer, place))
        .map(({ value, row }) => ({ value, number: measure.valueAt(row) }))
        .toSorted((a, b) => b.number - a.number)
    : [];
  const ranks = new Map<string, number>();
  for (const [index, { value, number }] of ranked.entries()) {
    const before = ranked[index - 1];
    ranks.set(value, before?.number === number ? (ranks.get(before.value) ?? 1) : index + 1);
  }
  return { ranks, rankedCount: ranked.length };
};

/** A place of a map; its words are written when they are read, which nobody does of most places. */
export class PlaceDatum implements SceneDatum {
  readonly anchor: Point;
  readonly bounds: Box;
  private readonly source: DatumSource;
  private readonly place: Place;

  constructor(source: DatumSource, place: Place, at: { anchor: Point; bounds: Box }) {
    this.source = source;
    this.place = place;
    this.anchor = at.anchor;
    this.bounds = at.bounds;
  }

  get id(): string {
    return `${this.source.prefix}${this.place.value}`;
  }

  get row(): number {
    return this.place.row;
  }

  get series(): string {
    const { look } = this.source.layer;
    if (look.type !== "categorical" || this.place.row < 0) return "";
    return look.valueAt(this.place.row) ?? "";
  }

  get seriesLabel(): string {
    const { look } = this.source.layer;
    if (look.type !== "categorical") return "";
    return look.items.find(({ value }) => value === this.series)?.label ?? "";
  }

  get category(): string {
    return this.place.value;
  }

  get categoryLabel(): string {
    const { component } = this.source.layer;
    return component ? nameValue(component, this.place) : this.place.label;
  }

  get value(): number {
    const { layer } = this.source;
    return this.isKnown && layer.measure ? layer.measure.valueAt(this.place.row) : Number.NaN;
  }

  get valueText(): string {
    if (!this.isKnown) return this.source.t("chart.missing");
    const { measure } = this.source.layer;
    return measure ? readableQuantity(this.value, measure.shown, this.source).number : "";
  }

  get unitText(): string {
    const { measure } = this.source.layer;
    return this.isKnown && measure
      ? readableQuantity(this.value, measure.shown, this.source).unit
      : "";
  }

  get labelText(): string {
    return joinUnit(this.valueText, this.unitText, this.source.locale);
  }

  get detailText(): string {
    if (!this.isKnown) return "";
    return [this.uncertaintyText, this.colorText, this.classText, this.rankText]
      .filter((text) => text !== undefined)
      .join(" · ");
  }

  private get isKnown(): boolean {
    return hasValue(this.source.layer, this.place);
  }

  private get uncertaintyText(): string | undefined {
    const { layer, locale, t } = this.source;
    const interval = layer.readInterval?.(this.place.row);
    return interval && joinLabel(t(`chart.uncertainty.${interval.kind}`), interval.text, locale);
  }

  /** The number that colours a symbol, where its size shows another one. */
  private get colorText(): string | undefined {
    const { layer, locale } = this.source;
    const { look, measure } = layer;
    if (look.type !== "numerical" || look.measure.shown.id === measure?.shown.id) return undefined;
    const { shown, valueAt } = look.measure;
    const text = readableText(valueAt(this.place.row), shown, this.source);
    return joinLabel(shown.label, text, locale);
  }

  /** Which of the classes of colours it is in, and from where to where that reaches. */
  get classText(): string | undefined {
    const { layer, locale, t } = this.source;
    const { look } = layer;
    if (!this.isKnown || look.type !== "numerical") return undefined;
    const { bounds, scale, unit } = look;
    if (!scale.classes) return undefined;
    const place = scale.classOf(look.measure.valueAt(this.place.row));
    const write = (to: string): string =>
      joinUnit(to, unit.divisor === 1 ? "" : unit.words, locale);
    return t("chart.map.class", {
      number: place + 1,
      count: bounds.length - 1,
      range: nameRange(bounds, place, t, write),
    });
  }

  /** Among all places; undefined where it has no number. */
  get rank(): number | undefined {
    return this.source.ranks.get(this.place.value);
  }

  private get rankText(): string | undefined {
    const { rankedCount, t } = this.source;
    return this.rank === undefined || rankedCount < 2
      ? undefined
      : t("chart.map.rank", { rank: this.rank, count: rankedCount });
  }
}

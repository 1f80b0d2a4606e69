import { joinItems, joinLabel, joinUnit } from "@statelier/model";
import {
  readableQuantity,
  readableText,
  type Words,
} from "../../parts/values/readable-quantity.ts";
import { convertValue } from "../../parts/values/measure-text.ts";
import type { Box, Point, SceneDatum } from "../../scene/scene.ts";
import type { ScatterModel, ScatterPoints } from "./scatter-model.ts";

/** The points of one series with their pixels. */
export type PlacedPoints = {
  model: ScatterModel;
  /** Index in the series of the model. */
  series: number;
  points: ScatterPoints;
  xs: Float64Array;
  ys: Float64Array;
  radiusOf: (row: number) => number;
  name: (row: number) => string;
  words: Words;
};

/** A point of a scatterplot; all of it is worked out when it is read, because nobody asks most points anything. */
export class PointDatum implements SceneDatum {
  private readonly placed: PlacedPoints;
  private readonly index: number;

  constructor(placed: PlacedPoints, index: number) {
    this.placed = placed;
    this.index = index;
  }

  get id(): string {
    const { model } = this.placed;
    return `${model.allSeries.findIndex(({ value }) => value === this.series)}-${this.row}`;
  }

  get row(): number {
    return this.placed.points.rows[this.index] ?? -1;
  }

  get series(): string {
    return this.placed.model.series[this.placed.series]?.value ?? "";
  }

  get seriesLabel(): string {
    return this.placed.model.series[this.placed.series]?.label ?? "";
  }

  get category(): string {
    return String(this.x);
  }

  get categoryLabel(): string {
    return this.placed.name(this.row);
  }

  get value(): number {
    return this.placed.points.y[this.index] ?? Number.NaN;
  }

  get valueText(): string {
    const { model, words } = this.placed;
    return readableQuantity(this.value, model.y.shown, words).number;
  }

  get unitText(): string {
    const { model, words } = this.placed;
    return readableQuantity(this.value, model.y.shown, words).unit;
  }

  get labelText(): string {
    return joinUnit(this.valueText, this.unitText, this.placed.words.locale);
  }

  get acrossText(): string {
    return readableText(this.x, this.placed.model.x.shown, this.placed.words);
  }

  get detailText(): string {
    const { model, words } = this.placed;
    const across = joinLabel(model.x.shown.label, this.acrossText, words.locale);
    if (!model.size) return across;
    const { shown, values } = model.size;
    const value = convertValue(values[this.row] ?? Number.NaN, shown);
    const size = readableText(value, shown, words);
    return joinItems([across, joinLabel(shown.label, size, words.locale)], words.locale);
  }

  get anchor(): Point {
    const { xs, ys } = this.placed;
    return { x: xs[this.index] ?? 0, y: ys[this.index] ?? 0 };
  }

  get bounds(): Box {
    const { x, y } = this.anchor;
    const radius = this.placed.radiusOf(this.row);
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  }

  private get x(): number {
    return this.placed.points.x[this.index] ?? Number.NaN;
  }
}

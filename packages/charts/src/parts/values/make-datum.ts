import { formatNumber, joinUnit } from "@statelier/model";
import type { Box, Point, SceneDatum } from "../../scene/scene.ts";
import type { ChartCell, ChartData } from "./chart-data.ts";
import type { ShownMeasure } from "./measure-text.ts";
import { readableQuantity, readableText, type Words } from "./readable-quantity.ts";

const PERCENT_DECIMALS = 1;

type DatumSource = {
  data: Pick<ChartData, "shown" | "allSeries" | "series" | "categories">;
  isPercent: boolean;
  words: Words;
  /** What the mark itself says of a value; a share with its sign. */
  writeMark?: ((value: number) => string) | undefined;
};
type DatumPlace = {
  series: number;
  category: number;
  anchor: Point;
  /** A number is how far a square reaches around the anchor. */
  bounds: Box | number;
};

/** Words are written when they are read: nobody reads those of most observations. */
class CellDatum implements SceneDatum {
  readonly anchor: Point;
  private readonly source: DatumSource;
  private readonly cell: ChartCell;
  private readonly place: DatumPlace;

  constructor(source: DatumSource, cell: ChartCell, place: DatumPlace) {
    this.anchor = place.anchor;
    this.source = source;
    this.cell = cell;
    this.place = place;
  }

  get id(): string {
    const { allSeries } = this.source.data;
    const { series: at, category } = this.place;
    // Where none is switched off it stands there; each of many marks asks.
    const isThere = allSeries[at]?.value === this.series;
    return `${isThere ? at : allSeries.findIndex(({ value }) => value === this.series)}-${category}`;
  }

  get bounds(): Box {
    const { bounds } = this.place;
    if (typeof bounds !== "number") return bounds;
    const { x, y } = this.anchor;
    return { x: x - bounds, y: y - bounds, width: 2 * bounds, height: 2 * bounds };
  }

  get row(): number {
    return this.cell.row;
  }

  get series(): string {
    return this.source.data.series[this.place.series]?.value ?? "";
  }

  get seriesLabel(): string {
    return this.source.data.series[this.place.series]?.label ?? "";
  }

  get category(): string {
    return this.source.data.categories[this.place.category]?.value ?? "";
  }

  get categoryLabel(): string {
    return this.source.data.categories[this.place.category]?.label ?? "";
  }

  get value(): number {
    return this.cell.value;
  }

  get valueText(): string {
    const { isPercent, words } = this.source;
    return isPercent
      ? formatNumber(this.cell.value, { locale: words.locale, decimals: PERCENT_DECIMALS })
      : this.quantity.number;
  }

  get unitText(): string {
    return this.source.isPercent ? "%" : this.quantity.unit;
  }

  get labelText(): string {
    const { isPercent, words } = this.source;
    return isPercent
      ? this.markText
      : joinUnit(this.quantity.number, this.quantity.unit, words.locale);
  }

  get markText(): string {
    const { writeMark, words } = this.source;
    return writeMark?.(this.cell.value) ?? joinUnit(this.valueText, this.unitText, words.locale);
  }

  get wholeText(): string {
    const { isPercent, words } = this.source;
    return isPercent ? readableText(this.cell.raw, this.shown, words) : "";
  }

  get detailText(): string {
    return this.source.isPercent ? "" : (this.cell.interval?.text ?? "");
  }

  private get shown(): ShownMeasure {
    const { data } = this.source;
    return data.series[this.place.series]?.shown ?? data.shown;
  }

  private get quantity(): ReturnType<typeof readableQuantity> {
    return readableQuantity(this.cell.raw, this.shown, this.source.words);
  }
}

/** One observation with its words and its place. */
export const makeDatum = (source: DatumSource, cell: ChartCell, place: DatumPlace): SceneDatum =>
  new CellDatum(source, cell, place);

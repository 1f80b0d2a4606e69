import { asPlot, type ChartScene, findOverlaps } from "@statelier/charts";
import {
  type Block,
  canHaveRemarks,
  type ChartConfig,
  contrastRatio,
  isChosenColor,
  lacksUnitName,
  listRemarkTypes,
  readAltTexts,
  type Layout,
  type MetaField,
  readFields,
} from "@statelier/document";
import { findTextExcess, TEXT_BUDGETS, type TextExcess } from "@statelier/ui/markdown";
import { type ChartKey, type Locale, LOCALES, type Measure } from "@statelier/model";
import type { StackedTotal } from "../chart/find-stacked-total.ts";
import { findAlike } from "../palettes/find-alike.ts";

/** A text that has more than one may have: it is refused. */
export type LengthCheck = {
  type: "length";
  text: MetaField | "alt" | "note" | Extract<Block, { type: "text" }>;
  locale: Locale;
  excess: TextExcess;
};

/** What an author should know before a chart is public; nothing of it stands in the way. */
export type PublishCheck =
  | { type: "title" | "description" | "alt"; locales: readonly Locale[] }
  | { type: "remarks"; key: string; locales: readonly Locale[] }
  | { type: "unit"; unitLocales: readonly Locale[] }
  | { type: "block"; block: Extract<Block, { type: "text" }>; locales: readonly Locale[] }
  | LengthCheck
  | { type: "contrast"; colors: readonly string[] }
  | { type: "alike"; pairs: readonly (readonly [string, string])[] }
  | { type: "total"; stacked: StackedTotal }
  | { type: "overlaps" | "imputed" | "size" | "unseen" | "drawing" | "missing"; count: number };

/** The checks of one chart of a document, or of the page that holds several. */
export type CheckGroup = { chartKey?: ChartKey; checks: readonly PublishCheck[] };

/** Below it, neighbouring shapes are hard to tell from paper (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

/** Bytes of data from which a page is slow to arrive on a phone. */
const LARGE = 500_000;

const listEmpty = (texts: Readonly<Partial<Record<Locale, string>>>): Locale[] =>
  LOCALES.filter((locale) => !texts[locale]?.trim());

/** The colours that the author picked, each once, that paper nearly swallows; others are drawn so that they are seen (D62). */
const listPale = (config: ChartConfig, shown: readonly string[]): string[] => {
  const color = readFields(config).color;
  if (!color) return [];
  // Points in the colours of their groups have no others.
  const { colorLevel } = config.extensions ?? {};
  const all = colorLevel
    ? Object.values(colorLevel.colors ?? {})
    : color.type === "single"
      ? [color.color]
      : Object.entries(color.colorMapping).flatMap(([value, each]) =>
          shown.includes(value) ? [each] : [],
        );
  return [...new Set(all)].filter(
    (each) =>
      isChosenColor(config, color.paletteId, each) &&
      contrastRatio(each, "#ffffff") < LEAST_CONTRAST,
  );
};

/** The names of series that the legend tells apart by colours which an eye without one of the three cones takes for one. */
const listAlike = ({
  legend,
}: NonNullable<ReturnType<typeof asPlot>>): (readonly [string, string])[] => {
  const items = (legend?.drawn ?? []).filter(
    ({ canToggle, visible, dash, dotSymbol, texture }) =>
      canToggle && visible && !dash && !dotSymbol && !texture,
  );
  const onPaper = items.map(({ color }) => (typeof color === "string" ? color : color.light));
  const places = findAlike(onPaper).flatMap(({ pairs }) => pairs);
  const found = new Map(places.map((pair) => [pair.join("-"), pair]));
  return [...found.values()].map(
    ([one, other]) => [items[one - 1]?.label ?? "", items[other - 1]?.label ?? ""] as const,
  );
};

/** The texts of a dashboard that are written in some languages: in the others readers see nothing of them. */
const listHalfWritten = ({ type, blocks }: Pick<Layout, "type" | "blocks">) =>
  blocks.flatMap((block) => {
    if (type !== "dashboard" || block.type !== "text") return [];
    const locales = listEmpty(block.text);
    return locales.length < LOCALES.length ? [{ type: "block" as const, block, locales }] : [];
  });

type Texts = Readonly<Partial<Record<Locale, string | null>>>;

const listLong = (
  text: LengthCheck["text"],
  texts: Texts | null | undefined,
  budget: keyof typeof TEXT_BUDGETS,
): LengthCheck[] =>
  LOCALES.flatMap((locale) => {
    const excess = findTextExcess(texts?.[locale] ?? "", TEXT_BUDGETS[budget]);
    return excess ? [{ type: "length", text, locale, excess }] : [];
  });

const listLongTexts = ({ title, description, label }: ChartConfig["meta"]): LengthCheck[] => [
  ...listLong("title", title, "title"),
  ...listLong("description", description, "description"),
  ...listLong("label", label, "label"),
];

/** The checks of a page that holds several charts. */
export const listPageChecks = (
  layout: Pick<Layout, "type" | "blocks" | "meta">,
): PublishCheck[] => {
  const checks = [
    { type: "title" as const, locales: listEmpty(layout.meta.title) },
    { type: "description" as const, locales: listEmpty(layout.meta.description) },
    ...listHalfWritten(layout),
  ];
  return [
    ...listLongTexts(layout.meta),
    ...layout.blocks.flatMap((block) =>
      block.type === "text" ? listLong(block, block.text, "text") : [],
    ),
    ...checks.filter(({ locales }) => locales.length > 0),
  ];
};

/** The first annotation that is written in some languages alone: in the others readers see it in one of those. */
const listHalfRemarks = (config: ChartConfig): PublishCheck[] => {
  const types = canHaveRemarks(config) ? listRemarkTypes(config) : [];
  const drawn = (config.extensions?.remarks ?? []).filter(({ type }) => types.includes(type));
  const half = drawn.flatMap(({ key, text }) => {
    const locales = LOCALES.filter((locale) => !text?.[locale]?.trim());
    return locales.length > 0 && locales.length < LOCALES.length ? [{ key, locales }] : [];
  });
  const [first] = half;
  const isMissing = (locale: Locale): boolean =>
    half.some(({ locales }) => locales.includes(locale));
  return first ? [{ type: "remarks", key: first.key, locales: LOCALES.filter(isMissing) }] : [];
};

/** The languages in which a measure is converted and still goes by its own unit (CU4). */
const listUnnamedUnits = (config: ChartConfig, measures: readonly Measure[]): Locale[] => {
  const units = measures.flatMap((measure) => {
    const unit = config.conversionUnitsByComponentId[measure.id];
    return unit ? [{ unit, measure }] : [];
  });
  return LOCALES.filter((locale) =>
    units.some(({ unit, measure }) => lacksUnitName(unit, measure, locale)),
  );
};

/** The checks of one chart as it stands on the canvas. */
export const listPublishChecks = ({
  config,
  measures,
  isDrawn,
  isMissing,
  scene,
  bytes,
  stacked,
}: {
  config: ChartConfig;
  measures: readonly Measure[];
  /** Whether it was looked at since the editor was opened: what only its drawing shows is not known before. */
  isDrawn: boolean;
  /** Whether the source lacks its data. */
  isMissing: boolean;
  /** As wide as on a desk; undefined where nothing is drawn. */
  scene: ChartScene | undefined;
  /** Of the data that go with the page. */
  bytes: number;
  /** Undefined where nothing is counted twice. */
  stacked: StackedTotal | undefined;
}): PublishCheck[] => {
  const plot = asPlot(scene);
  const shown = plot?.legend?.items.map(({ value }) => value) ?? [];
  const overlaps = plot ? findOverlaps(plot).length : 0;
  const imputed = scene?.notes.filter(({ type }) => type === "imputed").length ?? 0;
  const texts = { title: config.meta.title, description: config.meta.description };
  const checks: PublishCheck[] = [
    ...listLongTexts(config.meta),
    ...listLong("alt", readAltTexts(config), "text"),
    ...listLong("note", config.extensions?.note, "label"),
    { type: "title", locales: listEmpty(texts.title) },
    { type: "description", locales: listEmpty(texts.description) },
    { type: "alt", locales: listEmpty(readAltTexts(config)) },
    ...listHalfRemarks(config),
    { type: "unit", unitLocales: listUnnamedUnits(config, measures) },
    ...(stacked ? [{ type: "total" as const, stacked }] : []),
    { type: "contrast", colors: listPale(config, shown) },
    { type: "alike", pairs: plot ? listAlike(plot) : [] },
    { type: isMissing ? "missing" : "unseen", count: isDrawn ? 0 : 1 },
    { type: "overlaps", count: overlaps },
    { type: "imputed", count: imputed },
    { type: "size", count: bytes > LARGE ? Math.round(bytes / 1000) : 0 },
  ];
  return checks.filter((check) => {
    if ("stacked" in check || "excess" in check) return true;
    if ("unitLocales" in check) return check.unitLocales.length > 0;
    if ("locales" in check) return check.locales.length > 0;
    if ("pairs" in check) return check.pairs.length > 0;
    return "colors" in check ? check.colors.length > 0 : check.count > 0;
  });
};

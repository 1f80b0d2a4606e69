import type { Locale } from "@statelier/model";
import { readAltTexts, writeAltText } from "../charts/read-alt-text.ts";
import type { ConfiguratorState } from "../document/configurator-state.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { MachineContext, ProposedTexts } from "./events/handler.ts";

const FIELDS = ["title", "description", "altText"] as const;

type Field = (typeof FIELDS)[number];

const readText = (config: ChartConfig, field: Field, locale: Locale): string =>
  field === "altText" ? (readAltTexts(config)[locale] ?? "") : config.meta[field][locale];

const writeText = (
  config: ChartConfig,
  field: Field,
  texts: Partial<Record<Locale, string>>,
): ChartConfig =>
  field === "altText"
    ? writeAltText(config, { ...readAltTexts(config), ...texts })
    : { ...config, meta: { ...config.meta, [field]: { ...config.meta[field], ...texts } } };

/** The texts of one language, where they are still the proposed ones, as they are proposed now. */
const followLanguage = (
  before: ChartConfig,
  after: ChartConfig,
  old: ProposedTexts,
  now: ProposedTexts,
): ChartConfig => {
  const { locale } = now;
  return FIELDS.reduce((chart, field) => {
    const text = readText(chart, field, locale);
    const isOurs = text !== "" && text === old[field] && text === readText(before, field, locale);
    return isOurs && now[field] !== text
      ? writeText(chart, field, { [locale]: now[field] })
      : chart;
  }, after);
};

/** A chart whose proposed texts, as they were taken, say what it shows now. */
const followChart = (
  before: ChartConfig | undefined,
  after: ChartConfig,
  { proposeTexts }: MachineContext,
): ChartConfig => {
  if (!before || before === after || !proposeTexts) return after;
  const old = proposeTexts(before);
  return proposeTexts(after).reduce((chart, now) => {
    const known = old.find(({ locale }) => locale === now.locale);
    return known ? followLanguage(before, chart, known, now) : chart;
  }, after);
};

/** Proposed titles, descriptions and alternative texts follow their charts while nobody has changed them (TX1). */
export const followTexts = (
  before: ConfiguratorState,
  after: ConfiguratorState,
  context: MachineContext,
): ConfiguratorState => {
  if (!("chartConfigs" in after) || !("chartConfigs" in before) || !context.proposeTexts)
    return after;
  const old = before.chartConfigs;
  const chartConfigs = after.chartConfigs.map((config) =>
    followChart(
      old.find(({ key }) => key === config.key),
      config,
      context,
    ),
  );
  const isSame = chartConfigs.every((config, index) => config === after.chartConfigs[index]);
  return isSame ? after : { ...after, chartConfigs };
};

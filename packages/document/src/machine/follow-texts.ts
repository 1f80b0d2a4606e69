import type { ConfiguratorState } from "../document/configurator-state.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { MachineContext, ProposedTexts } from "./events/handler.ts";

const FIELDS = ["title", "description"] as const;

/** The texts of one language, where they are still the proposed ones, as they are proposed now. */
const followLanguage = (
  before: ChartConfig,
  after: ChartConfig,
  old: ProposedTexts,
  now: ProposedTexts,
): ChartConfig => {
  const { locale } = now;
  let { meta } = after;
  for (const field of FIELDS) {
    const text = meta[field][locale];
    const isOurs = text !== "" && text === old[field] && text === before.meta[field][locale];
    if (isOurs && now[field] !== text)
      meta = { ...meta, [field]: { ...meta[field], [locale]: now[field] } };
  }
  return meta === after.meta ? after : { ...after, meta };
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

/** Proposed titles and descriptions follow their charts while nobody has changed them (TX1). */
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

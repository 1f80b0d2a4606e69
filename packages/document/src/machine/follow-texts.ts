import type { ConfiguratorState } from "../document/configurator-state.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { MachineContext } from "./events/handler.ts";

const FIELDS = ["title", "description"] as const;

/** A chart whose proposed texts, as they were taken, say what it shows now. */
const followChart = (
  before: ChartConfig | undefined,
  after: ChartConfig,
  { findComponents, proposeTexts }: MachineContext,
): ChartConfig => {
  if (!before || before === after || !proposeTexts) return after;
  const [known, components] = [before, after].map(({ cubes }) => findComponents(cubes));
  if (!known || !components) return after;
  const [old, now] = [proposeTexts(before, known), proposeTexts(after, components)];
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

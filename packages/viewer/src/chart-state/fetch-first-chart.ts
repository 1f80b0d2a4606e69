import type { DataClient, DataScope } from "@statelier/data";
import {
  type ChartConfig,
  type FirstChartAnswer,
  type FirstChartPlan,
  finishFirstChart,
  listUnmappedFilters,
  mergePossibleFilters,
  planFirstChart,
} from "@statelier/document";
import type { ChartKey, CubeComponents, Iri, SingleFilter } from "@statelier/model";

const fetchAnswer = async (
  data: DataClient,
  scope: DataScope,
  { question, ranking }: FirstChartPlan,
): Promise<FirstChartAnswer> => {
  if (ranking) return { ranked: await data.largestValues(scope.source, ranking) };
  return question ? { table: (await data.observations(scope, [question])).table } : {};
};

/** Whether the ranking has met observations under all of these filters. */
const areMet = (
  filters: Record<string, SingleFilter>,
  { ranking }: FirstChartPlan,
  { ranked = [] }: FirstChartAnswer,
): boolean => {
  if (!ranking || ranked.length === 0 || ranked.some(({ sums: [sum] }) => typeof sum !== "number"))
    return false;
  return Object.entries(filters).every(([id, { value }]) => {
    const still = ranking.filters[id];
    if (still?.type === "single") return still.value === value;
    return ranked.some((own) => own.id === id && own.values[0] === value);
  });
};

/** The chart that a dataset begins with (D60), under filters for which there are observations. Rejects with `DataError`. */
export const fetchFirstChart = async (
  data: DataClient,
  scope: DataScope,
  { iri, components, key }: { iri: Iri; components: CubeComponents; key: ChartKey },
): Promise<ChartConfig> => {
  const plan = planFirstChart({ components, cubes: [{ iri }], key });
  if (!plan) throw new Error("No chart type fits the dataset");
  const answer = await fetchAnswer(data, scope, plan);
  const config = finishFirstChart(plan, answer);
  const [unmapped] = listUnmappedFilters(config, components);
  if (!unmapped || areMet(unmapped.filters, plan, answer)) return config;
  const possible = await data.possibleFilters(scope.source, iri, unmapped.filters);
  return mergePossibleFilters(config, iri, possible);
};

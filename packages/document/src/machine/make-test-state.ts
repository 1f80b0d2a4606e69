import type { CubeComponents } from "@statelier/model";
import { makeInitialChartConfig } from "../chart-types/make-initial-chart-config.ts";
import { makeInitialDocument } from "../chart-types/make-initial-document.ts";
import type { ChartType } from "../chart-types/chart-types.ts";
import { makeComponents, TEST_CUBE } from "../rules/make-test-components.ts";
import type { ConfiguratorState } from "../schema/index.ts";
import type { MachineContext } from "./context.ts";

/** Test data: a context that knows the given components for any datasets and counts its keys. */
export const makeContext = (components: CubeComponents = makeComponents()): MachineContext => {
  let count = 0;
  return {
    findComponents: () => components,
    makeKey: () => {
      count += 1;
      return `key-${count}`;
    },
  };
};

/** Test data: the editor on the first chart of the test cube. */
export const makeState = (
  chartType: ChartType = "column",
  components: CubeComponents = makeComponents(),
): ConfiguratorState => {
  const input = { components, cubes: [{ iri: TEST_CUBE }], key: "first" };
  const chartConfig = makeInitialChartConfig(chartType, input);
  if (!chartConfig) throw new Error(`${chartType} is not available`);
  const dataSource = { type: "sparql" as const, url: "https://example.org/query" };
  return { ...makeInitialDocument({ dataSource, chartConfig }), state: "CONFIGURING_CHART" };
};

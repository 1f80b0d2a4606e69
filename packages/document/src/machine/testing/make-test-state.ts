import { type CubeComponents, joinComponents } from "@statelier/model";
import { makeInitialChartConfig } from "../../charts/make-initial-chart-config.ts";
import { makeInitialDocument } from "../../document/make-initial-document.ts";
import type { ChartType } from "../../chart-types/chart-types.ts";
import {
  makeComponents,
  makeDimension,
  makeMeasure,
  TEST_CUBE,
  testId,
} from "../../testing/make-test-components.ts";
import type { ConfiguratorState } from "../../document/configurator-state.ts";
import type { MachineContext } from "../events/handler.ts";
import { transition } from "../transition.ts";

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

export const OTHER_CUBE = "https://example.org/other";

/** The test cube and another one are joined by their years and by what divides them. */
export const JOIN_BY = {
  [TEST_CUBE]: [testId("year"), testId("sector")],
  [OTHER_CUBE]: [testId("jahr", OTHER_CUBE), testId("branche", OTHER_CUBE)],
};

const makeOtherComponents = (): CubeComponents => {
  const cubeIri = OTHER_CUBE;
  return {
    dimensions: [
      makeDimension("jahr", "TemporalDimension", {
        cubeIri,
        valueNames: ["2020", "2021"],
        timeUnit: "Year",
      }),
      makeDimension("branche", "NominalDimension", { cubeIri, valueNames: ["a", "b", "c", "d"] }),
      makeDimension("fuel", "NominalDimension", { cubeIri, valueNames: ["gas", "coal"] }),
      makeDimension("remark", "NominalDimension", { cubeIri, isKeyDimension: false }),
    ],
    measures: [makeMeasure("use", { cubeIri, unit: "persons" })],
  };
};

/** Test data: a context that knows the test cube and the other one, each alone and both joined, and counts its keys. */
export const makeCubesContext = (): MachineContext => {
  const known = new Map([
    [TEST_CUBE, makeComponents()],
    [OTHER_CUBE, makeOtherComponents()],
  ]);
  return {
    ...makeContext(),
    findComponents: (cubes) => {
      const inputs = cubes.flatMap(({ iri, joinBy = [] }) => {
        const components = known.get(iri);
        return components ? [{ components, joinBy }] : [];
      });
      if (inputs.length < cubes.length) return undefined;
      return inputs.length === 1 ? inputs[0]?.components : joinComponents(inputs);
    },
  };
};

/** Test data: the editor on a chart of both cubes. */
export const makeJoinedState = (chartType: ChartType = "comboLineSingle"): ConfiguratorState => {
  const context = makeCubesContext();
  const add = { type: "DATASET_ADD" as const, iri: OTHER_CUBE, joinBy: JOIN_BY };
  const joined = transition(makeState(), add, context).state;
  return transition(joined, { type: "CHART_TYPE_CHANGED", chartType }, context).state;
};

import type { DataClient } from "@statelier/data";
import {
  type ChartConfig,
  type ConfiguratorState,
  type EditorEffect,
  type EditorEvent,
  findCube,
  listOriginals,
  listQueryFilters,
  type MachineContext,
  makeInitialDocument,
  transition,
} from "@statelier/document";
import type { CubeComponents, ObservationTable } from "@statelier/model";
import { fetchFirstChart } from "../../packages/viewer/src/chart-state/fetch-first-chart.ts";
import {
  listSampleIris,
  SAMPLE_SOURCE,
  type SampleCatalogue,
} from "../chart-fixtures/sample-catalogue.ts";
import type { Names, PairCase } from "./cases.ts";

const LOCALE = "en";
const SCOPE = { source: SAMPLE_SOURCE, locale: LOCALE } as const;
const KEY = "paircase0001";

/** What is drawn of a case. */
export type PairChart = {
  config: ChartConfig;
  components: CubeComponents;
  table: ObservationTable;
};

const listComponents = ({ dimensions, measures }: CubeComponents) => [...dimensions, ...measures];

/** The last part of an id or value. */
export const shortName = (name: string): string => name.split("/").at(-1) ?? name;

const makeNames = (config: ChartConfig, components: CubeComponents): Names => {
  const find = (name: string) => {
    const found = listComponents(components).find(({ id }) => shortName(id) === name);
    if (!found) throw new Error(`There is no component ${name}.`);
    return found;
  };
  return {
    id: (name) => find(name).id,
    value: (name, short) => {
      const found = find(name).values.find(({ value }) => shortName(value) === short);
      if (!found) throw new Error(`${name} has no value ${short}.`);
      return found.value;
    },
    filters: (name) =>
      listOriginals(find(name)).map(({ cubeIri, id }) => {
        const cube = findCube(config.cubes, cubeIri, id);
        if (!cube) throw new Error(`The dataset of ${name} is not in the chart.`);
        return { cubeIri: cube.iri, dimensionId: id };
      }),
  };
};

const openChart = (config: ChartConfig): ConfiguratorState => ({
  ...makeInitialDocument({ dataSource: SAMPLE_SOURCE, chartConfig: config }),
  state: "CONFIGURING_CHART",
});

const shownConfig = (state: ConfiguratorState): ChartConfig => {
  const [config] = "chartConfigs" in state ? state.chartConfigs : [];
  if (!config) throw new Error("The document has no chart.");
  return config;
};

/** The event that answers an effect of an event before. */
const answer = async (data: DataClient, effect: EditorEffect): Promise<EditorEvent | undefined> => {
  if (effect.type === "LOG_IGNORED") throw new Error(effect.message);
  if (effect.type !== "FETCH_POSSIBLE_FILTERS") return undefined;
  const answers = await Promise.all(
    effect.requests.map(async (asked) => ({
      asked,
      possibleFilters: await data.possibleFilters(SAMPLE_SOURCE, asked.iri, asked.filters),
    })),
  );
  return { type: "POSSIBLE_FILTERS_RECEIVED", chartKey: effect.chartKey, answers };
};

/** The chart after what its author does, by the machine of the editor. */
const edit = async (
  data: DataClient,
  config: ChartConfig,
  { components, events }: { components: CubeComponents; events: readonly EditorEvent[] },
): Promise<ChartConfig> => {
  const context: MachineContext = { findComponents: () => components, makeKey: () => KEY };
  const rest = [...events];
  let state = openChart(config);
  for (let event = rest.shift(); event; event = rest.shift()) {
    const next = transition(state, event, context);
    state = next.state;
    const answers = await Promise.all(next.effects.map((effect) => answer(data, effect)));
    rest.unshift(...answers.filter((own) => own !== undefined));
  }
  return shownConfig(state);
};

/** The first chart of a dataset, or what its author makes of it. */
export const readPairChart = async (
  catalogue: SampleCatalogue,
  { dataset, steps }: PairCase,
): Promise<PairChart> => {
  const { data } = catalogue;
  const iri = (await listSampleIris(catalogue)).find((one) => one.split("/").at(-2) === dataset);
  if (!iri) throw new Error(`There is no dataset ${dataset}.`);
  const components = await data.components(SCOPE, [{ iri }]);
  const first = await fetchFirstChart(data, SCOPE, { iri, components, key: KEY });
  const events = steps?.(makeNames(first, components)) ?? [];
  const config = await edit(data, first, { components, events });
  const { table } = await data.observations(SCOPE, listQueryFilters(config, components));
  return { config, components, table };
};

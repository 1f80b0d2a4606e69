import { TEST_CUBE, testId } from "../../testing/make-test-components.ts";
import type { ChartType } from "../../chart-types/chart-types.ts";
import type { ChartConfigOf } from "../../chart-types/registry.ts";
import type { ConfiguratorState, StateWithCharts } from "../../document/configurator-state.ts";
import { type EditorEffect, findActiveChart } from "../events/handler.ts";
import type { EditorEvent } from "../events/events.ts";
import { makeContext } from "./make-test-state.ts";
import { transition } from "../transition.ts";

export const context = makeContext();
export const send = (state: ConfiguratorState, ...events: EditorEvent[]): ConfiguratorState =>
  events.reduce((before, event) => transition(before, event, context).state, state);
export const effectsOf = (state: ConfiguratorState, event: EditorEvent): EditorEffect[] =>
  transition(state, event, context).effects;
export const charts = (state: ConfiguratorState): StateWithCharts => state as StateWithCharts;
export const active = <T extends ChartType>(state: ConfiguratorState, _type: T) =>
  findActiveChart(charts(state)) as ChartConfigOf<T>;
export const filters = (state: ConfiguratorState) =>
  findActiveChart(charts(state))?.cubes[0]?.filters ?? {};
export const [region, sector, year, deaths, rate] = [
  "region",
  "sector",
  "year",
  "deaths",
  "rate",
].map((name) => testId(name)) as [string, string, string, string, string];
export const at = (dimensionId: string) => [{ cubeIri: TEST_CUBE, dimensionId }];
export const setSegment: EditorEvent = {
  type: "CHART_FIELD_CHANGED",
  field: "segment",
  componentId: sector,
};

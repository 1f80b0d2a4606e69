import type { Component, ComponentValue } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listOriginals } from "./cube-of-dimension.ts";

/** The values of a component that the chart shows under its filters, in their order. */
export const listShownValues = (
  { cubes }: Pick<ChartConfig, "cubes">,
  component: Component,
): ComponentValue[] => {
  const filter = listOriginals(component)
    .flatMap(({ id }) => cubes.map(({ filters }) => filters[id]))
    .find(Boolean);
  return component.values.filter(
    ({ value }) => filter?.type !== "multi" || Object.hasOwn(filter.values, value),
  );
};

import type { ComponentValue, CubeComponents, Filters } from "@statelier/model";

import type { OpenedCube } from "../../reading/cube-cache.ts";
import type { ResolvedFilter } from "../../reading/observation-reader.ts";
import type { ComponentsRequest } from "../../source/cube-source.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { hasBoundsOnly, nameComponent, type ShapeComponent } from "../parsing/shape-component.ts";
import { type ComponentParts, deriveComponents } from "./derive-components.ts";
import { deriveHierarchy } from "./derive-hierarchy.ts";
import { collectLimitIris } from "./derive-limits.ts";
import { deriveName, deriveValue } from "./derive-value.ts";
import { resolveFilters } from "./resolve-filters.ts";
import { compareNamed } from "./value-order.ts";

export type ReadContext = OpenedCube<CubeModel>;

const readBounds = async (
  { getReader }: ReadContext,
  component: ShapeComponent,
): Promise<ComponentValue[]> => {
  const bounds = component.bounds ?? (await (await getReader()).bounds(component.path));
  return bounds
    ? [bounds.min, bounds.max].map((bound) => ({ value: String(bound), label: String(bound) }))
    : [];
};

/** The filters that narrow the values of a component: those before it, or all where it has none. */
const pickFiltersBefore = (filters: readonly ResolvedFilter[], path: string): ResolvedFilter[] => {
  const at = filters.findIndex((filter) => filter.path === path);
  return filters.slice(0, at < 0 ? undefined : at);
};

const noteNames = (
  model: CubeModel,
  component: ShapeComponent,
  values: readonly ComponentValue[],
): void => {
  const { graph } = model.attributes;
  const iris = new Set(
    component.listed.flatMap(({ type, value }) => (type === "iri" ? value : [])),
  );
  const unnamed = values.filter(
    ({ value }) => iris.has(value) && !deriveName([value], "en", graph),
  );
  if (unnamed.length > 0)
    model.note(
      `${nameComponent(component)}: ${unnamed.length} values have no name; the end of their IRI stands for it.`,
    );
};

const noteCoordinates = (
  model: CubeModel,
  component: ShapeComponent,
  values: readonly ComponentValue[],
): void => {
  if (component.kind !== "GeoCoordinatesDimension") return;
  const missing = values.filter(
    ({ latitude, longitude }) => latitude === undefined || longitude === undefined,
  );
  if (missing.length > 0)
    model.note(
      `${nameComponent(component)}: ${missing.length} of ${values.length} values have no coordinates in degrees.`,
    );
};

/** The values of a component under those of the filters that stand before it. */
export const readValues = async (
  context: ReadContext,
  component: ShapeComponent,
  filters: readonly ResolvedFilter[],
  locale: ComponentsRequest["locale"],
): Promise<ComponentValue[]> => {
  if (hasBoundsOnly(component)) return readBounds(context, component);
  const { model } = context;
  const index = await model.values(component.path);
  const before = pickFiltersBefore(filters, component.path);
  const kept =
    before.length > 0
      ? new Set(await (await context.getReader()).distinct(component.path, before))
      : undefined;
  const values = [...index.values()]
    .filter(({ value }) => !kept || kept.has(value))
    .map((value) => deriveValue(value, component, locale, model.attributes.graph));
  noteNames(model, component, values);
  noteCoordinates(model, component, values);
  return values.toSorted(compareNamed(component));
};

const readParts = async (
  context: ReadContext,
  component: ShapeComponent,
  request: ComponentsRequest,
  filters: readonly ResolvedFilter[],
): Promise<ComponentParts> => {
  const { model } = context;
  await model.attributes.load([
    ...collectLimitIris(component),
    ...(component.unit ? [component.unit] : []),
  ]);
  if (!request.loadValues) return { component, values: [] };
  const values = await readValues(context, component, filters, request.locale);
  if (component.hierarchies.length === 0) return { component, values };
  const hierarchy = deriveHierarchy({
    model,
    component,
    hierarchies: await model.hierarchies(component.path),
    values: new Map(values.map((value) => [value.value, value])),
    locale: request.locale,
  });
  return { component, values, hierarchy };
};

const resolve = async (context: ReadContext, filters: Filters): Promise<ResolvedFilter[]> =>
  Object.keys(filters).length === 0
    ? []
    : resolveFilters(context.model, await context.getReader(), filters);

/** Dimensions and measures of a cube, with values where they are asked for. */
export const readComponents = async (
  context: ReadContext,
  request: ComponentsRequest,
): Promise<CubeComponents> => {
  const { model } = context;
  const wanted = [...model.components.values()].filter(
    ({ id }) => !request.componentIds || request.componentIds.includes(id),
  );
  if (request.loadValues) {
    context.expectQuestions();
    model.expectValues(wanted);
  }
  const filters = request.loadValues ? await resolve(context, request.filters ?? {}) : [];
  const parts = await Promise.all(
    wanted.map((component) => readParts(context, component, request, filters)),
  );
  return deriveComponents({ model, locale: request.locale }, parts);
};

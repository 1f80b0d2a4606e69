import type { ComponentValue, CubeComponents, Dimension } from "../vocabulary/component.ts";
import { compareText } from "../formats/compare-text.ts";
import { joinHierarchies } from "./join-hierarchies.ts";
import { buildJoinById, type ComponentId } from "../vocabulary/ids.ts";

/** The components of one cube and its ids of the dimensions by which it is joined. */
export type JoinComponentsInput = { components: CubeComponents; joinBy: readonly ComponentId[] };

/** Stands in place of a cube IRI on joined dimensions. */
const JOIN_BY_CUBE_IRI = "joinBy";

const compareValues = (a: ComponentValue, b: ComponentValue): number => {
  const [left, right] = [a.position ?? a.value, b.position ?? b.value];
  if (typeof left === "number" && typeof right === "number") return left - right;
  return compareText(String(left), String(right));
};

const mergeValues = (dimensions: readonly Dimension[]): ComponentValue[] => {
  const byValue = new Map<string, ComponentValue & { originals: number[] }>();
  for (const [index, { values }] of dimensions.entries())
    for (const value of values) {
      const known = byValue.get(value.value);
      if (known) known.originals.push(index);
      else byValue.set(value.value, { ...value, originals: [index] });
    }
  return [...byValue.values()]
    .map(({ originals, ...value }): ComponentValue =>
      originals.length < dimensions.length ? { ...value, originals } : value,
    )
    .toSorted(compareValues);
};

const joinDimensions = (dimensions: readonly Dimension[], index: number): Dimension[] => {
  const [first] = dimensions;
  if (!first) return [];
  const values = mergeValues(dimensions);
  const hierarchy = joinHierarchies(dimensions, values);
  return [
    {
      ...first,
      ...(hierarchy ? { hierarchy } : {}),
      id: buildJoinById(index),
      cubeIri: JOIN_BY_CUBE_IRI,
      label: [...new Set(dimensions.map(({ label }) => label))].join(", "),
      values,
      originalIds: dimensions.map(({ cubeIri, id, label, description }) => ({
        cubeIri,
        dimensionId: id,
        label,
        ...(description === undefined ? {} : { description }),
      })),
    },
  ];
};

/** Whether two dimensions may be one: their values are of the same kind, unit and format of time. */
export const canJoinDimensions = (a: Dimension, b: Dimension): boolean =>
  a.timeUnit === b.timeUnit && a.timeFormat === b.timeFormat;

/** All components of several cubes; the joined dimensions come first, as `joinBy__n`. */
export const joinComponents = (inputs: readonly JoinComponentsInput[]): CubeComponents => {
  const width = Math.max(0, ...inputs.map(({ joinBy }) => joinBy.length));
  const joined = Array.from({ length: width }, (_, index) =>
    joinDimensions(
      inputs.flatMap(({ components, joinBy }) =>
        components.dimensions.filter(({ id }) => id === joinBy[index]),
      ),
      index,
    ),
  ).flat();
  const others = inputs.flatMap(({ components, joinBy }) =>
    components.dimensions.filter(({ id }) => !joinBy.includes(id)),
  );
  return {
    dimensions: [...joined, ...others],
    measures: inputs.flatMap(({ components }) => components.measures),
  };
};

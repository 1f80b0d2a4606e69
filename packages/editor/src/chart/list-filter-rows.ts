import { type ChartContext, isShown, listOriginals, resolveMostRecent } from "@statelier/document";
import {
  type Dimension,
  FIELD_VALUE_NONE,
  kindTraits,
  MOST_RECENT_VALUE,
  nameValue,
} from "@statelier/model";

/** A single filter of the author. */
export type FilterRow = {
  dimension: Dimension;
  cubeIri: string;
  value: string;
  isMostRecent: boolean;
  /** The value in the author's language. */
  summary: string;
};

const labelOf = (dimension: Dimension, value: string): string =>
  nameValue(
    dimension,
    dimension.values.find((each) => each.value === value) ?? { value, label: value },
  );

/** The single filters in the order in which they are applied. */
export const listFilterRows = ({ config, components }: ChartContext): FilterRow[] => {
  const seen = new Set<string>();
  return config.cubes.flatMap(({ iri, filters }) =>
    Object.entries(filters).flatMap(([id, filter]): FilterRow[] => {
      const dimension = components.dimensions.find((each) =>
        listOriginals(each).some((original) => original.id === id),
      );
      if (!dimension || filter.type !== "single" || seen.has(dimension.id)) return [];
      // No filter at all (D52).
      if (filter.value === FIELD_VALUE_NONE) return [];
      seen.add(dimension.id);
      const isMostRecent = filter.value === MOST_RECENT_VALUE;
      const value = resolveMostRecent(dimension, filter.value) ?? "";
      return [{ dimension, cubeIri: iri, value, isMostRecent, summary: labelOf(dimension, value) }];
    }),
  );
};

/** Dimensions that may be filtered and are not: those without which there is one observation already. */
export const listAddableFilters = ({ config, components }: ChartContext): Dimension[] => {
  const filtered = new Set(
    config.cubes.flatMap(({ filters }) =>
      Object.entries(filters).flatMap(([id, filter]) =>
        filter.type === "single" && filter.value === FIELD_VALUE_NONE ? [] : [id],
      ),
    ),
  );
  return components.dimensions.filter(
    (dimension) =>
      kindTraits(dimension).role === "dimension" &&
      !dimension.isKeyDimension &&
      dimension.values.length > 0 &&
      !isShown(config, dimension) &&
      listOriginals(dimension).every(({ id }) => !filtered.has(id)),
  );
};

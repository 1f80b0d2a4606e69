/**
 * Flavoured strings: a plain string may become any of them, one of them never becomes another.
 * `iri` names something on the web, `id` is ours, `key` is a chart key.
 */
type Flavour<Name extends string> = string & { readonly __flavour?: Name };

/** A web name: of a cube, a value, a theme, an organization. */
export type Iri = Flavour<"iri">;

/**
 * `{unversioned cube IRI}(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR){unversioned component IRI}`,
 * or `joinBy__{index}` for a dimension that joins several cubes.
 */
export type ComponentId = Flavour<"component-id">;

/** The 12-character key of a chart or of a stored document. */
export type ChartKey = Flavour<"chart-key">;

/** Stands in stored documents: never rename. */
const COMPONENT_ID_SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
/** Stands in stored documents: never rename. */
const JOIN_BY_PREFIX = "joinBy__";

/** The id under which documents store a component of a cube, the same for all versions of both. */
export const buildComponentId = (
  unversionedCubeIri: Iri,
  unversionedComponentIri: Iri,
): ComponentId => `${unversionedCubeIri}${COMPONENT_ID_SEPARATOR}${unversionedComponentIri}`;

/** The two halves of a component id; undefined for a join id or a bare IRI. */
export const parseComponentId = (
  id: ComponentId,
): { unversionedCubeIri: Iri; unversionedComponentIri: Iri } | undefined => {
  const at = id.indexOf(COMPONENT_ID_SEPARATOR);
  if (at < 0) return undefined;
  return {
    unversionedCubeIri: id.slice(0, at),
    unversionedComponentIri: id.slice(at + COMPONENT_ID_SEPARATOR.length),
  };
};

/** The id of the dimension that joins cubes, counted from 0. */
export const buildJoinById = (index: number): ComponentId => `${JOIN_BY_PREFIX}${index}`;

/** Whether a text is an address that a browser opens: of the web, and no program. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);

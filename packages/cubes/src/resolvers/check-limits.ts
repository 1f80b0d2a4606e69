import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

import { invalidRequest } from "./request-error.ts";

export type QueryLimits = {
  /** Levels of fields. */
  depth: number;
  /** Fields of the query type, aliases counted one by one. */
  rootFields: number;
  /** Fields of the whole document, fragments spread out. */
  fields: number;
};

export const DEFAULT_LIMITS: QueryLimits = { depth: 12, rootFields: 12, fields: 400 };

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Measure = { depth: number; fields: number };

const getSelectionSet = (node: SelectionNode, fragments: Fragments): SelectionSetNode | undefined =>
  node.kind === Kind.FRAGMENT_SPREAD
    ? fragments.get(node.name.value)?.selectionSet
    : node.selectionSet;

const measure = (
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  limits: QueryLimits,
): Measure => {
  const total: Measure = { depth: 0, fields: 0 };
  for (const node of set?.selections ?? []) {
    const inner = measure(getSelectionSet(node, fragments), fragments, limits);
    const own = node.kind === Kind.FIELD ? 1 : 0;
    total.depth = Math.max(total.depth, inner.depth + own);
    total.fields += inner.fields + own;
    if (total.fields > limits.fields)
      throw invalidRequest(`A query may have ${limits.fields} fields.`);
  }
  return total;
};

const countRootFields = (set: SelectionSetNode, fragments: Fragments): number =>
  set.selections.reduce((count, node) => {
    if (node.kind === Kind.FIELD) return count + 1;
    const inner = getSelectionSet(node, fragments);
    return count + (inner ? countRootFields(inner, fragments) : 0);
  }, 0);

/** The first limit that a valid document breaks; undefined when it keeps them all. */
export const checkLimits = (
  document: DocumentNode,
  limits: QueryLimits,
): GraphQLError | undefined => {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  try {
    for (const node of document.definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      if (countRootFields(node.selectionSet, fragments) > limits.rootFields)
        return invalidRequest(`A query may ask ${limits.rootFields} calls.`);
      if (measure(node.selectionSet, fragments, limits).depth > limits.depth)
        return invalidRequest(`A query may be ${limits.depth} levels deep.`);
    }
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
  return undefined;
};

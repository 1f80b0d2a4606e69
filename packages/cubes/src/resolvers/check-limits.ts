import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type SelectionSetNode,
} from "graphql";

import { invalidRequest, queryTooComplex } from "./request-error.ts";

export type QueryLimits = {
  /** Levels of fields. */
  depth: number;
  /** Fields of the query type, aliases counted one by one. */
  rootFields: number;
  /** Calls among them that answer with observations. */
  tables: number;
  /** Fields and spreads of the whole document, fragments spread out. */
  fields: number;
  /** Cells that joins make while a request is answered: rows times columns and datasets. */
  joinedCells: number;
  /** Values that one filter names. */
  filterValues: number;
  /** Values that all filters of a request name, a filter counted each time that a call uses it. */
  allFilterValues: number;
  /** Characters of one value or component id. */
  nameCharacters: number;
  /** Characters of all values and component ids of a request, those of each call counted. */
  allNameCharacters: number;
  /** Component ids that one dataset is asked for. */
  componentIds: number;
  /** Dimensions by which datasets are joined. */
  joinDimensions: number;
  /** Characters of the tables of an answer; engines have no longer texts than half a billion. */
  characters: number;
};

export const DEFAULT_LIMITS: QueryLimits = {
  depth: 12,
  rootFields: 12,
  tables: 4,
  fields: 400,
  joinedCells: 5_000_000,
  filterValues: 50_000,
  allFilterValues: 200_000,
  nameCharacters: 4_096,
  allNameCharacters: 5_000_000,
  componentIds: 1_000,
  joinDimensions: 10,
  characters: 400_000_000,
};

type Measure = { depth: number; rootFields: number; tables: number; fields: number };

const NOTHING: Measure = { depth: 0, rootFields: 0, tables: 0, fields: 0 };

/** What costs rows times columns, once for each alias. */
const TABLE_CALLS: ReadonlySet<string> = new Set(["dataCubesObservations", "dataCubePreview"]);

class FragmentCycle extends Error {}

/** Measures each fragment once; counts stay at one above the limit, so that doubling cannot overflow. */
const makeMeasure = (
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  limits: QueryLimits,
): ((set: SelectionSetNode) => Measure) => {
  const known = new Map<string, Measure | "open">();
  const measureFragment = (name: string): Measure => {
    const found = known.get(name);
    if (found === "open") throw new FragmentCycle(name);
    if (found) return found;
    const fragment = fragments.get(name);
    known.set(name, "open");
    const measured = fragment ? measure(fragment.selectionSet) : NOTHING;
    known.set(name, measured);
    return measured;
  };
  const measure = (set: SelectionSetNode): Measure => {
    const total = { ...NOTHING };
    for (const node of set.selections) {
      const isField = node.kind === Kind.FIELD;
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(node.name.value)
          : node.selectionSet
            ? measure(node.selectionSet)
            : NOTHING;
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0));
      const roots = isField ? 1 : inner.rootFields;
      const tables = isField ? Number(TABLE_CALLS.has(node.name.value)) : inner.tables;
      total.tables = Math.min(total.tables + tables, limits.tables + 1);
      total.rootFields = Math.min(total.rootFields + roots, limits.rootFields + 1);
      total.fields = Math.min(total.fields + inner.fields + 1, limits.fields + 1);
    }
    return total;
  };
  return measure;
};

const findExcess = (found: Measure, limits: QueryLimits, isOperation: boolean) => {
  if (isOperation && found.rootFields > limits.rootFields)
    return `A query may ask ${limits.rootFields} calls.`;
  if (isOperation && found.tables > limits.tables)
    return `A query may ask for ${limits.tables} tables of observations.`;
  if (found.fields > limits.fields) return `A query may have ${limits.fields} fields.`;
  return found.depth > limits.depth ? `A query may be ${limits.depth} levels deep.` : undefined;
};

/** The first limit that a document breaks, valid or not; undefined when it keeps them all. */
export const checkLimits = (
  document: DocumentNode,
  limits: QueryLimits,
): GraphQLError | undefined => {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const measure = makeMeasure(fragments, limits);
  try {
    let fields = 0;
    for (const node of document.definitions) {
      if (!("selectionSet" in node)) continue;
      const isOperation = node.kind === Kind.OPERATION_DEFINITION;
      const measured = measure(node.selectionSet);
      if (isOperation) fields += measured.fields;
      const whole = isOperation ? { ...measured, fields } : measured;
      const excess = findExcess(whole, limits, isOperation);
      if (excess) return queryTooComplex(excess);
    }
  } catch (error) {
    if (!(error instanceof FragmentCycle)) throw error;
    return invalidRequest(`The fragment ${error.message} spreads itself.`);
  }
  return undefined;
};

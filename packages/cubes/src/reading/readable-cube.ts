import type { ComponentId, ComponentKind, ObservationTable } from "@statelier/model";

import type { IndexedValue } from "../rdf/indexed-value.ts";

/** By path the terms that stand for the values of a column. */
export type CubeTerms = Record<string, IndexedValue[]>;

/** One version of one cube, as far as its observations are read and kept; what else is known of it the source knows. */
export type ReadableCube = {
  readonly iri: string;
  /** By path. */
  readonly components: ReadonlyMap<
    string,
    {
      path: string;
      id: ComponentId;
      kind: ComponentKind;
      isVersioned: boolean;
      isKeyDimension: boolean;
    }
  >;
  /** What has to be kept with a table, so that its values can be named again. */
  collectTerms(table: ObservationTable): CubeTerms;
  restoreTerms(terms: CubeTerms): Promise<void>;
};

import { type ObservationTable } from "@statelier/model";

/** A filter with its markers, ranges and lists resolved to the values it lets through. */
export type ResolvedFilter =
  | { path: string; type: "values"; values: ReadonlySet<string> }
  | { path: string; type: "numbers"; from: number; to: number };

export type ReadRequest = {
  paths: readonly string[];
  filters: readonly ResolvedFilter[];
  limit?: number;
};

type ReadAnswer = { table: ObservationTable; query: string };

/** Reads the observations of one cube; labels of the table are its values. */
export type ObservationReader = {
  read(request: ReadRequest): Promise<ReadAnswer>;
  /** The values of one component that occur under the filters. */
  distinct(path: string, filters: readonly ResolvedFilter[]): Promise<string[]>;
  /** Smallest and largest number of one component. */
  bounds(path: string): Promise<{ min: number; max: number } | undefined>;
};

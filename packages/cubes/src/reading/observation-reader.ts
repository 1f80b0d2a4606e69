import type { ComponentId, ObservationTable } from "@statelier/model";

import type { ReadProgress } from "../source/cube-source.ts";

/** A filter with its markers, ranges and lists resolved to the values it lets through. */
export type ResolvedFilter =
  | { path: string; type: "values"; values: ReadonlySet<string> }
  | { path: string; type: "numbers"; from: number; to: number };

export type ReadRequest = {
  paths: readonly string[];
  filters: readonly ResolvedFilter[];
  limit?: number;
};

/** By component how many cells that should be numbers were none; absent where each of them was. */
export type Unreadable = Readonly<Record<ComponentId, number>>;

/** Observations as their source has them. */
export type ReadTable = ObservationTable & { unreadable?: Unreadable };

/** The numbers of one component, to be added up for each value of another. */
export type SumRequest = {
  path: string;
  numberPath: string;
  filters: readonly ResolvedFilter[];
};

export type ReadAnswer = {
  table: ObservationTable;
  query?: string;
  /** Of the columns that were asked for: cells that are no numbers and stand as missing ones. */
  unreadable?: number;
};

/** Reads the observations of one cube; labels of the table are its values. */
export type ObservationReader = {
  read(request: ReadRequest): Promise<ReadAnswer>;
  /** Two columns whose numbers add up to those of all rows, where the source gives fewer of them; else they are read. */
  sums?: (request: SumRequest) => Promise<ReadAnswer>;
  /** The values of one component that occur under the filters. */
  distinct(path: string, filters: readonly ResolvedFilter[]): Promise<string[]>;
  /** Smallest and largest number of one component. */
  bounds(path: string): Promise<{ min: number; max: number } | undefined>;
  /** Reads ahead what all answers need, where there is such a thing. */
  prepare?(): Promise<void>;
  /** How far reading all rows is, while somebody waits for them or they are read in the background. */
  progress?(): ReadProgress | undefined;
};

/** Rows to be added up: by value where the reader has their sums, else as they are. */
export const readSums = (
  reader: Pick<ObservationReader, "read" | "sums">,
  request: SumRequest,
): Promise<ReadAnswer> =>
  reader.sums?.(request) ??
  reader.read({ paths: [request.path, request.numberPath], filters: request.filters });

/** A part of all observations that is read in one answer. */
export type ObservationPage = {
  /** Rows, as the source counts them. */
  count: number;
  /** The values of one component whose rows are all here; absent where the page is not divided by one. */
  part?: { path: string; values: ReadonlySet<string> };
  /** Checked against `count`. */
  read(): Promise<ReadTable>;
  /** Two smaller pages with the same rows; undefined where it cannot be divided. */
  halve(): readonly ObservationPage[] | undefined;
};

/** The observations of one cube where they lie: what each kind of source brings of its own. */
export type ObservationRows = {
  /** How many there are, as the source itself counts; where there are more than `most`, one more than that will do. */
  count(most?: number): Promise<number>;
  /** All of them at once, checked against `count`. */
  loadWhole(count: number): Promise<ReadTable>;
  /** All of them in pages that put no load on the source. */
  planPages(count: number): Promise<readonly ObservationPage[]>;
  /** Asks the source for every slice: for cubes of any size. */
  slices: ObservationReader;
  /** The query for a reader who wants to ask the source directly. */
  describe(request: ReadRequest): string | undefined;
};

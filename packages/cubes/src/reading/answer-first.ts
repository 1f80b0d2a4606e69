import { createHash } from "node:crypto";

import type { ComponentId } from "@statelier/model";

import { concatTables } from "./concat-tables.ts";
import { filterResolved } from "./filter-resolved.ts";
import {
  type ObservationReader,
  type ObservationRows,
  readSums,
  type ReadRequest,
  type ReadTable,
  type ResolvedFilter,
} from "./observation-reader.ts";
import type { ReadableCube } from "./readable-cube.ts";
import { orderRows } from "./row-order.ts";
import type { TableStore } from "./table-store.ts";
import type { WholeRead } from "./whole-read.ts";
import { answerFromTable } from "./whole-reader.ts";

/** So many different questions say that more will come. */
const ENOUGH_QUESTIONS = 3;

export type AnswerFirstInput = {
  rows: ObservationRows;
  cube: ReadableCube;
  /** Answers by slices, in the order of the keys. */
  slices: ObservationReader;
  keys: readonly ComponentId[];
  tables: TableStore;
  /** The name of all rows in `tables`. */
  key: string;
  whole: WholeRead;
  /** An answer with more rows than this is reason enough to read all. */
  largeSlice: number;
};

const nameQuestion = (...parts: readonly unknown[]): string =>
  createHash("sha256")
    .update(
      JSON.stringify(parts, (_, value: unknown) => (value instanceof Set ? [...value] : value)),
    )
    .digest("base64url");

const isEverything = ({ filters, limit }: ReadRequest): boolean =>
  filters.length === 0 && limit === undefined;

/**
 * Answers each question at once by a slice, and reads all rows in the background once that is worth it; from then on
 * they answer. Pages that are read already answer what lies in them. Only who wants all rows waits for them.
 */
export const makeAnswerFirstReader = (input: AnswerFirstInput): ObservationReader => {
  const { rows, cube, slices, keys, tables, key, whole, largeSlice } = input;
  const { components } = cube;
  const questions = new Set<string>();
  const note = (question: string, rowCount = 0): void => {
    if (questions.size < ENOUGH_QUESTIONS) questions.add(question);
    if (questions.size >= ENOUGH_QUESTIONS || rowCount > largeSlice) void whole.readInBackground();
  };
  const answerFrom = (table: ReadTable): ObservationReader =>
    answerFromTable(() => Promise.resolve(table), cube, rows);
  /** Who answers without the source: all rows, or pages that hold what is asked for. */
  const findLocal = async (
    filters: readonly ResolvedFilter[],
  ): Promise<ObservationReader | undefined> => {
    const all = tables.peek<ReadTable>(key);
    if (all) return answerFrom(all);
    const pages = whole.findPages(filters);
    if (!pages) return undefined;
    const passing = pages.map((page) => ({
      ...filterResolved(page, filters, components),
      ...(page.unreadable ? { unreadable: page.unreadable } : {}),
    }));
    return answerFrom(await orderRows(await concatTables(passing), keys));
  };
  const readSlice: ObservationReader["read"] = async (request) => {
    const answer = await slices.read(request);
    note(nameQuestion("read", request), answer.table.rowCount);
    return answer;
  };
  return {
    read: async (request) => {
      const local = await findLocal(request.filters);
      if (local) return local.read(request);
      const all = isEverything(request) ? await whole.readNow() : undefined;
      return all ? answerFrom(all).read(request) : readSlice(request);
    },
    sums: async (request) => {
      // They are no questions of their own: whoever asks for them asks for observations next.
      return readSums((await findLocal(request.filters)) ?? slices, request);
    },
    distinct: async (path, filters) => {
      const local = await findLocal(filters);
      if (local) return local.distinct(path, filters);
      const values = await slices.distinct(path, filters);
      note(nameQuestion("distinct", path, filters));
      return values;
    },
    bounds: async (path) => {
      const local = await findLocal([]);
      return (local ?? slices).bounds(path);
    },
    progress: () => whole.progress,
  };
};

import type { ObservationReader, ReadAnswer, SumRequest } from "./observation-reader.ts";

/** Rows to be added up: by value where the reader has their sums, else as they are. */
export const readSums = (
  reader: Pick<ObservationReader, "read" | "sums">,
  request: SumRequest,
): Promise<ReadAnswer> =>
  reader.sums?.(request) ??
  reader.read({ paths: [request.path, request.numberPath], filters: request.filters });

import type { ReactNode } from "react";
import { Transfers } from "./transfers.tsx";
import type { TransferRequest } from "./use-transfer.ts";

/** What a reader has asked for so far, and how it is shown. */
export type ShownTransfers = { requests: readonly TransferRequest[]; content: ReactNode };

/** Adds a file to those on their way; one that is there already starts again unless it runs. */
export const addTransfer = (
  before: ShownTransfers | undefined,
  request: TransferRequest,
): ShownTransfers => {
  const others = (before?.requests ?? []).filter(({ href }) => href !== request.href);
  const requests = [...others, request];
  return { requests, content: <Transfers requests={requests} /> };
};

import { BoundedProcess, type ProcessBounds } from "../bounded-process.ts";
import type { Order } from "./moody-process.ts";

const BOUNDS: ProcessBounds = { maxBytes: 400_000_000, mostWaiting: 3, mostWaitMs: 20_000 };
export const IN_TIME = { timeoutMs: 20_000 };

const opened: { close(): Promise<void> }[] = [];

export const openProcess = (
  bounds: Partial<ProcessBounds> = {},
  data: object = {},
): BoundedProcess<Order, number, number> => {
  const module = new URL("./moody-process.ts", import.meta.url);
  const process = new BoundedProcess<Order, number, number>(module, data, { ...BOUNDS, ...bounds });
  opened.push(process);
  return process;
};

/** Ends all that were opened. */
export const closeProcesses = async (): Promise<void> => {
  await Promise.all(opened.splice(0).map((process) => process.close()));
};

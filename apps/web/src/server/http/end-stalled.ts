import type { IncomingMessage, ServerResponse } from "node:http";

export type StallBounds = {
  /** Who takes nothing of an answer for so long has gone. */
  longestPauseMs: number;
  /** What answers that are made and not taken, and bodies that have not come whole, may hold of memory altogether. */
  mostBytes: number;
};

export const STALL_BOUNDS: StallBounds = { longestPauseMs: 60_000, mostBytes: 200_000_000 };

const LOOK_MS = 1_000;

type Exchange = { request: IncomingMessage; since: number; readBefore: number };

const countBytes = (response: ServerResponse, { request, readBefore }: Exchange): number =>
  response.writableLength + (request.complete ? 0 : request.socket.bytesRead - readBefore);

/**
 * Ends exchanges that stand still: whoever asks and does not read, or begins to send and does not end, would fill the
 * memory. Where too much waits, what is large and has waited for long goes first, and never the only one.
 */
export const makeStallWatch = ({ mostBytes }: StallBounds) => {
  const open = new Map<ServerResponse, Exchange>();
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const now = performance.now();
    const waiting = [...open]
      .map(([response, exchange]) => {
        const bytes = countBytes(response, exchange);
        return { exchange, bytes, weight: bytes * (now - exchange.since) };
      })
      .filter(({ bytes }) => bytes > 0)
      .toSorted((a, b) => b.weight - a.weight);
    let sum = waiting.reduce((total, { bytes }) => total + bytes, 0);
    for (const { exchange, bytes } of waiting.slice(0, -1)) {
      if (sum <= mostBytes) return;
      exchange.request.socket.destroy();
      sum -= bytes;
    }
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    open.set(response, { request, since: performance.now(), readBefore: socket.bytesRead });
    timer ??= setInterval(look, LOOK_MS).unref();
    response.on("timeout", () => {
      if (response.writableLength > 0) socket.destroy();
    });
    response.once("close", () => {
      open.delete(response);
      if (open.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
  };
};

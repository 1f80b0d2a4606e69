import type { IncomingMessage, ServerResponse } from "node:http";

export type UnreadBounds = {
  /** Who takes nothing of an answer for so long has gone. */
  longestPauseMs: number;
  /** What answers that are made and not taken may hold of memory altogether. */
  mostBytes: number;
};

export const UNREAD_BOUNDS: UnreadBounds = { longestPauseMs: 60_000, mostBytes: 200_000_000 };

const LOOK_MS = 1_000;

type Waiting = { response: ServerResponse; bytes: number; weight: number };

/**
 * Ends answers that nobody takes: whoever asks and does not read would fill the memory. Where too much waits, what is
 * large and has waited for long goes first, and never the only one.
 */
export const makeUnreadWatch = ({ mostBytes }: UnreadBounds) => {
  const open = new Map<ServerResponse, number>();
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const now = performance.now();
    const waiting = [...open]
      .map(([response, since]): Waiting => {
        const bytes = response.writableLength;
        return { response, bytes, weight: bytes * (now - since) };
      })
      .filter(({ bytes }) => bytes > 0)
      .toSorted((a, b) => b.weight - a.weight);
    let sum = waiting.reduce((total, { bytes }) => total + bytes, 0);
    for (const { response, bytes } of waiting.slice(0, -1)) {
      if (sum <= mostBytes) return;
      response.destroy();
      sum -= bytes;
    }
  };
  return ({ socket }: IncomingMessage, response: ServerResponse): void => {
    open.set(response, performance.now());
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

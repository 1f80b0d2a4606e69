import type { Server } from "node:http";

/** Milliseconds: how long a balancer may go on sending readers, and how long answers that are under way may take. */
export type ClosingTimes = { drainMs: number; answerMs: number };

const IDLE_CHECK_MS = 50;

/**
 * Goes on answering while balancers learn that the server closes, then takes no more connections and lets what is under
 * way finish. Fulfils once every connection is closed; those that take too long are cut.
 */
export const closeInOrder = async (
  server: Server,
  { drainMs, answerMs }: ClosingTimes,
): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const late = setTimeout(() => server.closeAllConnections(), answerMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(late);
};

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { answerProbe } from "./answer-probe.ts";
import { firstTurn, inTurnsOf } from "@statelier/cubes";
import { callerOfMessage } from "./caller-of.ts";
import { makeStallWatch, STALL_BOUNDS } from "./end-stalled.ts";
import type { Readiness } from "./readiness.ts";

/**
 * Longer than a reverse proxy keeps a connection to a server (60 s by default in nginx), so that the proxy ends it: a
 * connection that the server ends while a proxy sends a request on it is a 502 for the reader.
 */
const KEEP_ALIVE_MS = 75_000;

/** Requests that one connection may have under way. Browsers and proxies have one. */
const MOST_ON_CONNECTION = 10;

/**
 * Ends a connection with more requests under way than that: whoever sends them all at once would have each of them begun,
 * and every other reader behind them.
 */
const makeConnectionGate = () => {
  const underWay = new WeakMap<Socket, number>();
  const add = (socket: Socket, count: number): number => {
    const sum = (underWay.get(socket) ?? 0) + count;
    underWay.set(socket, sum);
    return sum;
  };
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    response.once("close", () => add(socket, -1));
    if (add(socket, 1) > MOST_ON_CONNECTION) socket.destroy();
    return !socket.destroyed;
  };
};

type HttpServerInput = { readiness: Readiness; trustProxy: boolean; stall?: typeof STALL_BOUNDS };

/** Requests wait until there is something that answers them; only whether it lives and is ready is said at once. */
export const makeHttpServer = (
  answer: Promise<RequestListener>,
  { readiness, trustProxy, stall = STALL_BOUNDS }: HttpServerInput,
): Server => {
  const mayCome = makeConnectionGate();
  const watchStalled = makeStallWatch(stall);
  const begin = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const listener = await answer;
    await firstTurn();
    listener(request, response);
  };
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: KEEP_ALIVE_MS + 5_000 },
    (request, response) => {
      if (!mayCome(request, response) || answerProbe(request, response, readiness)) return;
      watchStalled(request, response);
      void inTurnsOf(callerOfMessage(request, trustProxy), () => begin(request, response));
    },
  );
  server.timeout = stall.longestPauseMs;
  return server;
};
